import { describe, expect, it } from 'vitest';
import { hashOf, type Route, routeOf } from '../../lib/view/atlas-route.ts';

const routes: Route[] = [
  { at: 'sites' },
  { at: 'settings' },
  { at: 'site', page: 'https://museum.example/rooms/?q=%C3%A9#/a b' },
];

describe('a place in the atlas', () => {
  it.each(routes)('is found again by its address: %j', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  it.each(['', '#', '#/', '#/site/', '#/site/%E0%A4%A', '#/site/javascript%3Aalert(1)', '#/else'])(
    'is the list of sites when the address is %j',
    (hash) => {
      expect(routeOf(hash)).toEqual({ at: 'sites' });
    },
  );
});
