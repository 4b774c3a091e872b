import { script, stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { picture } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://pages.commonground.example';
const BASE = '/lantern-choir';
const ENTRIES = entriesOf(`
== /lantern-choir/ | The Lantern Choir
We are thirty voices and thirty lanterns. From October to March we sing outdoors, on quays and in
  doorways, without a conductor whom anyone could see.
! The lanterns waiting in the boathouse (/lantern-choir/img/lantern.svg)
Come to [a rehearsal](/lantern-choir/rehearsals), hear us at [a concert](/lantern-choir/concerts),
  or read [how it began with a power cut](/lantern-choir/history).
== /lantern-choir/rehearsals | Rehearsals
Thursdays at half past seven in the boathouse behind the fish market. We learn by ear, in the dark,
  four bars at a time; printed music is handed out afterwards to those who sleep better with it.
Low voices :: left of the winch
High voices :: on the ladder
Newcomers should read [what to bring](/lantern-choir/join).
== /lantern-choir/concerts | Concerts this winter
- 21 December, Herring Quay, at the moment of low water
- 2 February, the ice house at Northmere, with [students of music and
  place](http://www.northmere.example/courses/music-and-place)
- 28 March, the museum slip: we sing Wren into the water at [the Harbour Museum's launch
  day](http://www.harbourmuseum.example/events/)
Concerts are free. The hat that goes round is for lamp oil.
== /lantern-choir/history | How it began
On a December evening in 1987 a ship dragged its anchor across the cable and the town went
  dark in the middle of a carol service. Those with lanterns walked to the front; those
  without followed the sound.
The verger's barometer fell off the wall that night and has hung in the boathouse ever
  since, stuck at *stormy*.
== /lantern-choir/join | Join us
There is no audition. Bring a lantern with a handle, gloves without fingers, and something
  hot in a flask. If you cannot hold a tune, hold the rope of the winch: every choir needs
  people who stand firm.
Write to [choir@commonground.example](mailto:choir@commonground.example).
== /lantern-choir/recordings | Recordings
We record on one microphone hung from the winch. The best take is from the night of the gale, with
  the roof as percussion. Copies on disc are lent from [the library of
  Northmere](http://www.northmere.example/library), shelf 7.
== /lantern-choir/songs/ | The song book
Nine songs make up a winter; these four are ours alone, made in the boathouse by nobody in
  particular and changed a little each year by whoever forgets a line.
- [The Bar Buoy](/lantern-choir/songs/bar-buoy)
- [Eleven Minutes Over](/lantern-choir/songs/eleven-minutes)
- [Wick and Tallow](/lantern-choir/songs/wick-and-tallow)
- [Oakum Round](/lantern-choir/songs/oakum-round)
== /lantern-choir/songs/bar-buoy | The Bar Buoy
> Ring when the wind has a hand on the water, ring when the water has none.
In three parts. The basses are the bell, and come in wherever they like; the rest must make it sound
  intended. Key of D, or wherever the real buoy is sounding.
== /lantern-choir/songs/eleven-minutes | Eleven Minutes Over
> One for the rope and two for the rail, three for the gull that follows.
A counting song of the foot ferry, as long as the crossing itself. Sung aboard once a year by leave
  of [Linnet Ferries](http://www.linnetferries.example/routes/south-bank).
== /lantern-choir/songs/wick-and-tallow | Wick and Tallow
> Trim me low and carry me steady, I have the dark to mind.
Two verses for high voices alone. The second is sung with the lanterns covered, and is the reason we
  rehearse without light.
== /lantern-choir/songs/oakum-round | Oakum Round
> Pick it and roll it and drive it home.
A round in five entries with a mallet on the off beat, taken down from the caulkers' gang. It ends
  when somebody laughs.
`);

/** One of two sites that share the host of Common Ground. */
export const lanternChoir: Site = {
  name: 'The Lantern Choir',
  start: `${ORIGIN}${BASE}/`,
  pages: pagesOf(ORIGIN, ENTRIES, layout),
  assets: {
    [`${ORIGIN}${BASE}/night.css`]: stylesheet('lantern-choir'),
    [`${ORIGIN}${BASE}/flicker.js`]: script('lantern-choir'),
    [`${ORIGIN}${BASE}/img/lantern.svg`]: svg(picture('lantern', 20)),
  },
};

function layout(entry: Entry): string {
  return htmlDocument({
    title: entry.path === `${BASE}/` ? entry.title : `${entry.title} – The Lantern Choir`,
    head: `<link rel="stylesheet" href="${BASE}/night.css">
<script src="${BASE}/flicker.js" defer></script>`,
    body: `<nav aria-label="Choir">${linkList([
      [`${BASE}/`, 'Choir'],
      [`${BASE}/rehearsals`, 'Rehearsals'],
      [`${BASE}/concerts`, 'Concerts'],
      [`${BASE}/songs/`, 'Songs'],
      [`${BASE}/recordings`, 'Recordings'],
      [`${BASE}/join`, 'Join'],
    ])}</nav>
<main><h1><span class="flame" aria-hidden="true">●</span> ${entry.title}</h1>${entry.html}</main>
<footer><a href="mailto:choir@commonground.example">choir@commonground.example</a> · <a href="/">hosted by Common Ground</a></footer>`,
  });
}
