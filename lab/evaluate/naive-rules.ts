/**
 * What people declare today: the host, the registrable domain, the directory, the first segment.
 */

import { directoryKey, hostOf, keyOf, pathEnd } from '../../lib/url/anatomy.ts';
import { hostParts } from '../../lib/url/registrable-domain.ts';
import type { Method, Methods } from './method.ts';

const rule =
  (partOf: (url: string) => string, spans: (part: string, url: string) => boolean) =>
  (): Method => ({
    open: () => {},
    boundaryOf: (page) => {
      const part = partOf(page);
      return (url) => spans(part, url);
    },
  });

/** Host and first path segment. */
const segmentOf = (url: string): string => {
  const key = keyOf(url);
  return key.slice(0, pathEnd(key)).split('/', 2).join('/');
};

const same = (partOf: (url: string) => string) => rule(partOf, (part, url) => partOf(url) === part);

export const NAIVE_RULES: Methods = {
  host: same(hostOf),
  domain: same((url) => hostParts(url).domain),
  directory: rule(directoryKey, (part, url) => directoryKey(url).startsWith(part)),
  segment: same(segmentOf),
};
