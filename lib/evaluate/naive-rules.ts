/** What people declare today: the host, the registrable domain, the directory, the first segment. */
import { hostParts } from '../url/registrable-domain.ts';
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

const hostOf = (url: string): string => url.split('/', 3)[2];

/** Host and directory of the address, with the slash. */
const directoryOf = (url: string): string => {
  const path = url.slice(url.indexOf('://') + 3).split(/[?#]/, 1)[0];
  return path.slice(0, path.lastIndexOf('/') + 1);
};

/** Host and first path segment. */
const segmentOf = (url: string): string => url.split('/', 4).slice(2).join('/').split(/[?#]/, 1)[0];

const same = (partOf: (url: string) => string) => rule(partOf, (part, url) => partOf(url) === part);

export const NAIVE_RULES: Methods = {
  host: same(hostOf),
  domain: same((url) => hostParts(url).domain),
  directory: rule(directoryOf, (part, url) => directoryOf(url).startsWith(part)),
  segment: same(segmentOf),
};
