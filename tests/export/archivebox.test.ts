import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archiveBoxRequests, serverOf } from '../../lib/export/archivebox.ts';
import { address, RUNS, text } from './hostile-sites.ts';

it.each([
  ['http://box.example:8000', 'http://box.example:8000/'],
  [' https://box.example/archive ', 'https://box.example/archive/'],
  ['https://box.example/?key=1#x', 'https://box.example/'],
  ['box.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('takes %j for the server %j', (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});

it('sends every address once, in order, a few hundred at a time', () => {
  const urls = Array.from({ length: 450 }, (_, n) => `https://a.example/${n}?"quoted"`);
  const requests = [...archiveBoxRequests('https://box.example/', urls, 'a-site')];
  const bodies = requests.map(({ body }) => JSON.parse(body));

  expect(requests.map(({ addresses }) => addresses)).toEqual([200, 200, 50]);
  expect(bodies.flatMap((body) => body.urls)).toEqual(urls);
  expect(bodies.every(({ tag, depth }) => tag === 'a-site' && depth === 0)).toBe(true);
  expect(requests[0].endpoint).toBe('https://box.example/api/v1/cli/add');
});

it('sends hostile names and addresses as they are', () => {
  fc.assert(
    fc.property(fc.array(address), text, (urls, tag) => {
      const bodies = [...archiveBoxRequests('https://box.example/', urls, tag)].map(({ body }) =>
        JSON.parse(body),
      );

      expect(bodies.flatMap((body) => body.urls)).toEqual(urls);
      for (const body of bodies) expect(body.tag).toBe(tag);
    }),
    RUNS,
  );
});
