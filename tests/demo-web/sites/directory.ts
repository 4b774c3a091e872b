import { stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { logo } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://www.harwicklinks.example';
const ENTRIES = entriesOf(`
== / | Harwick Links
Every page here has been read by a person. Shelves are short on purpose: when one holds more than a
  dozen links something must go.
- [Museums and history](/history)
- [Science and learning](/science)
- [Nature](/nature)
- [Food and drink](/food)
- [Craft](/craft)
- [Music](/music)
- [Getting about](/travel)
- [Reading matter](/reading)
Know a page that belongs? [Propose it](/propose). Our rules are [on one page](/rules).
== /history | Museums and history
- [Harbour Museum](http://www.harbourmuseum.example/): lighthouse lens, pilot cutter, working
  slipway
- [The eight objects](http://www.harbourmuseum.example/exhibits/) of its guides, the best
  short tour on the web
- [Harbour Archive catalogue](http://archive.harbourmuseum.example/catalogue/): ships' registers,
  wages books, flood photographs
- [Letters from quarantine](http://archive.harbourmuseum.example/letters/quarantine): twenty-six
  days within sight of the town
- [How the choir began](http://pages.commonground.example/lantern-choir/history): a power cut told
  by those who had lanterns
== /science | Science and learning
- [Northmere University](http://www.northmere.example/): courses, library, tide gauge
- [The tide clock notebook](http://www.northmere.example/~pk41/): a private page on lunar
  gearing, with arithmetic
- [Mud cores of the bar](http://records.saltmarshtrust.example/view?id=9c04): the steam
  age as a layer of dust
- [A key to mosses](http://pages.commonground.example/moss-society/key) in three questions
== /nature | Nature
- [Records of the Saltmarsh Trust](http://records.saltmarshtrust.example/view?id=1a00): sheets on
  plants, birds and boots
- [Little terns](http://records.saltmarshtrust.example/view?id=b233) and the string
  fence that saved them
- [Harwick Moss Society](http://pages.commonground.example/moss-society/): slow walks with a lens
- [Salt thread](http://pages.commonground.example/moss-society/species/salt-thread), the
  moss that bears the sea
== /food | Food and drink
- [Quill and Crumb](http://www.quillandcrumb.example/): baking from a tidal island
- [Odde rye](http://www.quillandcrumb.example/bread/odde-rye), nine hours in a falling oven
- [How to know when dough is ready](http://www.quillandcrumb.example/method/ready), the armchair
  test
- [Samphire](http://records.saltmarshtrust.example/view?id=5e21): where picking is permitted
== /craft | Craft
- [Tidewater Pottery](http://www.tidewaterpottery.example/): river clay, driftwood fire
- [Its kiln log](http://www.tidewaterpottery.example/kiln-log), honest about disasters
- [Rope by Hand](http://shop.harwickprints.example/books/rope-by-hand), a booklet with
  a needle in its spine
- [Harwick Prints](http://shop.harwickprints.example/): linocuts and plans printed in the sail loft
- [Painting a dial](http://www.northmere.example/~pk41/clocks/dial) that stays white
== /music | Music
- [The Lantern Choir](http://pages.commonground.example/lantern-choir/): thirty voices in the dark
- [Oakum Round](http://pages.commonground.example/lantern-choir/songs/oakum-round), for five
  entries and a mallet
- [Music and place](http://www.northmere.example/courses/music-and-place), a degree with an echo
== /travel | Getting about
- [Linnet Ferries](http://www.linnetferries.example/?utm_source=harwicklinks): three routes and a
  goose
- [Spring timetable](http://www.linnetferries.example/timetable/spring): mind the equinox
- [Horaires et tarifs en français](http://www.linnetferries.example/fr/) for friends in Varne
- [Fähre auf Deutsch](http://www.linnetferries.example/de/) for friends on Odde
- [Step-free access](http://www.harbourmuseum.example/visit/access) at the museum quay
== /reading | Reading matter
- [Low Water](http://lowwater.example/): a walker's blog of mending and mud
- [Boots, mostly left](http://lowwater.example/2025/12/boots), its shortest post
- [The Capsule](http://pages.commonground.example/moss-society/newsletter), a newsletter
  folded like a specimen
- [The pilot's boy](http://archive.harbourmuseum.example/letters/pilots-boy), nine letters with
  clouds
== /propose | Propose a link
Send the address and one sentence, in your own words, saying who will be glad of it. We visit on
  Sunday evenings and answer by the Wednesday:
  [shelves@harwicklinks.example](mailto:shelves@harwicklinks.example).
Pages that open with a question about cookies are read last.
== /rules | The rules
- A link is to a page, never to an entrance hall, unless the hall is the best room.
- A sentence describes; it does not praise more than once.
- Dead links are buried within the month.
- Nobody may list their own page, the keepers least of all.
`);

/** A directory of links: it points at all sites and belongs to none of them. */
export const directory: Site = {
  name: 'Harwick Links',
  start: `${ORIGIN}/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}/shelf.css`]: stylesheet('directory'),
    [`${ORIGIN}/knot.svg`]: svg(logo('∞', '#1f3fae')),
  },
};

function layout(entry: Entry): string {
  const shelves = ENTRIES.filter(({ path }) => path !== '/').map(
    ({ path, title }): [string, string] => [path, title],
  );
  return htmlDocument({
    title: entry.path === '/' ? 'Harwick Links, kept by hand' : `${entry.title} < Harwick Links`,
    head: '<link rel="stylesheet" href="/shelf.css">',
    body: `<header><a href="/"><img src="/knot.svg" alt=""> Harwick Links</a></header>
<main><h1>${entry.title}</h1>${entry.html}</main>
<footer><nav aria-label="Shelves">${linkList(shelves)}</nav></footer>`,
  });
}
