import { script, stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { picture, type Subject } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://records.saltmarshtrust.example';
const ENTRIES = entriesOf(`
== /view?id=1a00 | Records of the Saltmarsh Trust | leaf
The wardens of Oxney Saltings write down what they see. This database holds one sheet for each kind,
  place and survey; the sheet's number is on the specimen, the nest box or the post.
- Plants: [sea purslane](/view?id=5e07), [samphire](/view?id=5e21), [sea lavender](/view?id=5e3c),
  [eelgrass](/view?id=5e44)
- Birds: [redshank](/view?id=b210), [little tern](/view?id=b233), [brent goose](/view?id=b25f)
- Small animals: [shore crab](/view?id=c301), [mud snail](/view?id=c31a), [lagoon
  shrimp](/view?id=c340)
- Places: [Wreck Post](/view?id=70d1), [Saltworks Creek](/view?id=70e8)
- Surveys: [mud cores](/view?id=9c04), [winter count](/view?id=9c2e), [boot count](/view?id=9c51)
How sheets are kept is explained under [methods](/view?id=0004).
== /view?id=0004 | Methods and numbers
A number is drawn from a hat of hexadecimal tickets and says nothing about what it labels; earlier
  numbers by habitat had to be changed each time the sea moved a habitat.
Sheets are corrected in ink and dated. Write to
  [records@saltmarshtrust.example](mailto:records@saltmarshtrust.example) with a ticket
  number and what you saw.
== /view?id=5e07 | Sea purslane | leaf
Grey-green shrub along creek edges, knee high, the shelter of everything small. Covers 41 hectares
  at Oxney, less than before [the Saltworks Creek](/view?id=70e8) was opened to the tide.
First recorded :: 1934
Trend :: falling slowly
== /view?id=5e21 | Samphire | leaf
Jointed stems, bright green to July and red by Michaelmas. Picking with scissors is allowed between
  [Wreck Post](/view?id=70d1) and the second groyne, a bowlful each; a recipe much used by wardens
  is for [samphire buns](http://www.quillandcrumb.example/savoury/samphire-buns).
First recorded :: 1934
Trend :: spreading on bare mud
== /view?id=5e3c | Sea lavender | leaf
Nine days of purple in late July. No scent. Its old flower stalks are the winter perch of the
  [redshank](/view?id=b210).
First recorded :: 1936
Trend :: steady
== /view?id=5e44 | Eelgrass | leaf
A flowering plant that lives under the sea and is pollinated by it. Two beds survive below the
  low-water mark; the larger lost a third of its width when an anchorage was moved.
First recorded :: 1951
Trend :: watched closely
== /view?id=b210 | Redshank | bird
The warden of the marsh before we had any: it shouts at everything. Sixty-two pairs in the last
  survey, nesting in tussocks tied over the eggs like a tent.
Ring numbers :: 400 to 655
Trend :: steady
== /view?id=b233 | Little tern | bird
Nests in scrapes on the shingle by [Wreck Post](/view?id=70d1), within a string fence renewed each
  April. One adult, ringed here, was read through a telescope in west Africa.
Pairs :: 19
Trend :: rising since the fence
== /view?id=b25f | Brent goose | bird
Winter visitor, October to March, feeding on [eelgrass](/view?id=5e44) and then on winter wheat. The
  single bird that stays all summer rides [the South Bank
  ferry](http://www.linnetferries.example/pets).
Peak :: 2,140 birds
Trend :: tied to eelgrass
== /view?id=c301 | Shore crab | crab
Under each stone, and in each child's bucket. Shell counts along a fixed rope of fifty metres began
  as a school project and are now the longest series we have.
Series :: 44 years
Widest shell :: 91 mm
== /view?id=c31a | Mud snail | crab
The size of a grain of rice, up to thirty thousand in a square metre. A shelduck swallows more of
  them in one tide than the trust has members.
Counted :: by weighing
Trend :: uncountable
== /view?id=c340 | Lagoon shrimp | crab
Transparent, seen by its shadow. Lives only in the two brine pans of the old saltworks and
  nowhere else on this coast.
First recorded :: 1988
Trend :: holding
== /view?id=70d1 | Wreck Post | ship
A stern post of oak standing in the mud two kilometres out, all that is left of a collier. It is the
  turning mark for walkers: whoever passes it after half ebb comes home wet. First-year students of
  [Northmere's field week](http://www.northmere.example/news/field-week) walk here.
Position :: end of the pole line
Height :: 2.1 m, losing 8 mm a year
== /view?id=70e8 | Saltworks Creek | plan
In 2009 the sea wall was opened over sixty metres and the old pans became marsh again. Silt came in
  at four centimetres a year, then two, then one.
Breached :: 9 September 2009
Surveyed by :: [estuary studies, second year](http://www.northmere.example/courses/estuary-studies)
== /view?id=9c04 | Survey: mud cores | plan
Thirty tubes of mud, each a metre long, taken where pilots used to [arm the sounding lead with
  tallow](http://www.harbourmuseum.example/exhibits/sounding-lead). Coal dust marks the steam years,
  a thin band of clean sand the flood of 1953.
Cores :: 30
Depth of the sand band :: 31 to 44 cm
== /view?id=9c2e | Survey: winter count | bird
Six counters, six flasks, one tide. The count is taken on the Sunday nearest the January full moon,
  when all birds are pushed up on to the same three fields.
Last total :: 11,870 birds of 34 kinds
See :: [brent goose](/view?id=b25f), [redshank](/view?id=b210)
== /view?id=9c51 | Survey: boot count | crab
Lost boots, by side and size. Left boots outnumber right by five to three; nobody knows why. Finds
  are shared with [the moss society](http://pages.commonground.example/moss-society/walks).
Found since 2001 :: 388
`);

const PLATES: [Subject, hue: number][] = [
  ['leaf', 100],
  ['bird', 28],
  ['crab', 12],
  ['ship', 30],
  ['plan', 45],
];

/** Every page behind `view?id=`: here the address says nothing. */
export const saltmarshRecords: Site = {
  name: 'Records of the Saltmarsh Trust',
  start: `${ORIGIN}/view?id=1a00`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}/records.css`]: stylesheet('saltmarsh-records'),
    [`${ORIGIN}/records.js`]: script('saltmarsh-records'),
    ...Object.fromEntries(
      PLATES.map(([subject, hue]) => [
        `${ORIGIN}/plates/${subject}.svg`,
        svg(picture(subject, hue)),
      ]),
    ),
  },
  moved: { [`${ORIGIN}/`]: `${ORIGIN}/view?id=1a00` },
};

function layout(entry: Entry): string {
  const number = entry.path.split('=')[1];
  const plate = entry.notes.length > 0 ? `<img src="/plates/${entry.notes[0]}.svg" alt="">` : '';
  return htmlDocument({
    title: `${entry.title} [${number}]`,
    head: '<link rel="stylesheet" href="/records.css">\n<script src="/records.js" defer></script>',
    body: `<header>Saltmarsh Trust <span>Oxney Saltings, record sheets</span></header>
<main><table><caption>Sheet ${number}</caption>\
<tr><th scope="row">Name</th><td><h1>${entry.title}</h1></td></tr>
<tr><th scope="row">Plate</th><td>${plate}</td></tr><tr><th scope="row">Notes</th><td>${entry.html}</td></tr></table></main>
<footer><nav aria-label="Records">${linkList([
      ['/view?id=1a00', 'All sheets'],
      ['/view?id=0004', 'Methods'],
      ['mailto:records@saltmarshtrust.example', 'Report a sighting'],
    ])}</nav></footer>`,
  });
}
