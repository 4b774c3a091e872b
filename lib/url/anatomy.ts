/**
 * The parts of a canonical address, found by its marks and not by parsing it once more: this is
 * done for every link. A canonical address has a scheme, a host in lower case, its port where
 * that is unusual, and a path that begins with a slash; nobody's name and no fragment but a
 * route. Hosts and keys, which have no scheme, are read alike where that is said. Cost: one look
 * at each character.
 */

/** `https` of `https://www.example.org/docs/`. */
export const schemeOf = (url: string): string => url.slice(0, url.indexOf('://'));

/** An address without its scheme: `www.example.org/docs/?page=2`. A host is its own key. */
export const keyOf = (url: string): string => url.slice(hostStart(url));

/** Host with its port: `www.example.org:8080`. Also of a host that is named by itself. */
export const hostOf = (url: string): string => url.slice(hostStart(url), hostEnd(url));

/** Host with its port, of a key. */
export const hostOfKey = (key: string): string => key.slice(0, slashOrEnd(key, 0));

/** Host without its port, as `URL.hostname` has it. */
export const hostNameOf = (url: string): string => withoutPort(hostOf(url));

export const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** `https://www.example.org:8080`, without a slash. */
export const originOf = (url: string): string => url.slice(0, hostEnd(url));

/** Where the path begins: at the slash behind the host; the length where there is none. */
export const hostEnd = (url: string): number => slashOrEnd(url, hostStart(url));

/** Where the path of an address or a key ends: at its query, its route, or with the address. */
export function pathEnd(address: string): number {
  const query = address.indexOf('?');
  const route = address.indexOf('#');
  if (query < 0) return route < 0 ? address.length : route;
  return route < 0 ? query : Math.min(query, route);
}

/**
 * Where the directory of an address or a key ends, behind its slash; of what comes before `end`.
 */
export const directoryEnd = (address: string, end = pathEnd(address)): number =>
  address.lastIndexOf('/', end - 1) + 1;

/** `https://www.example.org/docs/` of `https://www.example.org/docs/first.html`; or of keys. */
export const directoryOf = (address: string): string => address.slice(0, directoryEnd(address));

/** The directory as a key: `www.example.org/docs/`. */
export const directoryKey = (url: string): string => url.slice(hostStart(url), directoryEnd(url));

/** `first.html`; empty for a directory. */
export const fileNameOf = (url: string): string => url.slice(directoryEnd(url), pathEnd(url));

/** The directory that a directory lies in: `www.example.org/` of `www.example.org/docs/`. */
export const directoryAbove = (directory: string): string =>
  directory.slice(0, directoryEnd(directory, directory.length - 1));

/**
 * Where the directories above an address end, each behind its slash, the root's first: the one at
 * `root`, where the path begins. At most `most`.
 */
export function directoryEnds(
  address: string,
  root: number,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const ends: number[] = [];
  const end = pathEnd(address);
  let slash = root;
  while (slash !== -1 && slash < end && ends.length < most) {
    ends.push(slash + 1);
    slash = address.indexOf('/', slash + 1);
  }
  return ends;
}

/** Every directory an address lies in, as addresses, its whole host first. */
export const directoriesAbove = (url: string): string[] =>
  directoryEnds(url, hostEnd(url)).map((end) => url.slice(0, end));

/** The longest directory that two addresses both lie in. */
export function sharedDirectory(a: string, b: string): string {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return a.slice(0, directoryEnd(a, same));
}

/** As people write an address: without `https://`. What is no address stays as it is. */
export const withoutScheme = (text: string): string => text.replace(/^https?:\/\//, '');

function hostStart(url: string): number {
  const mark = url.indexOf('://');
  return mark < 0 ? 0 : mark + 3;
}

function slashOrEnd(text: string, from: number): number {
  const slash = text.indexOf('/', from);
  return slash < 0 ? text.length : slash;
}
