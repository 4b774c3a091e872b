/**
 * The words of a name or a part of an address, in small letters without accents: `X-Amz-Signature`,
 * `accessToken`, `user[password]`, `mot-de-passe`, `pass%C3%A9`. Accents go because addresses have
 * them or not as their authors liked.
 */
export function plainWords(text: string): string[] {
  return withoutAccents(text.replace(/([a-z0-9])([A-Z])/g, '$1 $2'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function withoutAccents(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœđ]/g, (letter) => LETTERS[letter]);
}

/** Letters that are not put together from one of a to z and an accent. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };
