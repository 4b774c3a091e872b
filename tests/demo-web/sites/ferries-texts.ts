export const ENGLISH = `
== / | Across the mouth of the Linnet and out to sea
Three ships, three routes, one bar to cross. We carry commuters over the estuary every half hour and
  sail twice a day to the dunes of Varne and the islands of Odde.
! The Odile leaving Pier 3 on the evening flood (/static/odile.svg)
Look up [this season's timetable](/timetable/spring), [choose a route](/routes/), or check [what a
  ticket costs](/fares). Travelling with a dog? It needs [a ticket and a blanket](/pets).
== /routes/ | Routes
- [Harwick to South Bank](/routes/south-bank), eleven minutes, foot passengers and bicycles
- [Harwick to Varne-les-Dunes](/routes/varne), four hours ten, cars and cabins
- [Harwick to Sankt Odde](/routes/odde), nine hours overnight
The bar at the river mouth sets our hours: with less than four metres of water on it only
  the small boat sails.
== /routes/south-bank | Harwick to South Bank
The foot ferry leaves from the steps below [the Harbour
  Museum](http://www.harbourmuseum.example/visit/) and lands at the saltworks path, where the marsh
  begins. From there it is twenty minutes' walk to the hides of the Saltmarsh Trust.
Crossing :: 11 minutes
Boat :: Teal, 60 passengers
Bicycles :: free outside the school run
== /routes/varne | Harwick to Varne-les-Dunes
The Odile crosses to France twice a day. Cars board ninety minutes before sailing; foot passengers
  may walk on until the bell. On a clear evening both lights, Gull Point and Varne, can be seen
  together for about eight minutes.
Crossing :: 4 hours 10 minutes
Ship :: Odile, 420 passengers, 95 cars
== /routes/odde | Harwick to Sankt Odde
The night boat runs through the outer banks to the islands of Odde, arriving in time for the first
  bread. Cabins have bunks across the ship, which sleep better in a beam sea.
Crossing :: 9 hours
Ship :: Marienkoog, 180 berths
== /timetable/spring | Spring timetable
Valid 1 March to 31 May. Clocks change on the last Sunday of March; the bar does not notice.
South Bank :: every 30 minutes, 06:10 to 21:40
Varne :: 08:15 and 17:30
Odde :: 20:45, not on Mondays
Around the equinox the 08:15 may wait for water, up to fifty minutes.
== /timetable/summer | Summer timetable
Valid 1 June to 31 August. Extra evening boats run on concert nights of the quay festival.
South Bank :: every 20 minutes, 05:50 to 23:10
Varne :: 07:40, 13:05 and 18:20
Odde :: 21:30 daily
The 13:05 carries no lorries and has deck chairs.
== /timetable/autumn | Autumn timetable
Valid 1 September to 30 November. School passes are good on the first four boats only.
South Bank :: every 30 minutes, 06:10 to 20:40
Varne :: 08:15 and 16:50
Odde :: 20:15, Tuesday to Saturday
When Teal is slipped for painting, in the second week of October, a launch takes twelve at a time.
== /timetable/winter | Winter timetable
Valid 1 December to the end of February. No sailings on 25 December.
South Bank :: every 40 minutes, 06:30 to 19:10
Varne :: 09:00
Odde :: 19:30, Wednesday and Saturday
In fog the foot ferry follows the bell of the bar buoy and takes twice as long.
== /fares | Fares
South Bank, single :: 2.20
South Bank, ten crossings :: 17.00
Varne, foot passenger :: 31.00
Varne, car with two :: 118.00
Odde, berth :: 74.00
Students of [Northmere University](http://www.northmere.example/) and holders of a marsh warden's
  card travel to South Bank at half price.
== /fleet | Our ships
! The bar buoy, by which every master sets his watch (/static/bar-buoy.svg)
Teal :: built for a lake, lengthened by six metres, the only ferry on the coast with curtains
Odile :: named after the pilot's wife who rowed out to the first one, aground
Marienkoog :: bought from the islands, crew and cook included
The previous Teal is a houseboat now, moored beside [the cutter
  Wren](http://www.harbourmuseum.example/exhibits/pilot-cutter-wren) at the museum slip.
== /pets | Dogs, cats and one goose
Dogs cross to South Bank free, and to Varne or Odde for 9.00 in a pet cabin. Cats stay in
  their baskets. The goose that boards at South Bank belongs to nobody, pays nothing, and gets
  off where she likes.
Questions go to [the purser](/contact).
== /contact | Contact
The booking office on Pier 3 is open from an hour before the first boat. By telephone the line is
  answered in English, French and German.
Lost things wait for three months in the glass case, apart from umbrellas, which go to the crew.
! Gull Point seen from the landing (/static/gull-point.svg)
`;

export const FRENCH = `
== /fr/ | De Harwick à Varne, deux fois par jour
Quatre heures de mer, un pont-promenade et une soupe de poisson: l'Odile relie les dunes de Varne au
  port de Harwick depuis quarante ans.
Consultez [les lignes](/fr/routes/) et [les tarifs](/fr/fares), ou écrivez au [bureau de
  Varne](/fr/contact). Les [horaires détaillés](/timetable/spring) ne sont publiés qu'en anglais.
== /fr/routes/ | Nos lignes
- De Varne-les-Dunes à Harwick: quatre heures dix, voitures et cabines
- De Harwick à la rive sud: onze minutes, piétons et vélos
- De Harwick à Sankt Odde: neuf heures, de nuit
À l'arrivée, le [musée du port](http://www.harbourmuseum.example/) se trouve à deux pas du
  débarcadère; on y voit une lentille de phare taillée en France.
== /fr/fares | Tarifs
Varne, passager à pied :: 36,00 €
Varne, voiture et deux personnes :: 137,00 €
Vélo :: 8,00 €
Les enfants de moins de cinq ans voyagent gratuitement, à condition de tenir la main d'un
  adulte sur la passerelle.
== /fr/contact | Nous écrire
Le bureau de Varne, quai des Sauniers, ouvre une heure avant chaque départ et ferme quand le
  navire a passé la jetée.
Par courrier électronique: [varne@linnetferries.example](mailto:varne@linnetferries.example). Nous
  répondons dans la journée, sauf les jours de grande marée.
`;

export const GERMAN = `
== /de/ | Über Nacht von Odde nach Harwick
Abends auf den Inseln einsteigen, morgens an der Mündung des Linnet frühstücken: Die Marienkoog
  fährt das ganze Jahr, im Winter zweimal in der Woche.
Hier finden Sie [unsere Strecken](/de/routes/), [die Preise](/de/fares) und [das Büro auf
  Odde](/de/contact). Der [genaue Fahrplan](/timetable/winter) ist nur auf Englisch erhältlich.
== /de/routes/ | Strecken
- Sankt Odde nach Harwick: neun Stunden, Kojen und Liegesessel
- Harwick zum Südufer: elf Minuten, nur zu Fuß oder mit dem Fahrrad
- Harwick nach Varne-les-Dunes: gut vier Stunden, auch für Autos
Vom Südufer führt ein Bohlenweg in die Salzwiesen, deren Vögel und Pflanzen [der Saltmarsh Trust
  verzeichnet](http://records.saltmarshtrust.example/view?id=1a00).
== /de/fares | Preise
Odde, Koje :: 86,00 €
Odde, Liegesessel :: 52,00 €
Fahrrad :: 8,00 €
Wer mit Handwagen reist, zahlt nichts dafür, muss ihn aber selbst über die Rampe ziehen. Hunde
  reisen in der Tierkabine für 10,00 €, Katzen im Korb umsonst.
== /de/contact | Büro auf Odde
Das Büro liegt neben der Bäckerei am Alten Siel und riecht auch danach. Geöffnet ist es von siebzehn
  Uhr bis zur Abfahrt.
Schreiben Sie an [odde@linnetferries.example](mailto:odde@linnetferries.example). Bei Sturm hängt am
  Mast ein schwarzer Ball; dann fährt das Schiff erst am nächsten Tag.
`;
