/**
 * The notation the sites are written in. A line is a block: `# heading`, `- list item`,
 * `> quotation`, `key :: value` (a row of facts), `! alternative text (image URL)`, otherwise a
 * paragraph. An indented line goes on with the one before it. Inside a block `[words](URL)` is a
 * link and `*words*` is emphasis.
 * `== /path | title | note | note …` begins a page.
 */
export interface Entry {
  path: string;
  title: string;
  notes: string[];
  html: string;
}

/** Reads all pages of a text. */
export function entriesOf(text: string): Entry[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.split('\n');
      const [path, title, ...notes] = head.split('|').map((field) => field.trim());
      return { path, title, notes, html: prose(lines.join('\n')) };
    });
}

/** Turns blocks into HTML; neighbouring items and facts share one list. */
export function prose(text: string): string {
  const lines = text
    .replace(/\n +/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map(block)
    .join('\n')
    .replaceAll('</ul>\n<ul>', '\n')
    .replaceAll('</dl>\n<dl>', '\n');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A list of links, as navigations have them. */
export function linkList(links: [url: string, text: string][]): string {
  const items = links.map(([url, text]) => `<li><a href="${escapeHtml(url)}">${text}</a></li>`);
  return `<ul>${items.join('')}</ul>`;
}

function block(line: string): string {
  const image = /^! (.+) \((\S+)\)$/.exec(line);
  if (image) return figure(image[2], image[1]);
  if (line.startsWith('# ')) return `<h2>${inline(line.slice(2))}</h2>`;
  if (line.startsWith('- ')) return `<ul><li>${inline(line.slice(2))}</li></ul>`;
  if (line.startsWith('> ')) return `<blockquote><p>${inline(line.slice(2))}</p></blockquote>`;
  const [key, value] = line.split(' :: ');
  if (value !== undefined) return `<dl><dt>${inline(key)}</dt><dd>${inline(value)}</dd></dl>`;
  return `<p>${inline(line)}</p>`;
}

function figure(source: string, words: string): string {
  const text = inline(words);
  return `<figure><img src="${source}" alt="${text}"><figcaption>${text}</figcaption></figure>`;
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}
