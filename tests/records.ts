/** Page records for tests: ordinary ones, and any number of links. */
import type { Link, PageRecord } from '../lib/model/page-record.ts';

export function linkTo(to: string, text = 'a link'): Link {
  return { to, text, place: 'main', times: 1, rel: '', alt: '', before: '', after: '' };
}

export function recordOf(url: string, targets: string[], title = `Page ${url}`): PageRecord {
  return {
    format: 1,
    url,
    title,
    lang: 'en',
    self: {
      canonical: '',
      redirectedFrom: '',
      siteName: '',
      generator: '',
      alternates: [],
      feeds: [],
    },
    links: targets.map((target) => linkTo(target)),
    features: {
      images: [],
      mailtos: [],
      anchors: [],
      resources: [],
      scripts: [],
      words: [['museum', 2]],
      loaded: [],
    },
    cuts: [],
  };
}
