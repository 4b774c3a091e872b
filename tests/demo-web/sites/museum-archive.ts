import { svg } from '../assets.ts';
import { neighbours } from '../neighbours.ts';
import { picture } from '../picture.ts';
import { entriesOf, escapeHtml } from '../prose.ts';
import { type Answer, pagesOf } from '../site.ts';
import { ARCHIVE, museumFrame, WWW } from './museum-layout.ts';

const ENTRIES = entriesOf(`
== / | Harbour Archive
Nine hundred boxes, two plan chests and a safe. The archive keeps what the port wrote down:
  registers, plans, letters, bills and one complete set of complaints about the fog bell.
! A plan chest in the strong room (/img/plan-chest.svg)
Start from [the catalogue](/catalogue/), read [letters that the volunteers have copied
  out](/letters/), or [search by word](/search). To see originals, book a seat in [the reading
  room](/reading-room).
== /reading-room | The reading room
Six seats, north light, pencils only. Order boxes three working days ahead by writing to
  [archive@harbourmuseum.example](mailto:archive@harbourmuseum.example); the strong room is across
  the yard and is not visited in rain.
Copies for study are free. For a framed copy of a plan ask [our print
  shop](http://shop.harwickprints.example/), which scans on the premises.
== /catalogue/ | Catalogue
Numbers give the year of the oldest paper in a file and its place on the shelf.
- [HM 1799-001](/catalogue/hm-1799-001) Register of vessels taking shelter
- [HM 1822-017](/catalogue/hm-1822-017) Ropewalk wages book
- [HM 1847-009](/catalogue/hm-1847-009) Quarantine flags and bills of health
- [HM 1871-004](/catalogue/hm-1871-004) Keeper's order book, Gull Point
- [HM 1884-012](/catalogue/hm-1884-012) Plan of the breakwater as built
- [HM 1898-031](/catalogue/hm-1898-031) Survey sheets of the cutter Wren
- [HM 1926-002](/catalogue/hm-1926-002) Eel smokers' petition
- [HM 1953-077](/catalogue/hm-1953-077) Flood photographs
== /catalogue/hm-1799-001 | Register of vessels taking shelter | book
Eighty-one leaves bound in sailcloth. Each line gives a ship, its burden, the wind, and how
  long it lay behind the spit; the longest stay is a Baltic brig that waited out forty-four
  days of north-east wind.
Leaves :: 81
Condition :: water stain on leaves 30 to 52
== /catalogue/hm-1822-017 | Ropewalk wages book | rope
Spinners were paid by the thread and boys by the week. In the margin a clerk drew the dog that slept
  under the hackling bench, nine times, older in each drawing.
Leaves :: 140
See also the surviving stretch of [the walk
  itself](http://www.harbourmuseum.example/exhibits/rope-walk).
== /catalogue/hm-1847-009 | Quarantine flags and bills of health | ship
A parcel of printed bills, pierced and smoked with vinegar before anyone would touch them. Two
  yellow flags of bunting lie between boards.
Items :: 63 bills, 2 flags
== /catalogue/hm-1871-004 | Keeper's order book, Gull Point | lamp
The keeper ordered oil, wick, chamois and, after the gale of 9 December, seventeen prisms for [the
  great lens](http://www.harbourmuseum.example/exhibits/gull-point-lens). The supplier sent
  sixteen and an apology.
Leaves :: 58
Language :: English, with invoices in French
== /catalogue/hm-1884-012 | Plan of the breakwater as built | plan
Ink and wash on linen, 190 by 64 centimetres. A pencilled line, in another hand, predicts where the
  sandbank would form; the survey of 1914 agrees with the pencil to within a boat's length.
Scale :: one inch to forty feet
A reduced copy is sold as [the harbour plan](http://shop.harwickprints.example/prints/harbour-plan).
== /catalogue/hm-1898-031 | Survey sheets of the cutter Wren | ship
Eleven sheets drawn in a mud berth over two winters, when Wren was a houseboat. They show what later
  owners had changed: a hatch moved, a mast shortened, four tonnes of concrete in the bilge.
Sheets :: 11
== /catalogue/hm-1926-002 | Eel smokers' petition | crab
Thirty-four smokers asked the council to move the fish market upwind of the laundry rather than the
  laundry downwind of the market. Every signature is brown at the edges.
Signatures :: 34
Answer :: none found
== /catalogue/hm-1953-077 | Flood photographs | tower
Two hundred and six glass and film negatives taken from a punt on the morning after the surge.
  Number 88 shows a piano on the customs house roof.
They are the beginning of [the museum's own story](http://www.harbourmuseum.example/about/history).
== /letters/ | Letters copied out
The typing gang has finished three bundles. Spelling is left as the writers left it.
- [From the breakwater works](/letters/breakwater), 1885
- [From the pilot's boy on Wren](/letters/pilots-boy), 1903
- [From a passenger held in quarantine](/letters/quarantine), 1848
== /letters/breakwater | Letters from the breakwater works
> Sir, the slate in the bell is for signals and I find upon it a game of cribbage, which the lower
  shift will not own and the upper shift says is theirs and not finished.
The foreman wrote eleven such letters in one autumn. The bell he speaks of is [on show
  downstairs](http://www.harbourmuseum.example/exhibits/divers-bell).
== /letters/pilots-boy | Letters from the pilot's boy
> We lay off the Point three nights. I am let to steer now when it is calm & to boil the kettle when
  it is not, which is harder.
He sent nine letters to an aunt, with drawings of clouds in the order in which they came before
  wind.
== /letters/quarantine | Letters from quarantine
> They hand us our bread on a shovel. From the rail one may see the whole town going about its
  business as though we were a picture hung too far off.
The writer was kept twenty-six days aboard and later opened a tea room on the quay, with a
  view of the anchorage.
== /search | Search the archive
Type a word that might stand in a title or a summary. Quotation marks and capitals are ignored, and
  so is the difference between a quay and a key. Popular this month: [rope](/search?q=rope),
  [fog](/search?q=fog), [lens](/search?q=lens).
`);

const ITEMS = ENTRIES.filter((entry) => /^\/(catalogue|letters)\/./.test(entry.path));
const SUBJECTS = ['book', 'rope', 'ship', 'lamp', 'plan', 'crab', 'tower'] as const;

export const archivePages = pagesOf(ARCHIVE, ENTRIES, (entry) => {
  const kind = SUBJECTS.find((subject) => subject === entry.notes[0]);
  const image = kind ? `<img class="hero" src="/img/box-${kind}.svg" alt="">` : '';
  const form = entry.path === '/search' ? searchForm('') : '';
  return frame(
    entry.title,
    `<h1>${entry.title}</h1>${form}${image}${entry.html}${neighbours(ITEMS, entry, 'On the same shelf')}`,
  );
});

export const archiveAssets: Record<string, Answer> = {
  [`${ARCHIVE}/img/plan-chest.svg`]: svg(picture('plan', 40)),
  ...Object.fromEntries(
    SUBJECTS.map((subject, i) => [
      `${ARCHIVE}/img/box-${subject}.svg`,
      svg(picture(subject, 30 + i * 9)),
    ]),
  ),
};

/** The answer to a search. Each one proposes further pages and searches: a trap without end. */
export function searchResults(url: URL): string | undefined {
  const query = url.searchParams.get('q');
  if (url.origin !== ARCHIVE || url.pathname !== '/search' || query === null) return undefined;
  const page = Number(url.searchParams.get('page') ?? '1');
  const found = ITEMS.filter(({ title, html }) =>
    `${title} ${html}`.toLowerCase().includes(query.toLowerCase()),
  );
  const shown = found.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  const ask = encodeURIComponent(query);
  return frame(
    `Search: ${query}, page ${page}`,
    `<h1>Search</h1>${searchForm(query)}\
<p>${found.length} files speak of “${escapeHtml(query)}”; this is page ${page}.</p>
<ul>${shown}</ul>
<p><a href="/search?q=${ask}&amp;page=${page + 1}">Next page</a>, \
or narrow it to \
<a href="/search?q=${ask}%20harbour">${escapeHtml(query)} harbour</a>.</p>`,
  );
}

function searchForm(query: string): string {
  return `<form action="/search"><label>Word <input name="q" value="${escapeHtml(query)}"></label> \
<button>Search</button></form>`;
}

function frame(title: string, main: string): string {
  return museumFrame({
    title,
    masthead: 'Harbour Archive',
    menu: [
      ['/', 'Archive'],
      ['/catalogue/', 'Catalogue'],
      ['/letters/', 'Letters'],
      ['/search', 'Search'],
      ['/reading-room', 'Reading room'],
      [`${WWW}/`, 'Museum'],
    ],
    main,
  });
}
