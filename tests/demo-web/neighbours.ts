import { type Entry, linkList } from './prose.ts';

/** Links to the entries before and after one of them, as the foot of an article has them. */
export function neighbours(entries: Entry[], entry: Entry, label: string): string {
  const at = entries.indexOf(entry);
  if (at < 0) return '';
  const around = [entries[at - 1], entries[at + 1]].filter((other) => other !== undefined);
  const links = around.map(({ path, title }): [string, string] => [path, title]);
  return `<nav class="around" aria-label="${label}"><p>${label}</p>${linkList(links)}</nav>`;
}
