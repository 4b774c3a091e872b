import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import {
  applyChange,
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
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), rules, (steps, rule) => {
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
      { numRuns: 250, seed: 33 },
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
          driven(web.boundary(ids[i % ids.length], label, 'said'));
        });
        const anew = webOf(steps, rule);
        for (const id of web.sites.ids) {
          const online = driven(web.boundary(id, label, 'said'));
          expect(told(web, online)).toEqual(told(anew, driven(anew.boundary(id, label, 'said'))));
        }
      }),
      { numRuns: 250, seed: 32 },
    );
  });
});
