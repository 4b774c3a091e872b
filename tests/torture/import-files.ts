/** Small files in order, of every kind that can be brought in, for chance to damage. */
import { PROJECT_VERSION } from '../../lib/export/project/project.ts';
import { Sha256 } from '../../lib/export/sha256.ts';
import { recordOf } from '../records.ts';
import { mutatedValue } from './mutate.ts';

const url = 'https://a.example/page';
const head = { ambit: 'project', version: PROJECT_VERSION, name: 'A', madeAt: 1, algorithm: 1 };
const ENTRIES: unknown[] = [
  { ...head, parameters: { visits: 3, mode: 'everywhere', full: false } },
  { address: { url, opened: true, side: 'in', likelihood: 0.9 } },
  {
    label: { id: 1, site: url, side: 'in', reach: 'url', target: url, at: 1, withdrawnAt: null },
  },
  {
    page: {
      visits: [{ visit: 'a'.repeat(32), revision: 0, at: 1 }],
      record: recordOf(url, ['https://b.example/']),
    },
  },
];

/** A project of which one entry is damaged and the sum is right all the same. */
export function sealedProject(chance: () => number): string {
  const at = Math.floor(chance() * ENTRIES.length);
  const lines = ENTRIES.map((entry, i) => told(i === at ? mutatedValue(entry, chance) : entry));
  const sum = new Sha256();
  for (const line of lines) sum.add(new TextEncoder().encode(line));
  const end = { entries: ENTRIES.length - 1, sha256: sum.hex() };
  return lines.join('') + told({ end });
}

/** What is no JSON is left out, as JSON does. */
const told = (value: unknown): string =>
  `${JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))}\n`;

const har = JSON.stringify({
  log: {
    version: '1.2',
    entries: [
      {
        startedDateTime: '2026-01-12T09:30:00.000Z',
        pageref: 'page_1',
        request: { method: 'GET', url },
        response: {
          status: 200,
          redirectURL: '',
          content: { mimeType: 'text/html', text: '<title>A</title><a href=/b>b</a>' },
        },
      },
    ],
  },
});

export const FILES = [
  `${url}\nhttps://b.example/\n# a remark\n`,
  `com,example)/ 20260112093000 {"url": "${url}", "status": "200"}\n`,
  `CDX N b a\ncom,example)/ 20260112093000 ${url} text/html 200\n`,
  `{"webentities": [{"name": "A", "status": "IN", "homepage": "${url}", "prefixes_as_url": ` +
    `["${url}"]}]}`,
  `ID,NAME,STATUS,"HOME PAGE",PREFIXES AS URL\n1,A,IN,${url},"${url} https://b.example/"\n`,
  'arts = culture\n  museum [institution]\n  theatre\nscience\n',
  'topic,broader,synonyms\nmuseum,arts,gallery\n"the ""arts""",,\n',
  `<rdf:RDF><!-- a --><skos:Concept rdf:about="#m">\
<skos:prefLabel xml:lang="en">Museum</skos:prefLabel>
   <skos:broader rdf:resource="#a"/></skos:Concept><owl:Class rdf:ID="a"/></rdf:RDF>`,
  `out(${url}) ~ in({${url}, "b"})`,
  `${JSON.stringify(head)}\n`,
  har,
];
