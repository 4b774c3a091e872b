import { script, stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { logo, picture } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://www.northmere.example';
const ENTRIES = entriesOf(`
== / | Northmere University
A small university at the tidal limit of the Linnet, founded in 1919 as a school for surveyors. Two
  thousand students, four departments and a library with a boat store.
! The library tower at high water (/assets/img/tower.svg)
See [what you can study](/study), what [our departments](/departments/) work on, and [how to reach
  us](/contact). News: [the tide gauge is a hundred](/news/tide-gauge), [a new reading
  room](/news/reading-room) and [field week](/news/field-week).
== /study | Study at Northmere
We teach five first degrees. Each begins with the same field week on the saltings, in borrowed
  boots.
- [Estuary studies](/courses/estuary-studies)
- [Hydrography](/courses/hydrography)
- [Conservation of materials](/courses/conservation)
- [Music and place](/courses/music-and-place)
- [Computation](/courses/computation)
Applications close on 15 January. Fees, and help with them, are explained by [the
  registry](/contact).
== /courses/estuary-studies | Estuary studies
Three years of mud, birds and planning law. In the second year every student adopts a creek and
  measures it monthly; the measurements go into [the records of the Saltmarsh
  Trust](http://records.saltmarshtrust.example/view?id=1a00).
Places :: 40
Code :: ES10
== /courses/hydrography | Hydrography
How to find the bottom without seeing it. Students sound the bar with lead line, echo and satellite,
  and explain the differences. Taught in [the department of geography](/departments/geography).
Places :: 24
Code :: HY22
== /courses/conservation | Conservation of materials
Wood that has been wet for a century, iron that has been salted, paper that has been flooded. The
  final year is spent on one object from [the Harbour
  Museum](http://www.harbourmuseum.example/exhibits/), most recently Ceres with the two left hands.
Places :: 16
Code :: CM05
== /courses/music-and-place | Music and place
Listening, recording and singing in rooms that were built for something else. The practical class
  sings with [the Lantern Choir](http://pages.commonground.example/lantern-choir/) each winter. See
  [the department of arts](/departments/arts).
Places :: 20
Code :: MP31
== /courses/computation | Computation
Numbers, graphs and the patience to doubt them. A first-year project predicts the tide from three
  sine waves; the second-year project finds out why it fails in a north wind.
Places :: 60
Code :: CO01
== /departments/ | Departments
- [Geography](/departments/geography), with the survey launch
- [Mathematics](/departments/mathematics), with the tide machine
- [Arts](/departments/arts), with the echo chamber
- [Materials](/departments/materials), with the freeze dryer
Research of all four is listed under [current projects](/research).
== /departments/geography | Department of Geography
Eighteen staff, one launch, and a map room where the sea is drawn in more detail than the land. The
  department has surveyed the bar each April since 1921.
Head of department :: room 14, Surveyors' Court
Write to :: [geography@northmere.example](mailto:geography@northmere.example)
== /departments/mathematics | Department of Mathematics
Home of the brass tide machine, which adds eleven cosines by string and pulley and still agrees with
  the computers to a hand's breadth. It is switched on for visitors on Fridays.
Write to :: [mathematics@northmere.example](mailto:mathematics@northmere.example)
== /departments/arts | Department of Arts
We work on sound, story and printed matter. The echo chamber is a disused ice house under the east
  lawn; it returns a handclap after four seconds.
Write to :: [arts@northmere.example](mailto:arts@northmere.example)
== /departments/materials | Department of Materials
Twelve tanks, a freeze dryer long enough for a mast, and a smell of polyethylene glycol. The glaze
  laboratory tests clay bodies for [Tidewater
  Pottery](http://www.tidewaterpottery.example/glazes/oyster) and other makers of the coast.
Write to :: [materials@northmere.example](mailto:materials@northmere.example)
== /research | Current projects
- *Slow water*: how creeks remember old sea walls (Geography)
- *Seventeen prisms*: matching optical glass of the 1870s (Materials)
- *Four seconds*: composing for the ice house (Arts)
- *Small boundaries*: where does one web of links end and the next begin? (Mathematics)
Theses are kept in [the library](/library) and lent to anybody with a local address.
== /library | The library
The tower has seven floors of books and one of punts. Members of the public may read on any floor
  and borrow from three. The chart collection opens on request.
Opening hours :: 08:30 to 22:00, Sundays from noon
Loans :: twelve books, or one punt
Personal pages of staff and students, such as [the tide clock notebook](/~pk41/), live on this
  server but are not checked by the university.
== /news/tide-gauge | The tide gauge is a hundred
Installed in November 1926, the gauge at Surveyors' Steps has missed nine days: six in the flood of
  1953, and three when an otter nested in the float well. The whole series will be printed as one
  sheet, eleven metres long.
== /news/reading-room | A reading room for rolled maps
Long tables, soft weights and no chairs: readers of charts stand. The room was paid for by the sale
  of duplicate atlases and opens after Easter beside [the library](/library) lift.
== /news/field-week | Field week: 211 pairs of boots
This year's first-years walked out to the wreck post and back between two tides. Four boots were
  lost, and three found by [the moss society](http://pages.commonground.example/moss-society/walks),
  which was looking for something else.
== /contact | Contact and directions
Northmere is nineteen minutes by train from Harwick, or two hours by punt with the flood. The
  registry answers at [registry@northmere.example](mailto:registry@northmere.example).
The porter's lodge under the clock has maps, umbrellas, and the key to the ice house.
`);

/** The institution; the personal pages below `/~pk41/` on the same host are another site. */
export const northmere: Site = {
  name: 'Northmere University',
  start: `${ORIGIN}/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}/assets/corporate.css`]: stylesheet('northmere'),
    [`${ORIGIN}/assets/menu.js`]: script('northmere'),
    [`${ORIGIN}/assets/img/crest.svg`]: svg(logo('N', '#4a1d4f')),
    [`${ORIGIN}/assets/img/tower.svg`]: svg(picture('tower', 290)),
  },
};

function layout(entry: Entry): string {
  const home = entry.path === '/';
  return htmlDocument({
    title: home ? entry.title : `${entry.title} – Northmere University`,
    head: `<meta name="generator" content="Quadrangle 4.1">
<link rel="stylesheet" href="/assets/corporate.css">
<script src="/assets/menu.js" defer></script>`,
    body: `<header><a href="/"><img src="/assets/img/crest.svg" alt="Crest of the university"></a>\
<strong>Northmere University</strong>
<button type="button" aria-controls="menu">Menu</button></header>
<nav id="menu" aria-label="Main">${linkList([
      ['/study', 'Study'],
      ['/departments/', 'Departments'],
      ['/research', 'Research'],
      ['/library', 'Library'],
      ['/contact', 'Contact'],
    ])}</nav>
<main><p class="crumbs">${home ? 'Welcome' : '<a href="/">Northmere</a> ›'}</p>\
<h1>${entry.title}</h1>${entry.html}</main>
<footer>${linkList([
      ['/news/tide-gauge', 'News'],
      ['/study', 'How to apply'],
      ['http://www.linnetferries.example/', 'Travel by ferry'],
      ['mailto:registry@northmere.example', 'Registry'],
    ])}<p>Surveyors' Court, Northmere</p></footer>`,
  });
}
