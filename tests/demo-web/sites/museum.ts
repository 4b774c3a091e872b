import { feed, script, stylesheet, svg } from '../assets.ts';
import { neighbours } from '../neighbours.ts';
import { logo, picture, type Subject } from '../picture.ts';
import { entriesOf } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';
import { archiveAssets, archivePages, searchResults } from './museum-archive.ts';
import { calendarMonth } from './museum-calendar.ts';
import { museumPage, WWW } from './museum-layout.ts';
import { shopAssets, shopPages } from './museum-shop.ts';

const ENTRIES = entriesOf(`
== / | Harbour Museum
The museum stands in the old customs shed on Herring Quay, where the river Linnet meets the sea.
  Four hundred objects, one working slipway and a lighthouse lens tell how a mud bank became a port.
! The lens of Gull Point, lit every hour on the hour (/img/gull-point-lens.svg)
Begin with [the eight objects our guides would save first](/exhibits/), then [plan your
  visit](/visit/): most people need two hours, and low tide is the best time to see the slipway.
Researchers may [search the archive](http://archive.harbourmuseum.example/) from home, and our
  [print shop](http://shop.harwickprints.example/) pays for the conservation of the boats.
# This season
- A new display on [the tide clock and how it was mended](/exhibits/tide-clock)
- Evening talks and slipway days in [the events programme](/events/)
- A [call for volunteers](/about/volunteers) who like tar, twine or typing
== /visit/ | Plan your visit
Open Tuesday to Sunday, ten to five, and until eight on the first Friday of the month. Closed on the
  three days of the spring haul-out, when the slipway is in use.
Adults :: 9.50
Children and students :: 4.00
Under five :: free
The foot ferry from the south bank lands two minutes from our door; [Linnet Ferries print the
  crossings](http://www.linnetferries.example/timetable/spring?utm_source=harbourmuseum&utm_medium=web)
  for every season.
If you use a wheelchair, read about [step-free access and the quiet hour](/visit/access). Schools
  and clubs should look at [group visits](/visit/groups) first.
== /visit/access | Access and quiet hour
The ground floor, café and archive reading room are step-free. The lens gallery is reached by a lift
  of 110 by 140 centimetres; its door opens on both sides.
From ten to eleven on Wednesdays the bell is tied, the films are silent and the lens turns without
  its flash. Ear defenders and a tactile plan of the sheds lie at the desk.
Write to [access@harbourmuseum.example](mailto:access@harbourmuseum.example) a day ahead and a guide
  will meet you at the quay steps.
== /visit/groups | Groups and schools
We take up to thirty people in the morning and twelve in the afternoon. Pupils tie four working
  knots on [the rope walk bench](/exhibits/rope-walk) and measure the depth of the dock with [a
  sounding lead](/exhibits/sounding-lead).
Students of the [Northmere estuary studies
  course](http://www.northmere.example/courses/estuary-studies) come free with their card; everyone
  else pays the child price in groups of ten or more.
== /exhibits/ | Eight objects
Our collection is small enough to know by heart. These are the pieces that the guides return to.
- [The Gull Point lens](/exhibits/gull-point-lens), three tonnes of glass on a mercury bath
- [The tide clock](/exhibits/tide-clock), which shows when the bar can be crossed
- [The pilot cutter Wren](/exhibits/pilot-cutter-wren), afloat again after sixty years
- [A length of the rope walk](/exhibits/rope-walk), still in working order
- [The diver's bell](/exhibits/divers-bell), cast for the breakwater
- [Ceres](/exhibits/figurehead-ceres), a figurehead with two left hands
- [The sounding lead](/exhibits/sounding-lead), with tallow in its foot
- [The harbour model](/exhibits/harbour-model), built to win an argument
== /exhibits/gull-point-lens | The Gull Point lens | lamp | 8
The first-order lens was lit in 1871 and threw a double flash every twenty seconds until the
  lighthouse was made automatic. It came here in 264 crates.
Made :: 1870, cut glass and brass
Height :: 2.6 metres
Seen from :: 19 sea miles
The [keeper's order book](http://archive.harbourmuseum.example/catalogue/hm-1871-004)
  records every pane replaced after the storm of that first winter. A [print of the
  section drawing](http://shop.harwickprints.example/prints/gull-point) hangs in half the
  kitchens of Harwick.
== /exhibits/tide-clock | The tide clock | clock | 40
A dial of twenty-nine and a half days drives a second hand that lifts and falls with the water at
  the bar. Pilots set their boats by it; so did the bakers, whose flour came in on the flood.
It stopped in 1952 when a wheel of 127 teeth was lost. A hobbyist at the university cut a new one
  and has written up [how a lunar train is
  calculated](http://www.northmere.example/~pk41/clocks/lunar-train), with photographs of our
  movement.
Wheels :: 11
Error :: four minutes in a month
== /exhibits/pilot-cutter-wren | The pilot cutter Wren | ship | 190
Wren met incoming ships off Gull Point in all weathers and put a pilot aboard by rowing boat. She
  carried two men and a boy, a coal stove and no engine.
Built :: 1898, larch on oak
Length :: 13.4 metres
Her lines were taken off before the rebuild; the [eleven sheets of the
  survey](http://archive.harbourmuseum.example/catalogue/hm-1898-031) are among the most asked-for
  papers we hold. She sails on [slipway days](/events/) when the wind allows.
== /exhibits/rope-walk | The rope walk | rope | 28
Forty metres remain of a walk that once ran three hundred and ten along Tar Lane. Hemp was spun
  walking backwards, and a spinner covered about eighteen miles in a day.
The bench turns three strands against each other until they hold by their own twist. Visitors may
  take home a hand of the rope they make; the booklet [Rope by
  Hand](http://shop.harwickprints.example/books/rope-by-hand) gives the eight steps.
== /exhibits/divers-bell | The diver's bell | bell | 200
Six men sat on the bench inside this iron bell while the footings of the breakwater were laid, nine
  metres down, in shifts of four hours.
The air hose, the signal hammer and the slate on which they wrote to the surface are shown beside
  it. One [letter from the works](http://archive.harbourmuseum.example/letters/breakwater) complains
  that the slate was used for card scores.
== /exhibits/figurehead-ceres | Ceres, a figurehead | tower | 350
The barque Ceres was broken up on our own beach. Her figurehead holds a sheaf of barley in two left
  hands, since the carver used the same pattern for each.
Paint :: seven layers, the oldest a lead white
Wood :: yellow pine
Conservators left one stripe uncleaned, from the hair to the hem, so that the layers can
  be counted like rings.
== /exhibits/sounding-lead | The sounding lead | jug | 225
Seven pounds of lead on twenty fathoms of line. The hollow in the foot was armed with tallow, which
  brought up sand, shell or mud and told a pilot where he was in fog.
Marks of leather, linen and serge are tied at two, three, five and seven fathoms so they
  can be told apart by the lips in the dark. The [Saltmarsh Trust's mud
  samples](http://records.saltmarshtrust.example/view?id=9c04) were taken on the same
  bank, a century later.
== /exhibits/harbour-model | The harbour model | plan | 100
In 1884 two engineers disagreed about the breakwater. One built this table of plaster and lead,
  flooded it with a garden pump, and showed the council how the channel would silt.
He lost the vote and was right by thirty years. The [plan that was built
  instead](http://archive.harbourmuseum.example/catalogue/hm-1884-012) hangs behind the model.
== /events/ | Events
Slipway days begin two hours before low water. Talks are held in the sail loft and
  cost four, with soup.
- 14 March: *Reading the bar*, a talk on pilots and their marks
- 28 March: Wren is launched after her winter refit, with [the Lantern Choir singing on the
  quay](http://pages.commonground.example/lantern-choir/concerts)
- 11 April: tar and oakum, a caulking day for beginners
- 2 May: *Mud has a memory*, by the marsh wardens
All dates, month by month, are in [the calendar](/events/calendar).
== /about/ | About the museum
A trust of nine people runs the museum for the town. It owns the customs shed, leases the slipway
  for a rent of one smoked eel a year, and has a paid staff of six.
Read [how the collection began with a flood](/about/history), or [join the
  volunteers](/about/volunteers). The director answers at
  [office@harbourmuseum.example](mailto:office@harbourmuseum.example).
== /about/history | How the collection began
After the surge of 1953 the ground floor of the customs house stood a metre deep in silt. The
  clearing gang put whatever looked old on the first-floor landing; the landing became a display,
  and the display a museum in 1961.
The silt line is still marked beside the stairs, at the height of a child of seven.
== /about/volunteers | Volunteer with us
Forty volunteers keep the sheds open. On Mondays the boat gang scrapes and paints; on Thursdays the
  typing gang copies out [letters for the archive](http://archive.harbourmuseum.example/letters/).
No experience is needed, though the person who minds the diver's bell must not mind being
  asked the same question.
`);

const EXHIBITS = ENTRIES.filter((entry) => entry.notes.length === 2);

/** Three hosts, two registrable domains: the museum, its archive and its print shop. */
export const museum: Site = {
  name: 'Harbour Museum',
  start: `${WWW}/`,
  pages: {
    ...pagesOf(WWW, ENTRIES, (entry) =>
      museumPage(
        entry,
        exhibitPicture(entry.path),
        neighbours(EXHIBITS, entry, 'In the next room'),
      ),
    ),
    [`${WWW}/events/calendar`]: calendarMonth(2026, 3),
    ...archivePages,
    ...shopPages,
  },
  assets: {
    [`${WWW}/css/quay.css`]: stylesheet('museum'),
    [`${WWW}/js/quay.js`]: script('museum'),
    [`${WWW}/img/logo.svg`]: svg(logo('H', '#12455c')),
    [`${WWW}/feed.atom`]: feed(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour Museum events</title><id>${WWW}/</id><updated>2026-03-01T00:00:00Z</updated></feed>`,
    ),
    ...Object.fromEntries(
      EXHIBITS.map(({ path, notes: [subject, hue] }) => [
        `${WWW}/img/${path.split('/')[2]}.svg`,
        svg(picture(subject as Subject, Number(hue))),
      ]),
    ),
    ...archiveAssets,
    ...shopAssets,
  },
  moved: { [`${WWW}/visit.html`]: `${WWW}/visit/` },
  endless: (url) => searchResults(url) ?? calendarOf(url),
  disallow: {
    'www.harbourmuseum.example': ['/events/calendar'],
    'archive.harbourmuseum.example': ['/search'],
    'shop.harwickprints.example': ['/account/'],
  },
};

function exhibitPicture(path: string): string {
  const found = EXHIBITS.some((entry) => entry.path === path);
  return found ? `<img class="hero" src="/img/${path.split('/')[2]}.svg" alt="">` : '';
}

function calendarOf(url: URL): string | undefined {
  if (url.origin !== WWW || url.pathname !== '/events/calendar') return undefined;
  const month = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(url.searchParams.get('month') ?? '');
  return month ? calendarMonth(Number(month[1]), Number(month[2])) : undefined;
}
