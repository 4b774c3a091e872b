import { stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { picture } from '../picture.ts';
import { type Entry, entriesOf } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://www.northmere.example';
const ENTRIES = entriesOf(`
== /~pk41/ | The tide clock notebook
I mend clocks that show the moon and the water. By day I look after the instruments in
  [Mathematics](http://www.northmere.example/departments/mathematics); these pages are my own and
  so are the mistakes.
! The Harwick movement on my kitchen table (/~pk41/pics/movement.svg)
- [What a tide clock is](/~pk41/clocks/what-is-a-tide-clock)
- [How to calculate a lunar train](/~pk41/clocks/lunar-train)
- [Cutting a wheel of 127 teeth](/~pk41/clocks/wheel-127)
- [Painting a dial that stays white](/~pk41/clocks/dial)
- [Four clocks of this coast](/~pk41/clocks/four-clocks)
- [Workshop log](/~pk41/log)
- [Pages by other people](/~pk41/links)
- [About this notebook](/~pk41/colophon)
== /~pk41/clocks/what-is-a-tide-clock | What is a tide clock?
High water comes about fifty minutes later every day, because the moon has moved on. A tide clock
  is an ordinary clock slowed down so that its hand goes round once in twelve hours and
  twenty-five minutes.
That works where two tides a day are nearly equal. In our estuary the bar spoils it: the ebb lasts
  an hour longer than the flood, so the maker of the Harwick clock bent the hand's path with a cam.
  Next: [the numbers](/~pk41/clocks/lunar-train).
== /~pk41/clocks/lunar-train | How to calculate a lunar train
You want a ratio near 0.966137 out of whole teeth. Write it as a continued fraction and stop when
  the wheels can still be cut: 28/29 is twelve minutes out in a fortnight, 57/59 less than one, and
  as 114/118 the same pair can be cut with a single cutter.
The [museum's clock](http://www.harbourmuseum.example/exhibits/tide-clock) gains a little more with
  a compound train, one wheel of which has 127 teeth, a prime, which is why nobody had replaced the
  missing wheel. I describe [how I cut mine](/~pk41/clocks/wheel-127) on the next page.
== /~pk41/clocks/wheel-127 | Cutting a wheel of 127 teeth
No dividing plate in the building has 127 holes. I printed the divisions on paper, glued the strip
  round a bicycle rim, and used the rim as a plate twenty times the size of the wheel; errors shrink
  in the same measure.
The brass came from a scrapped barograph. Two teeth are visibly mine.
Module :: 0.6
Time :: five evenings, one blade
== /~pk41/clocks/dial | Painting a dial that stays white
Lead white yellows in the dark and zinc cracks. I tried nine mixtures on roof slates and left
  them on the west wall for two winters. Titanium in cold-pressed oil, over a ground of shell
  lime, won by a wide margin.
The lime came from [Tidewater Pottery, who burn oyster
  shell](http://www.tidewaterpottery.example/glazes/oyster) for a glaze.
== /~pk41/clocks/four-clocks | Four clocks of this coast
Harwick customs shed :: eleven wheels and a cam, stopped in 1952, running again
Varne, the salt office :: one hand, painted fish for numerals, four hours fast by choice
Sankt Odde, church :: shows only whether the causeway is open, yes or no
Northmere library :: an electric copy, wrong since it was hung
The ferry to [Varne](http://www.linnetferries.example/routes/varne) leaves time to see the
  second between boats.
== /~pk41/log | Workshop log
3 February :: oiled the fusee; found a hairpin in the fly
19 February :: the cam is worn by 0.2 mm on the ebb side, as one would guess
8 March :: ran nine days against the gauge at Surveyors' Steps, mean error four minutes
22 March :: carried the movement back on the foot ferry in a bread crate
== /~pk41/links | Pages by other people
These I read again and again.
- A blog of walks and workshops, [Low Water](http://lowwater.example/), which wrote kindly about
  [the 127 wheel](http://lowwater.example/2026/03/the-missing-wheel)
- The catalogue of [the harbour archive](http://archive.harbourmuseum.example/catalogue/),
  for bills and drawings
- [A list of everything local](http://www.harwicklinks.example/science), kept by hand, science shelf
== /~pk41/colophon | About this notebook
Written in a text editor, uploaded when the kettle is on. No scripts, no counters. The background is
  the colour of the inside of the clock case.
Corrections are welcome at [pk41@northmere.example](mailto:pk41@northmere.example);
  pendulum jokes less so.
`);

/** A personal site in a directory of the university's host. */
export const tideClocks: Site = {
  name: 'The tide clock notebook',
  start: `${ORIGIN}/~pk41/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}/~pk41/style.css`]: stylesheet('tide-clocks'),
    [`${ORIGIN}/~pk41/pics/movement.svg`]: svg(picture('clock', 45)),
    [`${ORIGIN}/~pk41/pics/wheel.svg`]: svg(picture('clock', 90)),
  },
};

function layout(entry: Entry): string {
  return htmlDocument({
    title: entry.title,
    head: '<link rel="stylesheet" href="/~pk41/style.css">',
    body: `<main><img class="wheel" src="/~pk41/pics/wheel.svg" alt="a wheel">
<h1>${entry.title}</h1>${entry.html}</main>
<hr><address><a href="/~pk41/">notebook</a> · <a href="/~pk41/log">log</a> · <a href="mailto:pk41@northmere.example">pk41@northmere.example</a></address>`,
  });
}
