import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../../lab/graph/flow/certificate.ts';
import { CERTAIN } from '../../../lib/boundary/cut/boundary-network.ts';
import { labelRule } from '../../../lib/boundary/cut/label-rule.ts';
import {
  applyChange,
  changes,
  driven,
  labelOn,
  labels,
  rules,
  settledBase,
  told,
  webOf,
} from '../small-webs.ts';

describe('the boundary of a site', () => {
  it('has a certificate: a flow as large as the cut, after every history', () => {
    let cuts = 0;
    fc.assert(
      fc.property(changes, rules, labels, (steps, rule, label) => {
        const web = webOf(settledBase, rule);
        const [id] = web.sites.ids;
        driven(web.boundary(id, label));
        for (const [i, step] of steps.entries()) {
          applyChange(web, step, settledBase.length + i + 1);
          if (web.sites.site(id) !== undefined) driven(web.boundary(id, label));
        }
        for (const site of web.sites.ids) {
          const { flow } = driven(web.boundary(site, label));
          const { faults, cut } = certificateOf(flow.network, flow.state);
          expect(faults).toEqual([]);
          expect(cut).toBe(flow.value);
          if (cut > 0) cuts++;
        }
      }),
      { numRuns: 60, seed: 61 },
    );

    expect(cuts).toBeGreaterThan(60);
  });

  it('has an address in by a margin above zero, or out by one below', () => {
    fc.assert(
      fc.property(changes, rules, labels, (steps, rule, label) => {
        const web = webOf(steps, rule);
        for (const id of web.sites.ids) {
          const boundary = driven(web.boundary(id, label));
          for (const address of boundary.concerned) {
            const margin = boundary.margin(address);
            if (boundary.isIn(address)) expect(margin).toBeGreaterThanOrEqual(0);
            else expect(margin).toBeLessThanOrEqual(0);
          }
        }
      }),
      { numRuns: 150, seed: 62 },
    );
  });

  it('obeys labels before everything else', () => {
    fc.assert(
      fc.property(changes, rules, labels, (steps, rule, label) => {
        const web = webOf(steps, rule);
        for (const id of web.sites.ids) {
          const boundary = driven(web.boundary(id, label));
          for (const address of boundary.concerned) {
            const side = label.side(web.graph.urlOf(address));
            if (side !== 0) expect(boundary.isIn(address)).toBe(side === 1);
          }
        }
      }),
      { numRuns: 150, seed: 63 },
    );
  });

  it('is made anew for other labels, and kept for the same', () => {
    const web = webOf(settledBase);
    const [id] = web.sites.ids;
    const plain = driven(web.boundary(id));
    expect(driven(web.boundary(id))).toBe(plain);
    const opened = [...plain.concerned].find((address) => plain.isIn(address))!;
    const url = web.graph.urlOf(opened);
    const labelled = driven(web.boundary(id, labelRule([labelOn(1, 'out', 'url', url)])));

    expect(labelled.isIn(opened)).toBe(false);
    expect(labelled.odds(opened)).toBe(-CERTAIN);
    expect(told(web, driven(web.boundary(id)))).toEqual(told(web, plain));
  });

  it('says nothing of addresses that do not concern it', () => {
    const web = webOf(settledBase);
    const boundary = driven(web.boundary(web.sites.ids[0]));

    expect(boundary.isIn(1_000_000)).toBe(false);
    expect(boundary.margin(1_000_000)).toBe(-CERTAIN);
  });
});
