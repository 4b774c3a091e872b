import { entriesOf } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';
import { lindenPage } from './linden-theme.ts';

const ORIGIN = 'http://www.quillandcrumb.example';
const ENTRIES = entriesOf(`
== / | Bread, with notes in the margin | 0
We bake on a tidal island, so the flour comes when it can. Here are [the breads](/bread), [the
  cakes](/cakes) and [the savoury things](/savoury) we bake often enough to have argued about, and
  [four lessons](/method) we wish we had been given first.
Every recipe has been made at least nine times, in an oven with one cold corner.
== /bread | Breads
- [Customs shed loaf](/bread/customs-loaf), plain and tall
- [Flood barley bread](/bread/flood-barley), dense, keeps a week
- [Pilot's biscuit](/bread/pilots-biscuit), nearly immortal
- [Odde rye](/bread/odde-rye), black and sweet
If you are new to dough, read [how to know when it is ready](/method/ready) before weighing
  anything.
== /cakes | Cakes
- [Seaweed honey cake](/cakes/seaweed-honey), dark, with a teaspoon of beach
- [Low tide gingerbread](/cakes/low-tide-gingerbread), sunk and filled with apple
- [Varne salt shortbread](/cakes/salt-shortbread), grey salt within and without
All three are better on the second day, which is seldom reached.
== /savoury | Savoury things
- [Smoked eel pie](/savoury/eel-pie), for sleet
- [Samphire buns](/savoury/samphire-buns), for the three weeks of June when it is tender
- [Onion boats](/savoury/onion-boats), for throwing at regattas
For these you want [a short crust](/method/short-crust), cold hands and an open window.
== /bread/customs-loaf | Customs shed loaf | 4
A white loaf raised overnight on very little yeast. It was the bread handed to clerks at eight and
  has the open crumb of dough left alone while ships were searched.
Flour :: 500 g strong white
Water :: 340 g, cool
Yeast :: 2 g fresh
Salt :: 10 g
Fold three times in the first hour, then forget it until morning. Bake hot for forty minutes; the
  crust should crackle for about as long as it takes to butter the first slice.
== /bread/flood-barley | Flood barley bread | 8
Barley came in on spring tides and was baked within the day. A third barley is the most that holds
  together; more tastes better and falls to pieces.
Wheat flour :: 400 g
Barley flour :: 200 g, toasted
Buttermilk :: 420 g
Bake in a lidded pot. The [tide table for
  kitchens](http://shop.harwickprints.example/books/tide-tables) marks the old barley days with a
  dot.
== /bread/pilots-biscuit | Pilot's biscuit | 0
Flour, water, salt, patience. The dough is beaten with a mallet for twenty minutes and dried for two
  days above the stove. One from 1903, found aboard [the cutter
  Wren](http://www.harbourmuseum.example/exhibits/pilot-cutter-wren), was tried by a volunteer and
  pronounced slightly stale.
Flour :: 450 g
Water :: 190 g
Holes :: as many as you have tines
== /bread/odde-rye | Odde rye | 4
From the island bakery beside the ferry office. The rye is scalded, soured for a day and baked for
  nine hours in a falling oven, just as long as the crossing.
Rye, coarse :: 700 g
Boiling water :: 600 g
Beet syrup :: 80 g
Take [the night boat to Sankt Odde](http://www.linnetferries.example/routes/odde) to taste the real
  thing before you judge yours.
== /cakes/seaweed-honey | Seaweed honey cake | 1
Dried dulse, ground to dust, does for honey what salt does for caramel. One teaspoon; two is the
  beach.
Honey :: 200 g, dark
Flour :: 250 g
Eggs :: 3
Dulse :: 1 teaspoon
== /cakes/low-tide-gingerbread | Low tide gingerbread | 6
So called because it sinks in the middle and nobody minds. Fill the hollow with sharp apple. The
  recipe appears, without apple, in [a wages book of the
  ropewalk](http://archive.harbourmuseum.example/catalogue/hm-1822-017), where it is charged to the
  dog.
Treacle :: 150 g
Ginger :: 3 teaspoons, and a thumb of fresh
Oven :: 160 degrees, fifty minutes
== /cakes/salt-shortbread | Varne salt shortbread | 10
Grey salt from the pans at Varne, three pinches inside and one on top. Use butter at the softness of
  putty and stop mixing while you can still see streaks.
Butter :: 200 g
Sugar :: 90 g
Flour :: 280 g
== /savoury/eel-pie | Smoked eel pie | 1
Two hundred grams of smoked eel go a long way under a lid. Potato, parsley, a spoon of mustard and
  the juice of half a lemon stop it from being solemn. Serve in [a deep dish with a rim that holds
  crust](http://www.tidewaterpottery.example/pieces/pie-dish).
Serves :: six, or two smokers
== /savoury/samphire-buns | Samphire buns | 8
Pick samphire in June and only the top finger of it; the marsh wardens explain [where picking is
  allowed](http://records.saltmarshtrust.example/view?id=5e21). Blanch, chop, fold into a soft milk
  dough with black pepper.
Makes :: 16
== /savoury/onion-boats | Onion boats | 6
Slow onions in a hull of rough pastry with an anchovy for mast. Made for the regatta, where they are
  thrown, and again next day, when they are eaten.
Onions :: 1 kg, an hour and a half, lowest heat
== /method | Four lessons
Each took one of us a winter and the other an afternoon, depending on who had already made the
  mistake.
- [How to know when dough is ready](/method/ready)
- [Keeping a leaven through a week away](/method/leaven)
- [A short crust](/method/short-crust)
- [Mapping your oven's cold corner](/method/cold-corner)
== /method/ready | How to know when dough is ready | 0
Press with a wet finger. If the dent springs back at once, wait; if it stays, hurry; if it comes
  back like a person getting out of an armchair, bake.
Clocks mislead, since dough keeps the time of the room. Ours is two hours slower in a north wind.
== /method/leaven | Keeping a leaven through a week away | 4
Stiffen it with flour until it can be rolled into a marble, bury the marble in salt-free flour, and
  go. On return the dry skin is peeled off and the heart wakes in warm water within the hour.
== /method/short-crust | A short crust | 10
Half as much fat as flour, and less water than you think. Rub until it looks like wet sand above the
  tide line. Rest it an hour, for the flour's sake and your own.
== /method/cold-corner | Mapping your oven's cold corner | 6
Cover the rack with slices of cheap bread and toast them for six minutes. Photograph the
  result: that is your map. We turn every tray by a third, never by half, because cold corners
  are not symmetrical.
== /about | About Quill and Crumb
Two neighbours, one of whom writes while the other bakes; we change over at Easter. Nothing here is
  paid for. Plates are by [Tidewater Pottery](http://www.tidewaterpottery.example/) and were bought
  like anybody else's.
`);

/** The first of two sites in one theme from one content network. */
export const quillAndCrumb: Site = {
  name: 'Quill and Crumb',
  start: `${ORIGIN}/`,
  pages: pagesOf(ORIGIN, ENTRIES, (entry) =>
    lindenPage(
      {
        name: 'Quill and Crumb',
        tagline: 'baking, slowly, by the sea',
        email: 'table@quillandcrumb.example',
        menu: [
          ['/', 'Home'],
          ['/bread', 'Bread'],
          ['/cakes', 'Cakes'],
          ['/savoury', 'Savoury'],
          ['/method', 'Method'],
          ['/about', 'About'],
        ],
      },
      ENTRIES,
      entry,
    ),
  ),
  assets: {},
};
