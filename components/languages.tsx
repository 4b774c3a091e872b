import { language, say, sayNumber } from '../lib/say.ts';

/**
 * The languages of a host's pages, commonest first, by their names in the person's own language.
 */
export function Languages({ counts }: { counts: Record<string, number> }) {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return null;
  const names = new Intl.DisplayNames(language(), { type: 'language' });
  const told = rows.map(([code, pages]) => `${names.of(code) ?? code} (${sayNumber(pages)})`);
  return <p>{say('hostLanguages', told.join(', '))}</p>;
}
