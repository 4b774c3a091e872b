import type { PageRecord } from '../model/page-record.ts';

/** So many take a millisecond or two. */
const LINKS_A_STEP = 500;

/** What `JSON.stringify` gives, in steps: a record of many links has megabytes. */
export function* recordJson(record: PageRecord): Generator<void, string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    const json = name === 'links' ? yield* linksJson(record.links) : JSON.stringify(value);
    fields.push(`${JSON.stringify(name)}:${json}`);
    yield;
  }
  return `{${fields.join(',')}}`;
}

function* linksJson(links: PageRecord['links']): Generator<void, string> {
  const parts: string[] = [];
  for (let i = 0; i < links.length; i += LINKS_A_STEP) {
    parts.push(JSON.stringify(links.slice(i, i + LINKS_A_STEP)).slice(1, -1));
    yield;
  }
  return `[${parts.join(',')}]`;
}
