/**
 * Does a label of a host name a bank, by the words that banks of many countries have in
 * common? Things are also kept in banks, rivers have them, and the banks of states publish
 * figures for everybody.
 */
export function isBankLabel(label: string): boolean {
  const joined = label.replaceAll('-', '');
  if (NO_MONEY.test(joined) || OF_STATES.test(joined)) return false;
  return BANK.test(joined) || label.split('-').some((word) => WORDS.has(word));
}

const BANK =
  /bank$|banking|^bankof|^mabanque|^banco[a-z]|sparkasse|raiffeisen|volksbank|creditunion/;

/** Those of German compounds and of towns' food banks also behind another word. */
const NO_MONEY =
  /(?:data|daten|food|blood|blut)bank$|^(?:gen|gene|bio|seed|samen|word|phrase|image|picture|photo|bild|sound|time|zeit|test|item|question|job|idea|brain|tissue|milk|protein|tree|toy|power|river|south|left|right|dogger|sand)bank$|^banco(?:dealimentos|alimentare|dedados|dedatos|desangre|deimagens|deimagenes)$/;

const OF_STATES =
  /^(?:world|bundes|riks|norges)bank$|^bankof(?:england|canada|greece|korea|israel|albania|japan|thailand|finland)$|^banco(?:central|deespana|deportugal|demexico|mundial)/;

const WORDS = new Set(
  `bank banking ebanking onlinebanking netbank netbanking homebanking telebanking ibank ebank banque
  banca banco banka banki bankas pankki pank caixa caja kredit sparda`.split(/\s+/),
);
