/**
 * Addresses of what is written about logging out, or only called so: by the words they stand below.
 */

const ARTICLES = new Set(
  `wiki docs doc documentation dokumentation help hilfe aide ayuda ajuda aiuto support faq faqs kb
  knowledge knowledgebase article articles answer answers question questions guide guides manual
  manuals man manpages handbook reference ref glossary glossaire dictionary definition definitions
  blog blogs news learn tutorial tutorials topic topics tag tags tagged category post posts commands
  command cli search thread threads how-to howto tips newsletter newsletters nieuwsbrief mailing
  abo abos abonnement buergerservice kita kurs kurse kfz
  browse products product song songs music track tracks album lyrics film films movie episode
  episodes book books vocab verb verbs verbo conjugation translate translation thesaurus`.split(
    /\s+/,
  ),
);

/** Here even `logout.php` is something to read. */
const CODE = new Set(
  `blob tree raw src source blame commit commits edit repo repos package packages npm gem gems crate
  crates plugin plugins extension extensions addon addons icon icons icones symbols emoji sdk rest
  apidoc apidocs javadoc reference latest stable examples snippets`.split(/\s+/),
);
const CODE_HOSTS =
  /^(?:https?:)?\/\/(?:www\.|gist\.|raw\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|npmjs\.com|pypi\.org|crates\.io|packagist\.org|rubygems\.org|sourceforge\.net)\/[^/]+\/./i;

export function isAboutCode(address: string, segments: string[]): boolean {
  if (CODE_HOSTS.test(address) || SOURCE.test(segments.at(-1) ?? '')) return true; // the host alone
  return segments.slice(0, -1).some((segment, i) => {
    const name = segment.toLowerCase();
    return (
      CODE.has(name) || (name === 'api' && i < segments.length - 2 && !isAuth(segments[i + 1]))
    );
  });
}

const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|vue|svelte|s?css|json|ya?ml|svg|png|webp)$/i;

/** `/api/auth/signout` ends a session, `/api/classes/session/logout` is about it. */
const isAuth = (segment: string): boolean =>
  /^(?:auth|users?|accounts?|sessions?|v\d+)$/i.test(segment);

export function isArticle(above: string[], last: string): boolean {
  if (/\.(?:md|pdf|txt)$/i.test(last)) return true;
  return above.some((segment) => {
    const name = segment.toLowerCase();
    return ARTICLES.has(name) || /^(?:19|20)\d\d$/.test(name);
  });
}
