import { feed, stylesheet, svg } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { neighbours } from '../neighbours.ts';
import { logo, picture } from '../picture.ts';
import { type Entry, entriesOf, linkList } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const ORIGIN = 'http://lowwater.example';
const POSTS = entriesOf(`
== /2026/03/the-missing-wheel | The missing wheel | workshops
For seventy years the tide clock in the customs shed told the same time, quarter past something.
  Last week I watched it go. The wheel that brought it back has 127 teeth and was divided on a
  bicycle rim, as its maker explains in [a notebook worth reading from end to
  end](http://www.northmere.example/~pk41/clocks/wheel-127?utm_source=lowwater&utm_medium=post).
Go and see it: [the museum's page about the
  clock](http://www.harbourmuseum.example/exhibits/tide-clock) has the hours, and the wheel is the
  bright one at the left.
== /2026/03/bread-at-slack-water | Bread at slack water | kitchens
I set dough at the last of the ebb and baked at the top of the flood. It proves nothing,
  but the loaf was the best I have made. I followed [the overnight customs loaf from Quill
  and Crumb](http://www.quillandcrumb.example/bread/customs-loaf) and hung their [kitchen
  tide table](http://shop.harwickprints.example/books/tide-tables?utm_source=lowwater)
  inside the cupboard door.
== /2026/03/a-mug-that-stays | A mug that stays where it is put | workshops
There are boats on which no cup has ever been set down. The [pilot mug of Tidewater
  Pottery](http://www.tidewaterpottery.example/pieces/pilot-mug) stood on ours from Harwick to the
  bar buoy and back. Its foot is wider than its mouth; that is the whole secret, says the potter,
  and then tells you nine more.
== /2026/02/counting-geese | Counting geese by breath | walks
You count to ten on each breath out, and make a mark. I had the third field of [the winter
  count](http://records.saltmarshtrust.example/view?id=9c2e), and four hundred and ten marks, when a
  dog came. The wardens have a column for that.
The goose that did not fly was of course the one from [the
  ferry](http://www.linnetferries.example/pets).
== /2026/02/singing-in-an-ice-house | Singing in an ice house | walks
Four seconds is a long time to wait for your own voice. The [Lantern Choir's winter
  list](http://pages.commonground.example/lantern-choir/concerts) took us under the east lawn at
  Northmere, where thirty people hummed one note and it went on humming when they had stopped. The
  students call it [composing for the room](http://www.northmere.example/research).
== /2026/02/on-knees-by-a-wall | On my knees by a wall | walks
In three hours with [the moss society](http://pages.commonground.example/moss-society/) we moved
  eleven metres. I can now tell [wall
  screw-moss](http://pages.commonground.example/moss-society/species/wall-screw) from a stain, which
  is further than I had got in forty years of walking past it.
== /2026/01/night-boat | The night boat to Odde | walks
Bunks lie across the ship, so you are rolled from head to heel like a pastry. At five there is light
  on the outer banks, at six there is bread. [Linnet
  Ferries](http://www.linnetferries.example/routes/odde) sell a berth; their German pages [say the
  office smells of bakery](http://www.linnetferries.example/de/contact), and so it does.
== /2026/01/boxes-of-complaint | Nine hundred boxes of complaint | workshops
A day in [the reading room of the harbour
  archive](http://archive.harbourmuseum.example/reading-room), pencil only. I asked for fog and was
  brought the [letters from the breakwater
  works](http://archive.harbourmuseum.example/letters/breakwater), with the cribbage. Nobody has
  ever been so angry about a slate.
== /2026/01/eel-pie-weather | Eel pie weather | kitchens
Sleet, so pie. [This one](http://www.quillandcrumb.example/savoury/eel-pie) wants a dish with a
  proper rim, and [such a dish exists](http://www.tidewaterpottery.example/pieces/pie-dish).
  The petition of the eel smokers, [thirty-four brown
  signatures](http://archive.harbourmuseum.example/catalogue/hm-1926-002), is good reading
  while the crust rests.
== /2025/12/how-to-be-early | How to be early for a tide | walks
Come an hour before you need to, with something to sharpen. The old address of [the museum's
  visiting page](http://www.harbourmuseum.example/visit.html) still works and still tells you to
  come at low water. The [whale jaw](http://www.harbourmuseum.example/exhibits/whale-jaw) I wrote of
  last year seems to have left the building.
== /2025/12/lists-kept-by-hand | Lists kept by hand | workshops
Somebody in this town reads every page before adding it to [Harwick
  Links](http://www.harwicklinks.example/), and takes it out again when it goes stale. The shelf
  called [food and drink](http://www.harwicklinks.example/food) is how I found half of what I cook.
  A machine would have given me a thousand.
== /2025/12/boots | Boots, mostly left | walks
The trust's [boot count](http://records.saltmarshtrust.example/view?id=9c51) has reached 388. I gave
  them mine, size 43, from beyond [Wreck Post](http://records.saltmarshtrust.example/view?id=70d1),
  and walked home in a bread bag.
`);
const TOPICS = entriesOf(`
== /topic/walks | Walks
Out and back between two tides, with whatever was met on the way.
== /topic/workshops | Workshops
People who make and mend, watched at work for as long as they would bear it.
== /topic/kitchens | Kitchens
What was eaten, in which weather, and who showed me how to make it after I had done so wrongly.
`);
const [ABOUT] = entriesOf(`
== /about | About Low Water
I walk the estuary at the bottom of the tide and write about whoever is mending something there. No
  advertisements, no comments; letters come to [post@lowwater.example](mailto:post@lowwater.example)
  and are answered in the order of their stamps.
People I read: [the tide clock notebook](http://www.northmere.example/~pk41/), [Quill and
  Crumb](http://www.quillandcrumb.example/about) and [the choir's song
  book](http://pages.commonground.example/lantern-choir/songs/).
`);

/** A blog that links to every other site. */
export const lowWater: Site = {
  name: 'Low Water',
  start: `${ORIGIN}/`,
  pages: {
    [`${ORIGIN}/`]: layout('Low Water', `<h1>Low Water</h1>${teasers(POSTS)}`),
    ...pagesOf(ORIGIN, POSTS, postPage),
    ...pagesOf(ORIGIN, TOPICS, (topic) =>
      layout(
        `${topic.title} | Low Water`,
        `<h1>${topic.title}</h1>${topic.html}${linkList(postsOn(topic).map((post) => [post.path, post.title]))}`,
      ),
    ),
    [`${ORIGIN}/about`]: layout('About | Low Water', `<h1>${ABOUT.title}</h1>${ABOUT.html}`),
  },
  assets: {
    [`${ORIGIN}/ebb.css`]: stylesheet('low-water'),
    [`${ORIGIN}/avatar.svg`]: svg(logo('≈', '#2a9d8f')),
    ...Object.fromEntries(
      TOPICS.map((topic, i) => [
        `${ORIGIN}${topic.path}.svg`,
        svg(picture((['bird', 'clock', 'loaf'] as const)[i], 160 + i * 20)),
      ]),
    ),
    [`${ORIGIN}/feed.atom`]: feed(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Low Water</title><id>${ORIGIN}/</id><updated>2026-03-20T00:00:00Z</updated>${POSTS.map(
        (post) => `<entry><title>${post.title}</title><id>${ORIGIN}${post.path}</id></entry>`,
      ).join('')}</feed>`,
    ),
  },
};

function layout(title: string, main: string): string {
  return htmlDocument({
    title,
    head: `<meta name="generator" content="Inkwell 0.9">
<link rel="stylesheet" href="/ebb.css">
<link rel="alternate" type="application/atom+xml" title="Low Water" href="/feed.atom">`,
    body: `<header><a href="/"><img src="/avatar.svg" alt="Low Water"></a><nav>${linkList([
      ...TOPICS.map((topic): [string, string] => [topic.path, topic.title]),
      ['/about', 'About'],
    ])}</nav></header>
<main>${main}</main>
<aside><h2>Elsewhere</h2>${linkList([
      [
        'http://www.harbourmuseum.example/?utm_source=lowwater&utm_medium=blogroll',
        'Harbour Museum',
      ],
      ['http://www.tidewaterpottery.example/', 'Tidewater Pottery'],
      ['http://www.harwicklinks.example/', 'Harwick Links'],
      ['http://records.saltmarshtrust.example/view?id=1a00', 'Saltmarsh records'],
    ])}</aside>
<footer><a href="/feed.atom">Feed</a> · <a href="mailto:post@lowwater.example">post@lowwater.example</a></footer>`,
  });
}

function postPage(post: Entry): string {
  const [, year, month] = post.path.split('/');
  const [topic] = post.notes;
  return layout(
    `${post.title} | Low Water`,
    `<article><p class="date">${month}/${year} in <a href="/topic/${topic}">${topic}</a></p><h1>${post.title}</h1>
<img class="cover" src="/topic/${topic}.svg" alt="">${post.html}</article>\
${neighbours(POSTS, post, 'More posts')}`,
  );
}

function teasers(posts: Entry[]): string {
  const shown = posts.map(({ path, title, html }) => {
    const words = html
      .replace(/<[^>]+>/g, '')
      .split(' ')
      .slice(0, 24)
      .join(' ');
    return `<section><h2><a href="${path}">${title}</a></h2><p>${words} …</p></section>`;
  });
  return shown.join('\n');
}

function postsOn(topic: Entry): Entry[] {
  return POSTS.filter((post) => `/topic/${post.notes[0]}` === topic.path);
}
