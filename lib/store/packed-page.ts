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

/**
 * One packed value instead of a row per link: ten times the pages per second, and a fifth of the
 * disk. The hash is of the JSON before packing, so equal pages have equal hashes whatever the
 * compressor does.
 */
export async function packPage(record: PageRecord): Promise<PackedPage> {
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

async function through(stream: CompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer());
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
