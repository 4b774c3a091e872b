/** Where in the atlas a person is, as the part of the address behind `#`. */
export type Route =
  | { at: 'sites' }
  /** One site, told by an opened page of it. */
  | { at: 'site'; page: string }
  | { at: 'console' }
  | { at: 'settings' };

export function routeOf(hash: string): Route {
  if (hash === '#/settings') return { at: 'settings' };
  if (hash === '#/console') return { at: 'console' };
  const site = /^#\/site\/(.+)$/.exec(hash);
  const page = site === null ? null : decoded(site[1]);
  return page === null ? { at: 'sites' } : { at: 'site', page };
}

export function hashOf(route: Route): string {
  if (route.at === 'site') return `#/site/${encodeURIComponent(route.page)}`;
  return route.at === 'sites' ? '#/' : `#/${route.at}`;
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
