/** Where in the atlas a person is, as the part of the address behind `#`. */
export type Route =
  | { at: 'sites' }
  /** One site, told by an opened page of it. */
  | { at: 'site'; page: string }
  | { at: 'settings' };

export function routeOf(hash: string): Route {
  if (hash === '#/settings') return { at: 'settings' };
  const site = /^#\/site\/(.+)$/.exec(hash);
  const page = site === null ? null : decoded(site[1]);
  return page === null ? { at: 'sites' } : { at: 'site', page };
}

export function hashOf(route: Route): string {
  if (route.at === 'site') return `#/site/${encodeURIComponent(route.page)}`;
  return route.at === 'settings' ? '#/settings' : '#/';
}

/** Anybody may type anything behind `#`. */
function decoded(text: string): string | null {
  try {
    const page = decodeURIComponent(text);
    return /^https?:\/\//.test(page) ? page : null;
  } catch {
    return null;
  }
}
