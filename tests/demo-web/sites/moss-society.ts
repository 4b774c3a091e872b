import { stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { neighbours } from '../neighbours.ts';
import { picture } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://pages.commonground.example';
const BASE = '/moss-society';
const ENTRIES = entriesOf(`
== /moss-society/ | Harwick Moss Society
Founded on a wall. We are fourteen people with hand lenses who meet on the second Sunday of the
  month and walk, as a rule, less than four hundred metres.
The estuary has 131 known mosses. Learn [the six you are standing on](/moss-society/species/), come
  on [a walk](/moss-society/walks), use [our key for beginners](/moss-society/key), or visit [the
  herbarium](/moss-society/herbarium).
== /moss-society/walks | Walks
- March: the north side of the customs shed, with a ladder
- April: boardwalk posts of the saltings, by leave of [the Saltmarsh
  Trust](http://records.saltmarshtrust.example/view?id=1a00)
- May: one single gravestone, three hours
- June: no walk, everything is too dry to tell apart
Bring a lens of ten times and a mat for your knees. Last year's finds include two odd boots.
== /moss-society/key | A key for beginners
- Does it grow upright, like a small forest? Go to two. Does it creep? Go to three.
- Upright, with leaf tips drawn out into silver hairs: [wall
  screw-moss](/moss-society/species/wall-screw). Without hairs and on burnt ground: [bonfire
  moss](/moss-society/species/bonfire).
- Creeping, like ostrich plumes: [feather-moss](/moss-society/species/rough-feather). Creeping and
  glossy on wet timber: [post silk](/moss-society/species/post-silk).
== /moss-society/herbarium | The herbarium
Eleven hundred packets folded from old tide tables, in eight shoe boxes. Moss dries without harm; a
  specimen from 1911 turned green in the dish within a minute, which one member found upsetting.
The boxes may be seen at [the materials department in
  Northmere](http://www.northmere.example/departments/materials), beside the freeze dryer.
== /moss-society/newsletter | Newsletter: The Capsule
Issue 40 :: a bonfire moss on the festival embers, found nine weeks after the fire
Issue 41 :: whether boot scrapers should be protected
Issue 42 :: how the society lost, and won back, the north wall
Sent by post in a folded packet. Subscriptions:
  [capsule@commonground.example](mailto:capsule@commonground.example).
== /moss-society/species/ | Six mosses you are standing on
- [Wall screw-moss](/moss-society/species/wall-screw), silver cushions on mortar
- [Bonfire moss](/moss-society/species/bonfire), copper stalks on ash
- [Rough feather-moss](/moss-society/species/rough-feather), lawns and ditches
- [Post silk](/moss-society/species/post-silk), wet timber
- [Salt thread](/moss-society/species/salt-thread), the upper saltings
- [Slate cushion](/moss-society/species/slate-cushion), roofs facing north
== /moss-society/species/wall-screw | Wall screw-moss | 95
The capsule's teeth are wound like a corkscrew, which a lens shows and a child believes. On Harwick
  mortar it forms cushions a thumb wide, grey when dry, green six seconds after rain.
Where :: every wall south of Tar Lane
Fruits :: February to May
== /moss-society/species/bonfire | Bonfire moss | 20
It comes to burnt ground in the first autumn, covers it with copper stalks, and is gone by the
  third. We have followed one fire site on the quay since its last spark.
Where :: festival embers, the burnt net store
Fruits :: May to July
== /moss-society/species/rough-feather | Rough feather-moss | 110
The moss in your lawn, if you have given up on grass. Stalks are rough as a cat's tongue. It travels
  on mower wheels and football boots.
Where :: everywhere damp and trodden
Fruits :: seldom
== /moss-society/species/post-silk | Post silk | 140
A glossy mat on mooring posts above the splash. The best stand is on the fenders that [the print
  shop now saws into frames](http://shop.harwickprints.example/prints/gull-point?frame=oak), of
  which the society has spoken at some length.
Where :: old oak by fresh water
Fruits :: November
== /moss-society/species/salt-thread | Salt thread | 170
The only moss here which bears a covering tide. Threads no thicker than cotton, among sea purslane,
  where the ground is wetted forty times a year.
Where :: upper saltings, both banks
Fruits :: never seen to
== /moss-society/species/slate-cushion | Slate cushion | 80
Round tufts on roofs, swept down each spring by jackdaws looking for grubs. Pick one off the
  pavement: the hairs at the leaf tips are as long as the leaves.
Where :: slates facing north
Fruits :: early spring, on curved stalks
`);

const SPECIES = ENTRIES.filter((entry) => entry.notes.length > 0);

/** The other site on the host of Common Ground. */
export const mossSociety: Site = {
  name: 'Harwick Moss Society',
  start: `${ORIGIN}${BASE}/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}${BASE}/cushion.css`]: stylesheet('moss-society'),
    [`${ORIGIN}${BASE}/badge.svg`]: svg(picture('moss', 110)),
    ...Object.fromEntries(
      SPECIES.map((entry) => [
        `${ORIGIN}${entry.path}.svg`,
        svg(picture('moss', Number(entry.notes[0]))),
      ]),
    ),
  },
};

function layout(entry: Entry): string {
  const plate = entry.notes.length > 0 ? `<img class="plate" src="${entry.path}.svg" alt="">` : '';
  return htmlDocument({
    title: entry.path === `${BASE}/` ? entry.title : `${entry.title} | Harwick Moss Society`,
    head: `<link rel="stylesheet" href="${BASE}/cushion.css">`,
    body: `<header><img src="${BASE}/badge.svg" alt="Moss in section">\
<p><a href="${BASE}/">Harwick Moss Society</a></p></header>
<div class="sheet"><aside><h2>Pages</h2><nav>${linkList([
      [`${BASE}/species/`, 'Six mosses'],
      [`${BASE}/walks`, 'Walks'],
      [`${BASE}/key`, 'Key'],
      [`${BASE}/herbarium`, 'Herbarium'],
      [`${BASE}/newsletter`, 'The Capsule'],
    ])}</nav></aside><main><h1>${entry.title}</h1>${plate}${entry.html}${neighbours(SPECIES, entry, 'Growing near by')}</main></div>
<footer><p>Meets on walls. \
<a href="mailto:capsule@commonground.example">Write to us</a>.</p></footer>`,
  });
}
