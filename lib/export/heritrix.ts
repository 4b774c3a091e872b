/**
 * Heritrix: where to begin, what to accept and what to reject as SURT prefixes, and the rules of
 * the scope in their order for crawler-beans.cxml, which alone can hold single addresses and
 * patterns. Two lists suffice unless a part is in again within a part that is out.
 */
import type { ScopeRule } from '../model/scope.ts';
import { hostOfKey } from '../url/anatomy.ts';
import { regexText } from './escape/regex.ts';
import { xmlText } from './escape/xml.ts';
import { twinHost, twinsOf } from './hosts.ts';
import { inPieces } from './pieces.ts';
import { scopeLayers } from './scope-layers.ts';
import type { ExportFile, SavedName, SiteExport } from './site-export.ts';
import { startsOf } from './starts.ts';
import { surtOf } from './surt.ts';
import { urlLines } from './url-list.ts';

export function* heritrixFiles(site: SiteExport, saved: SavedName): Generator<ExportFile> {
  const layers = scopeLayers(site.scope.rules);
  yield text('heritrix-seeds.txt', () => urlLines(startsOf(site)));
  for (const [i, keys] of layers.entries()) {
    yield text(layerFile(i), () => surtLines(site, keys));
  }
  const lists = layers.map((_, i) => saved(layerFile(i)));
  const beans = () => inPieces(beanLines(site, lists));
  yield { name: 'heritrix-scope.cxml', type: 'application/xml', pieces: generated(beans) };
}

const text = (name: string, lines: () => Iterable<string>): ExportFile => ({
  name,
  type: 'text/plain',
  pieces: generated(() => inPieces(lines())),
});

const generated = (make: () => Iterator<string>): Iterable<string> => ({ [Symbol.iterator]: make });

/** `surts`, `negative-surts`, `surts-2`, … */
function layerFile(layer: number): string {
  const again = layer < 2 ? '' : `-${1 + Math.floor(layer / 2)}`;
  return `heritrix-${layer % 2 === 0 ? '' : 'negative-'}surts${again}.txt`;
}

function* surtLines(site: SiteExport, keys: string[]): Generator<string> {
  const hasTwin = twinsOf(site);
  for (const key of keys) {
    yield `+${surtOf(key)}\n`;
    const host = hostOfKey(key);
    if (hasTwin(host)) yield `+${surtOf(twinHost(host) + key.slice(host.length))}\n`;
  }
}

/** `lists`: the files of the layers, as they are saved. */
function* beanLines({ scope }: SiteExport, lists: string[]): Generator<string> {
  yield '<!-- For the list of rules of the bean "scope" in crawler-beans.cxml; the last one that\n';
  yield "     matches decides. Keep the profile's rules for embedded files after these. -->\n";
  yield '<list xmlns="http://www.springframework.org/schema/beans">\n';
  yield ` <bean class="${RULES}.RejectDecideRule"/>\n`;
  for (const [layer, list] of lists.entries()) {
    yield ` <bean class="${RULES}.surt.SurtPrefixedDecideRule">\n`;
    yield decision(layer % 2 === 0);
    yield '  <property name="seedsAsSurtPrefixes" value="false"/>\n' +
      '  <property name="surtsSource">\n';
    yield `   <bean class="org.archive.spring.ConfigFile">\n`;
    yield `    <property name="path" value="${xmlText(list)}"/>\n`;
    yield '   </bean>\n  </property>\n </bean>\n';
  }
  const single = (side: ScopeRule['side']) =>
    scope.rules.filter((rule) => rule.reach === 'url' && rule.side === side).map(singleAddress);
  yield* regexBean(true, single('in'));
  yield* regexBean(false, [...single('out'), ...scope.exclusions.map(({ pattern }) => pattern)]);
  yield '</list>\n';
}

const RULES = 'org.archive.modules.deciderules';

const decision = (accept: boolean): string =>
  `  <property name="decision" value="${accept ? 'ACCEPT' : 'REJECT'}"/>\n`;

const singleAddress = ({ target }: ScopeRule): string => `^${regexText(target)}$`;

function* regexBean(accept: boolean, patterns: string[]): Generator<string> {
  if (patterns.length === 0) return;
  yield ` <bean class="${RULES}.MatchesListRegexDecideRule">\n${decision(accept)}`;
  yield '  <property name="listLogicalOr" value="true"/>\n  <property name="regexList">\n' +
    '   <list>\n';
  for (const pattern of patterns) yield `    <value>${xmlText(pattern)}</value>\n`;
  yield '   </list>\n  </property>\n </bean>\n';
}
