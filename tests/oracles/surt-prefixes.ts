/**
 * How Heritrix reads a list of SURT prefixes, by its documented rules: a line with a plus is a
 * prefix, everything is compared in lower case, https is http, and an address is reached when its
 * own SURT form begins with a prefix. Written apart from the exporter, character by character.
 */
export function surtReader(list: string): (url: string) => boolean {
  const prefixes = list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      if (!line.startsWith('+')) throw new Error(`Not a SURT prefix: ${line}`);
      return line.slice(1).toLowerCase();
    });
  return (url) => prefixes.some((prefix) => candidate(url).startsWith(prefix));
}

function candidate(url: string): string {
  const parts = /^(\w+:\/\/)(?:((?:\d{1,3}\.){3}\d{1,3})|([^/]+?))(:\d+)?(\/\S*)?$/.exec(url)!;
  const [, scheme, quad, host, port = '', path = ''] = parts;
  let reversed = quad ?? '';
  if (host !== undefined) {
    let label = '';
    for (const sign of `${host}.`) {
      if (sign !== '.') label += sign;
      else {
        reversed = `${label},${reversed}`;
        label = '';
      }
    }
  }
  return `${scheme}(${reversed}${port})${path}`.toLowerCase().replace(/^https:/, 'http:');
}
