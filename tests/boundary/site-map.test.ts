import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { siteMap } from '../../lib/boundary/site-map.ts';
import { memberships } from '../../lib/boundary/site-summary.ts';
import { verdictOf } from '../../lib/model/boundary.ts';
import { isOfSite, type SiteMap } from '../../lib/model/site-map.ts';
import { recordOf } from '../records.ts';
import { arriving, changes, driven, labels, rules, settledBase, webOf } from './small-webs.ts';

const nameOf = (id: number) => ({ name: `Site ${id}`, page: `https://${id}.example/` });

/** A web of pages with links, all pages of a style of one site. */
function webWith(pages: [url: string, targets: string[], style: string][]): KnownWeb {
  const web = new KnownWeb();
  pages.forEach(([url, targets, style], i) => {
    const record = recordOf(url, targets, style);
    record.features.resources = [`https://${style}.example/s.css`];
    web.add(i + 1, arriving(record));
  });
  return web;
}

const mapOf = (web: KnownWeb, page: string): SiteMap =>
  driven(siteMap(web, driven(web.boundary(web.siteAt(page)!)), nameOf));

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

const rooms = ['a', 'b', 'c', 'd', 'e'].map((room) => `https://museum.example/rooms/${room}`);
const shop = ['', 'cups', 'bowls', 'nets'].map((path) => `https://shop.example/${path}`);

describe('the map of a site', () => {
  it('has its hosts and directories, the sites beside it and the hosts it only links to', () => {
    const web = webWith([
      ...rooms.map((url): [string, string[], string] => [
        url,
        [...rooms, 'https://museum.example/visit', shop[0], 'https://far.test/x'],
        'museum',
      ]),
      ...shop.map((url): [string, string[], string] => [url, [...shop, rooms[0]], 'shop']),
    ]);
    const { nodes, links } = mapOf(web, rooms[0]);
    const node = (name: string) => nodes.findIndex((one) => one.name === name);
    const museum = nodes.findIndex(({ kind }) => kind === 'place');
    const neighbour = nodes.findIndex(({ kind }) => kind === 'site');

    expect(nodes[museum].name).toMatch(/^museum\.example\//);
    expect(nodes[neighbour]).toMatchObject({ name: `Site ${web.siteAt(shop[0])}`, in: 0 });
    expect(nodes[node('far.test')]).toMatchObject({ kind: 'host', out: 1, opened: 0 });
    const crossing = links.filter((link) => link.crosses);
    expect(crossing).toContainEqual({ from: museum, to: neighbour, strength: 5, crosses: true });
    expect(crossing).toContainEqual({ from: neighbour, to: museum, strength: 4, crosses: true });
  });

  it('counts every address of the boundary once, on the side it is', () => {
    fc.assert(
      fc.property(changes, rules, labels, (steps, rule, label) => {
        const web = webOf([...settledBase, ...steps], rule);
        for (const id of web.sites.ids) {
          const boundary = driven(web.boundary(id, label));
          const { nodes, links } = driven(siteMap(web, boundary, nameOf));
          const members = [...memberships(web, boundary)];
          const inside = members.filter(({ side }) => side === 'in').length;

          expect(sum(nodes.map((node) => node.in))).toBe(inside);
          expect(sum(nodes.map((node) => node.out))).toBe(members.length - inside);
          expect(sum(nodes.map((node) => node.opened))).toBe(
            members.filter(({ opened }) => opened).length,
          );
          expect(sum(nodes.map((node) => node.unsure))).toBe(
            members.filter((member) => verdictOf(member) === 'unsure').length,
          );
          expect(nodes.filter((node) => !isOfSite(node) && node.in > 0)).toEqual([]);
          for (const { from, to } of links) expect(nodes[from] && nodes[to]).toBeDefined();
        }
      }),
      { numRuns: 60, seed: 71 },
    );
  });

  it('stays small however many hosts and directories there are', () => {
    const urls = Array.from(
      { length: 400 },
      (_, i) => `https://h${i % 170}.museum.example/d${i % 23}/e${i % 7}/${i}`,
    );
    const strangers = Array.from({ length: 300 }, (_, i) => `https://s${i}.test/`);
    const web = webWith(
      urls.map((url, i) => [
        url,
        [...urls.slice(i, i + 40), strangers[i % 300], urls[0]],
        'museum',
      ]),
    );
    const { nodes } = mapOf(web, urls[0]);

    expect(nodes.length).toBeLessThanOrEqual(150);
    const rest = nodes.find(({ kind }) => kind === 'more-hosts')!;
    expect(rest.stands + nodes.filter(({ kind }) => kind === 'host').length).toBe(300);
  });

  it('folds a small directory into the one above it', () => {
    const many = Array.from({ length: 600 }, (_, i) => `https://museum.example/items/${i}`);
    const few = ['https://museum.example/odd/1'];
    const front = ['https://museum.example/', 'https://museum.example/visit'];
    const web = webWith(front.map((url) => [url, [...front, ...many, ...few], 'museum']));
    const names = mapOf(web, front[0]).nodes.map(({ name }) => name);

    expect(names).toContain('museum.example/items/');
    expect(names).not.toContain('museum.example/odd/');
  });
});
