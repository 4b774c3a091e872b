import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { LINK_PLACES } from '../../lib/model/page-record.ts';
import { linkTo, recordOf } from '../records.ts';
import {
  applyChange,
  arriving,
  change,
  changes,
  driven,
  labels,
  placement,
  rules,
  settledBase,
  told,
  webOf,
} from './small-webs.ts';

describe('a boundary kept online', () => {
  it('is after every arrival and removal that of a web asked for the first time', () => {
    let asked = 0;
    let rebuilt = 0;
    fc.assert(
      fc.property(changes, rules, (steps, rule) => {
        const web = new KnownWeb(rule);
        steps.forEach((step, i) => {
          applyChange(web, step, i + 1);
          const anew = webOf(steps.slice(0, i + 1), rule);
          expect(placement(web)).toEqual(placement(anew));
          for (const id of web.sites.ids) {
            const online = driven(web.boundary(id));
            expect(told(web, online)).toEqual(told(anew, driven(anew.boundary(id))));
            asked++;
          }
        });
        for (const id of web.sites.ids) rebuilt += driven(web.boundary(id)).rebuilds;
      }),
      { numRuns: 250, seed: 31 },
    );

    expect(rebuilt).toBeLessThan(asked);
  });

  it('is so too where sites have settled', () => {
    let asked = 0;
    let rebuilt = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), rules, (steps, rule) => {
        const all = [...settledBase, ...steps];
        const web = webOf(settledBase, rule);
        const first = web.sites.ids.slice(0, 4);
        for (const id of first) driven(web.boundary(id));
        steps.forEach((step, i) => {
          const at = settledBase.length + i + 1;
          applyChange(web, step, at);
          const anew = webOf(all.slice(0, at), rule);
          for (const id of first.filter((one) => web.sites.site(one) !== undefined)) {
            const online = driven(web.boundary(id));
            expect(told(web, online)).toEqual(told(anew, driven(anew.boundary(id))));
            asked++;
          }
        });
        for (const id of first) {
          if (web.sites.site(id) !== undefined) rebuilt += driven(web.boundary(id)).rebuilds;
        }
      }),
      { numRuns: 200, seed: 33 },
    );

    expect(rebuilt).toBeLessThan(asked);
  });

  it('is so too for the sites asked seldom, and with labels', () => {
    fc.assert(
      fc.property(changes, rules, labels, fc.array(fc.nat(3)), (steps, rule, label, pauses) => {
        const web = new KnownWeb(rule);
        steps.forEach((step, i) => {
          applyChange(web, step, i + 1);
          const ids = web.sites.ids;
          if ((pauses[i] ?? 0) > 0 || ids.length === 0) return;
          driven(web.boundary(ids[i % ids.length], label));
        });
        const anew = webOf(steps, rule);
        for (const id of web.sites.ids) {
          const online = driven(web.boundary(id, label));
          expect(told(web, online)).toEqual(told(anew, driven(anew.boundary(id, label))));
        }
      }),
      { numRuns: 250, seed: 32 },
    );
  });

  it('is so too when it was left half-way, or pages came and went between its steps', () => {
    fc.assert(
      fc.property(changes, rules, fc.array(fc.nat(6)), (steps, rule, stops) => {
        const web = new KnownWeb(rule);
        let asked: Generator<void, unknown> | null = null;
        steps.forEach((step, i) => {
          applyChange(web, step, i + 1);
          const ids = web.sites.ids;
          if (ids.length === 0) return;
          asked = web.boundary(ids[i % ids.length]);
          for (let n = 0; n < (stops[i] ?? 1); n++) asked.next();
        });
        const anew = webOf(steps, rule);
        for (const id of web.sites.ids) {
          expect(told(web, driven(web.boundary(id)))).toEqual(
            told(anew, driven(anew.boundary(id))),
          );
        }
      }),
      { numRuns: 200, seed: 34 },
    );
  });

  it('begins anew when a page comes between its steps', () => {
    const web = webOf(settledBase);
    const [id] = web.sites.ids;
    const asked = web.boundary(id);
    asked.next();
    applyChange(web, settledBase[0], 100);
    const anew = webOf(settledBase);
    applyChange(anew, settledBase[0], 100);

    expect(told(web, driven(asked))).toEqual(told(anew, driven(anew.boundary(id))));
  });

  it('is refused for a site that is not there', () => {
    expect(() => driven(new KnownWeb().boundary(7))).toThrow('There is no site 7.');
  });
});

describe('the site of an address', () => {
  it('is that of the page opened there, and of none where nothing was opened', () => {
    const web = webOf(settledBase);
    const opened = settledBase[0].kind === 'add' ? settledBase[0].url : '';

    expect(web.siteAt(opened)).toBe(web.sites.siteOf(1));
    expect(web.siteAt('https://a.example/')).toBeNull();
    expect(web.siteAt('https://unknown.example/')).toBeNull();
  });

  it('has the places of the links that the graph kept', () => {
    const web = new KnownWeb();
    const record = recordOf('https://a.example/', []);
    record.links = (['main', 'footer', 'header', 'aside'] as const).map((place, i) => ({
      ...linkTo(`https://a.example/${[1, 1, 2, 1][i]}`),
      place,
    }));
    web.add(1, arriving(record));

    expect(web.graph.pageRow(1)!.length).toBe(3);
    expect([0, 1].map((link) => LINK_PLACES[web.sites.opened.placeOf(1, link)])).toEqual([
      'main',
      'header',
    ]);
  });
});
