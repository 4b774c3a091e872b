/**
 * What the keywords of the documentation sites are held to: each site's own name or subject, and
 * words of navigation that must not stand among the first ten of any. A keyword meets a subject
 * when it is that word, or a phrase with it; case does not matter.
 */
export const SUBJECTS: Record<string, string[]> = {
  'cmake-help': ['cmake'],
  'debian-faq': ['debian', 'faq'],
  'debian-policy': ['policy'],
  'debian-reference': ['debian'],
  'debmake-doc': ['debmake'],
  'developers-reference': ['debian', 'developer', 'developers'],
  'django-doc': ['django'],
  'erlang-doc': ['erlang'],
  'flask-docs': ['flask'],
  'git-doc': ['git'],
  'glib-doc': ['glib', 'gobject', 'gio'],
  'gtk3-doc': ['gtk'],
  'httpd-doc': ['apache', 'httpd'],
  'jinja-docs': ['jinja'],
  lilypond: ['lilypond', 'music'],
  'maint-guide': ['debian', 'maintainer', 'maintainers'],
  'maxima-doc': ['maxima'],
  'postgresql-docs': ['postgresql'],
  'python-docs': ['python'],
  'qt5-doc': ['qt'],
  'sphinx-doc': ['sphinx'],
  'sqlite-site': ['sqlite'],
  'tomcat-doc': ['tomcat'],
  'werkzeug-docs': ['werkzeug'],
};

/** Sixty words that lead around in a site, as its own pages write them. */
export const NAVIGATION_WORDS = `
  home previous prev next up top back contents index search menu sitemap
  page link click here more show hide source edit print download login
  logout register account help contact about privacy copyright imprint feedback share subscribe
  language english deutsch français español italiano chapter section appendix table toc navigation
  permalink expand collapse toggle skip zurück weiter suivant précédent siguiente anterior 戻る
`
  .trim()
  .split(/\s+/);

export function meets(keyword: string, subjects: string[]): boolean {
  return keyword
    .toLowerCase()
    .split(' ')
    .some((word) => subjects.includes(word));
}
