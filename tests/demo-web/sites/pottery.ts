import { entriesOf } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';
import { lindenPage } from './linden-theme.ts';

const ORIGIN = 'http://www.tidewaterpottery.example';
const ENTRIES = entriesOf(`
== / | Pots from river clay | 2
The clay is dug at the bend below the saltworks, weathered for two winters and fired with
  driftwood and gas. We make [six shapes](/pieces) and [four glazes](/glazes), and have no plans
  for a seventh or a fifth.
Visit [the shed](/visit), learn to throw in [a six-week class](/classes), or read [the kiln
  log](/kiln-log), in which nothing is hidden.
== /pieces | Six shapes
- [Pie dish](/pieces/pie-dish)
- [Pilot mug](/pieces/pilot-mug)
- [Marsh jug](/pieces/marsh-jug)
- [Salt pig](/pieces/salt-pig)
- [Bread bell](/pieces/bread-bell)
- [Low bowl](/pieces/low-bowl)
Each is thrown to a weight, not a size; yours will differ from the one in the picture by a finger.
== /pieces/pie-dish | Pie dish | 5
A rim two fingers wide with a groove beneath, so that a lid of pastry has something to hold.
  Designed across a table with the bakers of [Quill and Crumb, for their eel
  pie](http://www.quillandcrumb.example/savoury/eel-pie).
Clay :: 1.9 kg
Price :: 46.00
== /pieces/pilot-mug | Pilot mug | 3
Wide at the foot, narrow at the lip, and very hard to knock over: we tested it on the [evening
  ferry to Varne](http://www.linnetferries.example/routes/varne) in a force seven, where it
  lost only its spoon.
Clay :: 420 g
Price :: 19.00
== /pieces/marsh-jug | Marsh jug | 7
Pours without a drip, which took eleven years. The spout is cut with a cheese wire while the clay is
  still cold from the night.
Holds :: 1.2 litres
Price :: 52.00
== /pieces/salt-pig | Salt pig | 11
An open snout for a wet hand. Unglazed inside, so that grey salt stays loose in a sea fog; glazed
  outside in whatever is left in the bucket.
Clay :: 800 g
Price :: 28.00
== /pieces/bread-bell | Bread bell | 9
A dome with a knob, set over dough on a hot tile. It does for a loaf what an iron pot does, and
  weighs half. Cracks in one kitchen of forty; those we replace.
Across :: 28 cm
Price :: 68.00
== /pieces/low-bowl | Low bowl | 2
For soup with things in it. The foot ring is sanded with slate, so it does not sing on a stone
  table.
Across :: 21 cm
Price :: 24.00
== /glazes | Four glazes
All are made from what the river, the marsh and the smokers leave over.
- [Oyster](/glazes/oyster), white with a grey breath
- [Tar](/glazes/tar), near black
- [Purslane](/glazes/purslane), a green that depends on rain
- [Bare](/glazes/bare), which is none
== /glazes/oyster | Oyster glaze | 5
Shells from the smokers' yard are burned, slaked and sieved into a lime that melts at 1240 degrees.
  The laboratory of [materials at Northmere](http://www.northmere.example/departments/materials)
  measures each batch; iron below one part in a hundred keeps it white.
== /glazes/tar | Tar glaze | 11
Iron and a little manganese over river slip. It breaks to brown on edges, as old tar does on a
  boat's seams, and hides tea. Two coats, the second poured, never brushed.
== /glazes/purslane | Purslane glaze | 7
Ash of sea purslane, gathered dead in February with a warden's leave. A dry year gives jade and a
  wet one pond. We do not sort them.
== /glazes/bare | Bare clay | 9
No glaze but the salt that the driftwood brings with it. Orange where the flame went, fawn where it
  did not. The pot remembers its place in the kiln.
== /classes | Six-week classes | 3
Eight wheels, eight people, Tuesday evenings. In the first week you make nothing you may
  keep; in the last, four mugs and one good mistake. Students of
  [conservation](http://www.northmere.example/courses/conservation) attend the
  clay-testing evening free.
Price :: 140.00, clay and firing included
== /visit | Visit the shed
The shed is the one with the tall chimney, nine minutes from the South Bank landing. Take [the foot
  ferry](http://www.linnetferries.example/routes/south-bank), turn left at the goose.
Open :: Friday and Saturday, eleven to four
Seconds :: on the shelf outside, honesty box
== /kiln-log | Kiln log | 2
Firing 211 :: reached 1252, too far; oyster ran on nine dishes
Firing 212 :: a jug burst at 300; damp foot, our fault
Firing 213 :: even, dull, everything sold
Firing 214 :: driftwood with copper nails in it; one green mug that we shall not part with
`);

/** The second site in the Linden theme; only its words tell it from the first. */
export const tidewaterPottery: Site = {
  name: 'Tidewater Pottery',
  start: `${ORIGIN}/`,
  pages: pagesOf(ORIGIN, ENTRIES, (entry) =>
    lindenPage(
      {
        name: 'Tidewater Pottery',
        tagline: 'six shapes, four glazes',
        email: 'shed@tidewaterpottery.example',
        menu: [
          ['/', 'Home'],
          ['/pieces', 'Pieces'],
          ['/glazes', 'Glazes'],
          ['/classes', 'Classes'],
          ['/kiln-log', 'Kiln log'],
          ['/visit', 'Visit'],
        ],
      },
      ENTRIES,
      entry,
    ),
  ),
  assets: {},
};
