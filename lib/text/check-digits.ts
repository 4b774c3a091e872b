/** Numbers that prove themselves by their check digits. Digits are those of ASCII. */

/** ISO 13616: an account number, without blanks, in any case. */
export function isIban(text: string): boolean {
  if (!/^[a-z]{2}\d{2}[a-z\d]{11,30}$/i.test(text)) return false;
  let rest = 0;
  for (const sign of (text.slice(4) + text.slice(0, 4)).toLowerCase()) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** ISO/IEC 7812: the number of a payment card. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? 2 * digit : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** ISO 2108: the number of a book, which is nobody's secret. */
export function isIsbn(digits: string): boolean {
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 13; i++) sum += Number(digits[i]) * (i % 2 === 1 ? 3 : 1);
  return sum % 10 === 0;
}

/** The same before 2007: ten signs, the last of which may be an X. */
export const isIsbn10 = (digits: string): boolean =>
  /^\d{9}[\dX]$/.test(digits) && isDivisibleBy11(digits);

/** ISO 3297: the number of a journal. */
export const isIssn = (digits: string): boolean =>
  /^\d{7}[\dX]$/.test(digits) && isDivisibleBy11(digits);

function isDivisibleBy11(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    sum += (digits[i] === 'X' ? 10 : Number(digits[i])) * (digits.length - i);
  }
  return sum % 11 === 0;
}
