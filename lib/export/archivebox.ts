/**
 * What is sent to a person's own ArchiveBox server: `POST /api/v1/cli/add` with some hundred
 * addresses at a time, so that a server that is slow, or stops, has what came before.
 */
const AT_ONCE = 200;

export interface ArchiveBoxRequest {
  endpoint: string;
  body: string;
  addresses: number;
}

/** The server as the person typed it, as the address its API lies below; null where it is none. */
export function serverOf(typed: string): string | null {
  try {
    const { protocol, origin, pathname } = new URL(typed.trim());
    if (protocol !== 'http:' && protocol !== 'https:') return null;
    return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
  } catch {
    return null;
  }
}

export function* archiveBoxRequests(
  server: string,
  urls: readonly string[],
  tag: string,
): Generator<ArchiveBoxRequest> {
  for (let at = 0; at < urls.length; at += AT_ONCE) {
    const some = urls.slice(at, at + AT_ONCE);
    yield {
      endpoint: `${server}api/v1/cli/add`,
      body: JSON.stringify({ tag, depth: 0, urls: some }),
      addresses: some.length,
    };
  }
}
