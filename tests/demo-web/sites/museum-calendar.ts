import { museumPage } from './museum-layout.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const CUSTOMS = [
  'the boat gang scrapes Wren below the waterline',
  'the lens is washed with spirit and a soft brush',
  'the typing gang reads its letters aloud',
  'the tide clock is wound and compared with the gauge',
  'the slipway is cleared of weed',
];

/** A month of the calendar. It links to the months around it, for ever: the crawler's trap. */
export function calendarMonth(year: number, month: number): string {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: days }, (_, index) => `<li>${index + 1}</li>`).join('');
  const gap = `<li class="gap" style="grid-column: span ${first}"></li>`;
  const fair = 1 + ((year * 7 + month * 5) % days);
  const custom = CUSTOMS[(year * 12 + month) % CUSTOMS.length];
  const title = `Calendar, ${MONTHS[month - 1]} ${year}`;
  return museumPage({
    path: '/events/calendar',
    title,
    notes: [],
    html: `<p>${MONTHS[month - 1]} ${fair}: ${custom}, and visitors may watch. \
Booked talks stand in <a href="/events/">the programme</a>.</p>
<ol class="month">${first > 0 ? gap : ''}${cells}</ol>
<p class="turn">${turn(year, month - 1, 'Earlier')} ${turn(year, month + 1, 'Later')}</p>`,
  });
}

function turn(year: number, month: number, word: string): string {
  const date = new Date(Date.UTC(year, month - 1, 1));
  const stamp = date.toISOString().slice(0, 7);
  const name = `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return `<a href="/events/calendar?month=${stamp}">${word}: ${name}</a>`;
}
