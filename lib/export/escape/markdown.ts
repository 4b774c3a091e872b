/**
 * Text for one line of Markdown: every sign that may mean something is escaped, so no title makes
 * a link, a picture, a heading or HTML. White space becomes single blanks, as it would be shown.
 */
export const markdownText = (text: string): string =>
  oneLine(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');

export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
