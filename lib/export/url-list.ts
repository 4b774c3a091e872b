/** One address a line: what wget -i, ArchiveBox and every other tool read. */
export function urlList(urls: Iterable<string>): string {
  return [...urls].map((url) => `${url}\n`).join('');
}
