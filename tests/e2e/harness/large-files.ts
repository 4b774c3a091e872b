/**
 * Files with as much in them as asked for, written piece by piece: a project, or an HTTP archive.
 */
import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectEntry } from '../../../lib/export/project/project.ts';
import { writeProject } from '../../../lib/export/project/write-project.ts';
import { LIMITS } from '../../../lib/model/page-record.ts';
import { linkTo, recordOf } from '../../records.ts';

export interface Size {
  pages: number;
  /** Of one page once it is packed, about. */
  kilobytes: number;
  /** Pictures of half a megabyte, which an HTTP archive holds besides. */
  pictures?: number;
}

export const LARGE_HOST = 'large.example';
const pageOf = (n: number) => `http://${LARGE_HOST}/part-${n % 9}/page-${n}.html`;
const targetOf = (n: number, i: number) =>
  `http://${LARGE_HOST}/part-${n % 9}/${(n * 7 + i) % 997}`;

/** Returns the path of a project file. */
export async function writeLargeProject(size: Size): Promise<string> {
  const head = { name: 'Large', madeAt: 5, algorithm: 2, parameters: {} };
  return written('large-project.jsonl', writeProject(head, entries(size)));
}

/**
 * Returns the path of a file that begins as a project does and whose first line has so many bytes.
 */
export const writeOneLine = (bytes: number, filling: string): Promise<string> =>
  written('one-line.jsonl', oneLine(bytes, filling));

function* oneLine(bytes: number, filling: string): Generator<string> {
  const piece = filling.repeat(Math.ceil(MEGABYTE / filling.length));
  yield '{"ambit":"project","version":2,"x":["';
  for (let length = 0; length < bytes; length += piece.length) yield piece;
}

const MEGABYTE = 1024 * 1024;

/** Returns the path of a HAR file. */
export const writeLargeHar = (size: Size): Promise<string> => written('large.har', archive(size));

function* entries(size: Size): Generator<ProjectEntry> {
  for (let n = 0; n < size.pages; n++) {
    const visit = n.toString(16).padStart(32, '0');
    const record = recordOf(pageOf(n), []);
    const links = words(n, size).map((text, i) => linkTo(targetOf(n, i), text));
    yield {
      page: { record: { ...record, links }, visits: [{ visit, revision: 0, at: 1000 + n }] },
    };
  }
}

function* archive(size: Size): Generator<string> {
  yield '{"log":{"version":"1.2","creator":{"name":"x"},"entries":[';
  for (let n = 0; n < size.pages; n++) {
    const links = words(n, size).map((text, i) => `<a href="${targetOf(n, i)}">${text}</a>`);
    const text = `<!doctype html><title>Page ${n}</title><main>${links.join('\n')}</main>`;
    const entry = {
      startedDateTime: '2026-01-02T03:04:05Z',
      request: { url: pageOf(n), method: 'GET' },
      response: { status: 200, redirectURL: '', content: { mimeType: 'text/html', text } },
    };
    yield `${n > 0 ? ',\n' : ''}${JSON.stringify(entry)}`;
  }
  const content = { mimeType: 'image/png', encoding: 'base64', text: 'QUJD'.repeat(128 * 1024) };
  for (let n = 0; n < (size.pictures ?? 0); n++) {
    const request = { url: `http://${LARGE_HOST}/${n}.png`, method: 'GET' };
    yield `,\n${JSON.stringify({ request, response: { status: 200, content } })}`;
  }
  yield ']}}';
}

/** What its links say is noise of words, no codes: it cannot be packed below five bits a letter. */
function words(n: number, { kilobytes }: Size): string[] {
  const noise = noiseFrom(n + 1);
  return Array.from({ length: Math.ceil((kilobytes * 1024) / BYTES_PER_LINK) }, () =>
    Array.from({ length: LETTERS }, () => SIGNS[noise() & 31]).join(''),
  );
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz      ';
const LETTERS = LIMITS.text;
const BYTES_PER_LINK = (LETTERS * 5) / 8;

/** Xorshift: the same file each time. */
function noiseFrom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 8;
  };
}

async function written(name: string, pieces: Iterable<string> | AsyncIterable<string>) {
  const path = join(mkdtempSync(join(tmpdir(), 'ambit-large-')), name);
  const file = openSync(path, 'w');
  for await (const piece of pieces) writeSync(file, piece);
  closeSync(file);
  return path;
}
