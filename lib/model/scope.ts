/** A boundary in few words: what to include, what to leave out, and how well that fits. */
import type { Side } from './boundary.ts';

export interface ScopeRule {
  side: Side;
  /** `host` and `prefix` reach both schemes; a port is part of its host. */
  reach: 'host' | 'prefix' | 'url';
  /**
   * `www.example.org`; `https://www.example.org/docs/`, or where file names part the sites a stem,
   * `https://www.example.org/docs/libpq-`, which is to be read as "begins with"; one address.
   */
  target: string;
  /** Known addresses it decides rightly, and wrongly; not those that a more exact rule decides. */
  covers: number;
  misses: number;
}

/** A rule decides an address when no more exact one does; what no rule reaches is out. */
export interface Scope {
  rules: ScopeRule[];
  /** Of all known addresses: in and included, in but left out, out but included. */
  included: number;
  missed: number;
  wrong: number;
  exclusions: Exclusion[];
}

/** Addresses inside the site that an archive rarely wants. */
export interface Exclusion {
  kind: 'search' | 'calendar' | 'login' | 'facets' | 'session' | 'action' | 'trap';
  /** Matches whole addresses; without look-arounds, so that every tool can read it. */
  pattern: string;
  /** Known addresses of the site it would leave out, and three of them. */
  count: number;
  examples: string[];
}
