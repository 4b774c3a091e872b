/** E-mail addresses give way to another text; what stands around them stays. Linear. */
export function withoutEmails(text: string, instead: string): string {
  if (!text.includes('@') && !text.includes('%40')) return text;
  let result = '';
  let from = 0;
  for (const at of text.matchAll(/@|%40/g)) {
    const start = localPartStart(text, at.index, from);
    const end = domainEnd(text, at.index + at[0].length);
    if (start === at.index || end === 0 || at.index < from) continue;
    result += `${text.slice(from, start)}${instead}`;
    from = end;
  }
  return result + text.slice(from);
}

/** Names have letters of all scripts, plus signs and apostrophes, escaped or not. */
function localPartStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from) {
    const escaped =
      text[start - 3] === '%' && start - 3 >= from ? text.slice(start - 2, start) : '';
    if (/^[0-9a-f]{2}$/i.test(escaped)) {
      if (!OF_A_NAME.test(escaped)) break;
      start -= 3;
    } else if (/[A-Za-z0-9._+'-]/.test(text[start - 1])) start--;
    else break;
  }
  return start;
}
/** + ' - . _, digits, letters, and bytes of letters beyond ASCII. */
const OF_A_NAME = /^(?:2[B7DE]|5F|3\d|4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A]|[89A-F].)$/i;

/** After a last dot, or the ending of a file: `picture@2x.png`, `jo@example.org.html`. */
const NO_DOMAIN = /^(?:|png|jpe?g|gif|svg|webp|avif|css|js|x?html?|php|aspx?|jsp|pdf|txt|xml|rb)$/i;

/** Where the domain after an `@` ends, 0 when what stands there is none (`name@1.2.3`). */
function domainEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && /[A-Za-z0-9.-]/.test(text[end])) end++;
  const labels = text.slice(start, end).split('.');
  while (labels.length > 1 && NO_DOMAIN.test(labels[labels.length - 1])) labels.pop();
  const [first, ...rest] = labels;
  const last = rest.at(-1) ?? '';
  return first !== '' && /^[A-Za-z]{2,}$/.test(last) ? start + labels.join('.').length : 0;
}
