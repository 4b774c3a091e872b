import { script, svg } from '../assets.ts';
import { picture } from '../picture.ts';
import { entriesOf } from '../prose.ts';
import { type Answer, pagesOf } from '../site.ts';
import { ARCHIVE, museumFrame, SHOP, WWW } from './museum-layout.ts';

const ENTRIES = entriesOf(`
== / | Harwick Prints
The print shop of the Harbour Museum. Everything is printed upstairs in the sail loft on cotton
  paper, and every sheet sold buys about a metre of caulking for [the cutter
  Wren](http://www.harbourmuseum.example/exhibits/pilot-cutter-wren).
# Prints
- [The Gull Point lens in section](/prints/gull-point), from 28.00
- [The harbour plan of 1884](/prints/harbour-plan), from 34.00
- [Wren under sail](/prints/wren), from 22.00
# Books
- [Rope by Hand](/books/rope-by-hand), 9.00
- [Tide Tables for Kitchens](/books/tide-tables), 7.50
== /prints/gull-point | The Gull Point lens in section | lamp
Drawn by the makers in 1870 and printed in two blues. The brass is the warmer blue. Every prism is
  numbered; the one that was never replaced is number 143.
Sheet :: 50 by 70 centimetres
Price :: 28.00 unframed
Also [framed in oak](/prints/gull-point?frame=oak). Read about [the lens
  itself](http://www.harbourmuseum.example/exhibits/gull-point-lens).
== /prints/gull-point?frame=oak | The Gull Point lens, framed in oak | lamp
The same sheet in a frame of quay timber: oak fenders, a century in salt water, planed to eighteen
  millimetres. Nail holes are left as they are.
Outer size :: 56 by 76 centimetres
Price :: 96.00 framed, collected from the loft or sent by carrier
== /prints/harbour-plan | The harbour plan of 1884 | plan
A third of the size of [the linen original in the
  archive](http://archive.harbourmuseum.example/catalogue/hm-1884-012), with the sceptic's
  pencil line kept in grey.
Sheet :: 64 by 22 centimetres
Price :: 34.00
== /prints/wren | Wren under sail | ship
A linocut in three blocks: sea, sail, and the boy at the tiller. Cut at the shop bench during the
  winter refit and printed in an edition of 120.
Sheet :: 30 by 40 centimetres
Price :: 22.00
== /books/rope-by-hand | Rope by Hand | rope
Thirty-two pages, eight steps, one needle stitched into the spine. Written for the school bench and
  revised each time a class found a sentence that could be misread.
Price :: 9.00
== /books/tide-tables | Tide Tables for Kitchens | clock
A year of high water at Harwick bar on one long folded strip, to hang inside a cupboard door.
  Bread-makers use it too: the almanac column is by [Quill and
  Crumb](http://www.quillandcrumb.example/).
Price :: 7.50
== /delivery | Delivery and returns
Rolled prints leave on Tuesdays and Fridays in tubes made of old charts. Frames go by carrier within
  ten days. A print that arrives creased is replaced without its being sent back; write to
  [shop@harwickprints.example](mailto:shop@harwickprints.example).
== /account/login | Sign in
Sign in to see your orders or to change where the tube goes. If you bought at the desk you have no
  account and need none.
`);

const SUBJECTS = ['lamp', 'plan', 'ship', 'rope', 'clock'] as const;
const LOGIN = `<form method="post" action="/account/login"><p><label>Email \
<input type="email" name="email" autocomplete="username"></label></p>
<p><label>Password \
<input type="password" name="password" autocomplete="current-password"></label></p>
<p><button>Sign in</button></p></form>`;

export const shopPages = pagesOf(SHOP, ENTRIES, (entry) => {
  const kind = SUBJECTS.find((subject) => subject === entry.notes[0]);
  const image = kind ? `<img class="hero" src="/img/${kind}.svg" alt="">` : '';
  const form = entry.path === '/account/login' ? LOGIN : '';
  const canonical = `\n<link rel="canonical" href="${SHOP}${entry.path.split('?')[0]}">`;
  return museumFrame({
    title: entry.title,
    masthead: 'Harwick Prints',
    menu: [
      ['/', 'Shop'],
      ['/delivery', 'Delivery'],
      ['/account/login', 'Sign in'],
      [`${WWW}/`, 'Museum'],
      [`${ARCHIVE}/`, 'Archive'],
    ],
    main: `<h1>${entry.title}</h1>${image}${entry.html}${form}`,
    head: `${entry.path.startsWith('/prints/gull') ? canonical : ''}\n\
<script src="/basket.js" defer></script>`,
  });
});

export const shopAssets: Record<string, Answer> = {
  [`${SHOP}/basket.js`]: script('basket'),
  ...Object.fromEntries(
    SUBJECTS.map((subject, i) => [
      `${SHOP}/img/${subject}.svg`,
      svg(picture(subject, 200 + i * 14)),
    ]),
  ),
};
