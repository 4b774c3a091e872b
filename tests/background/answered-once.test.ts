import { expect, it } from 'vitest';
import { CORRECTED } from '../../lib/background/corrections.ts';
import { SERVED_AT_DESK } from '../../lib/background/desk-orders.ts';
import { OBEYED } from '../../lib/background/obey.ts';
import { ANSWERS } from '../../lib/engine/answer-table.ts';
import { parseCommand, parseRecorderMessage } from '../../lib/messages.ts';
import { commands } from '../every-message.ts';

const every = commands('https://museum.example/', 'museum.example');
const tables = [ANSWERS, CORRECTED, OBEYED, SERVED_AT_DESK];

it.each(Object.values(every))('$type is known, answered by one table, and no recorder’s', (one) => {
  expect(parseCommand(one)).toEqual(one);
  expect(tables.filter((table) => Object.hasOwn(table, one.type))).toHaveLength(1);
  expect(parseRecorderMessage(one)).toBeNull();
});

it('no table answers what nobody may ask', () => {
  const types = tables.flatMap((table) => Object.keys(table));
  expect(types.sort()).toEqual(Object.keys(every).sort());
});
