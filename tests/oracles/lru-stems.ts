/**
 * How Hyphe reads a reversed address: a bar ends a stem, its letter says what it is, hosts stand
 * the last name first, and the stems of a path are joined by slashes.
 */
export function urlOfLru(lru: string): string {
  if (!lru.endsWith('|')) throw new Error(`Not an LRU: ${lru}`);
  const stems = lru.slice(0, -1).split('|');
  const of = (letter: string) =>
    stems.filter((stem) => stem.startsWith(`${letter}:`)).map((stem) => stem.slice(2));
  const order = stems.map((stem) => 'sthpqf'.indexOf(stem[0]));
  if (order.some((at, i) => at < 0 || at < (order[i - 1] ?? 0))) throw new Error(`Odd LRU: ${lru}`);
  const [scheme, port, query, fragment] = ['s', 't', 'q', 'f'].map((letter) => of(letter)[0]);
  const authority = of('h').reverse().join('.') + (port === undefined ? '' : `:${port}`);
  const path = of('p').map((segment) => `/${segment}`);
  return [
    `${scheme}://${authority}${path.join('')}`,
    query === undefined ? '' : `${path.length === 0 ? '/' : ''}?${query}`,
    fragment === undefined
      ? ''
      : `${path.length + (query?.length ?? 0) === 0 ? '/' : ''}#${fragment}`,
  ].join('');
}
