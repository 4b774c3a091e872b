import type { PageRecord } from '../model/page-record.ts';

/** A page record as stored: deflated JSON, and the SHA-256 of that JSON. */
export interface PackedPage {
  body: Uint8Array;
  hash: string;
  /**
   * The same without what the browser happened to load, which differs with every state of its
   * cache: two openings of an unchanged page have the same identity.
   */
  identity: string;
}

/** A page on its way to the store. */
export interface NewPage extends PackedPage {
  /** Where a redirect led to it from, and the page without a word of that. */
  source?: { url: string; bare: PackedPage };
}

/**
 * Both ways, since whether a source may be kept is decided where nothing can be packed any more.
 */
export async function packPage(record: PageRecord): Promise<NewPage> {
  const url = record.self.redirectedFrom;
  if (url === '') return pack(record);
  const [page, bare] = await Promise.all([pack(record), pack(withoutSource(record))]);
  return { ...page, source: { url, bare } };
}

export const withoutSource = (record: PageRecord): PageRecord => ({
  ...record,
  self: { ...record.self, redirectedFrom: '' },
});

/**
 * One packed value instead of a row per link: ten times the pages per second, and a fifth of the
 * disk. The hash is of the JSON before packing, so equal pages have equal hashes whatever the
 * compressor does.
 */
async function pack(record: PageRecord): Promise<PackedPage> {
  const json = bytesOf(record);
  const unloaded = bytesOf({ ...record, features: { ...record.features, loaded: [] } });
  const [body, hash, identity] = await Promise.all([
    through(new CompressionStream('deflate-raw'), json),
    sha256(json),
    sha256(unloaded),
  ]);
  return { body, hash, identity };
}

/** The record, or null when the bytes are not the ones that were hashed. */
export async function unpackPage(
  packed: Pick<PackedPage, 'body' | 'hash'>,
): Promise<PageRecord | null> {
  const json = await through(new DecompressionStream('deflate-raw'), packed.body).catch(() => null);
  if (json === null || (await sha256(json)) !== packed.hash) return null;
  return JSON.parse(new TextDecoder().decode(json));
}

const bytesOf = (record: PageRecord) => new TextEncoder().encode(JSON.stringify(record));

/** By hand rather than through a Blob and a Response: half the time for a page's few kilobytes. */
async function through(stream: CompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  const read = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value);
    }
  };
  const write = async () => {
    await writer.write(bytes as Uint8Array<ArrayBuffer>);
    await writer.close();
  };
  await Promise.all([write(), read()]);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
