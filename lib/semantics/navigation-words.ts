/**
 * Words by which sites lead around in themselves, in the languages Ambit knows: they stand on links
 * to anything and say nothing of what is there. The stop words of lib/text have the most frequent
 * of them; these are only weighed down, because a site may be about searching or about printing.
 */
export function isNavigationWord(word: string): boolean {
  return NAVIGATION.has(word.toLowerCase());
}

const NAVIGATION = new Set(
  `
  home homepage start main top bottom up down back next prev previous forward first last skip jump
  go goto index indices contents content toc table chapter chapters section sections appendix part
  page pages figure menu navigation nav sidebar breadcrumb site sitemap map overview
  search find browse view show hide expand collapse toggle open close read more less see also click
  here link links permalink anchor headline source sources edit history print printable download
  downloads pdf epub login log logout logged sign signin signup register account profile settings
  preferences help faq contact about imprint legal privacy terms conditions copyright
  license cookies cookie disclaimer accessibility feedback report subscribe newsletter share follow
  feed rss atom tweet facebook twitter youtube instagram linkedin mastodon github comments comment
  reply tags tag categories category archives archive language languages translations translation
  english german french spanish italian portuguese dutch russian japanese chinese korean
  turkish polish czech catalan hungarian swedish finnish danish norwegian
  deutsch français espanol español italiano português nederlands русский 日本語 中文 简体中文 繁體中文
  한국어 türkçe polski česky čeština català magyar svenska suomi dansk norsk română українська
  ελληνικά עברית العربية galego euskara
  accueil suivant suivante précédent précédente retour haut sommaire chapitre partie annexe langue
  langues rechercher recherche montrer afficher aide lire suite plan
  weiter zurück vor nächste nächstes vorherige vorheriges anfang inhalt inhaltsverzeichnis kapitel
  abschnitt anhang teil sprache sprachen suche suchen anzeigen hilfe impressum datenschutz mehr
  inicio siguiente anterior anteriores arriba abajo índice indice contenido capítulo sección idioma
  idiomas buscar mostrar ayuda volver apéndice
  inizio successivo precedente precedenti avanti indietro capitolo sezione lingua lingue cerca
  mostra aiuto appendice sommario
  início seguinte próximo próxima topo voltar capítulo secção seção língua línguas idioma pesquisar
  procurar mostrar ajuda
  volgende vorige omhoog terug begin inhoud hoofdstuk paragraaf sectie taal talen zoeken tonen
  пред предыдущая предыдущий след следующая следующий назад вперёд наверх начало содержание глава
  раздел язык языки поиск показать помощь
  nästa föregående tillbaka upp innehåll kapitel avsnitt språk sök visa hjälp
  seuraava edellinen takaisin sisällys luku kieli haku näytä ohje
  següent anterior inici capítol secció llengua cerca mostra
  戻る 次へ 次 前 前へ ホーム 目次 索引 検索 表示 章 節 第 一章 下一页 上一页 下一步 上一步 首页 主页 目录 返回 章节 搜索
  다음 이전 처음 목차 검색
  `
    .trim()
    .split(/\s+/),
);
