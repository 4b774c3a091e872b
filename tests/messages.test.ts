import { describe, expect, it } from 'vitest';
import { parseCommand, parsePageRecord, parseRecorderMessage } from '../lib/messages.ts';
import { LIMITS } from '../lib/model/page-record.ts';
import { linkTo, recordOf } from './records.ts';

const visit = '0123456789abcdef0123456789abcdef';
const record = recordOf('https://a.example/', ['https://b.example/']);
const page = { type: 'page', visit, revision: 0, record };
const changed = (change: object) => ({ ...page, record: { ...record, ...change } });

describe('messages from recorders', () => {
  it('are taken when in order', () => {
    expect(parseRecorderMessage(page)).toEqual(page);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an array', [page]],
    ['an unknown type', { type: 'page!' }],
    ['a command of the person’s', { type: 'delete-everything' }],
    ['an extra key', { ...page, extra: 1 }],
    ['a key __proto__', JSON.parse(`{"type":"may-record","__proto__":{"x":1}}`)],
    ['a key __proto__ in the record', changed(JSON.parse('{"__proto__":{"x":1}}'))],
    ['a missing field', { type: 'page', visit, revision: 0 }],
    ['a visit that is none', { ...page, visit: 'x'.repeat(32) }],
    ['a fractional revision', { ...page, revision: 0.5 }],
    ['a revision that is no number', { ...page, revision: Number.NaN }],
    ['a title too long', changed({ title: 'x'.repeat(LIMITS.title + 1) })],
    ['a link to javascript:', changed({ links: [linkTo('javascript:alert(1)')] })],
    ['a link to file:', changed({ links: [linkTo('file:///etc/passwd')] })],
    ['an address too long', changed({ links: [linkTo(`https://a.example/${'x'.repeat(3000)}`)] })],
    [
      'too many links',
      changed({ links: new Array(LIMITS.links + 1).fill(linkTo('http://a.example/')) }),
    ],
    ['a date for a text', changed({ title: new Date(0) })],
    ['a big integer', changed({ links: [{ ...linkTo('http://a.example/'), times: 10n ** 400n }] })],
    ['a place unheard of', changed({ links: [{ ...linkTo('http://a.example/'), place: 'roof' }] })],
  ])('are refused when they are or hold %s', (_, message) => {
    expect(parseRecorderMessage(message)).toBeNull();
  });

  it('are refused in no time when a list has ten million items', () => {
    const words = new Array(10_000_000).fill(['x', 1]);

    expect(parseRecorderMessage(changed({ features: { ...record.features, words } }))).toBeNull();
  });

  it('are refused when cyclic', () => {
    const cyclic: Record<string, unknown> = { ...record };
    cyclic.self = cyclic;

    expect(parseRecorderMessage({ ...page, record: cyclic })).toBeNull();
  });

  it('leave the prototype of objects as it was', () => {
    parseRecorderMessage(JSON.parse(`{"type":"page","constructor":{"prototype":{"bad":1}}}`));

    expect(({} as { bad?: number }).bad).toBeUndefined();
  });
});

describe('records put together from pieces', () => {
  it('are held to the same rules', () => {
    expect(parsePageRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parsePageRecord({ ...record, format: 2 })).toBeNull();
  });
});

describe('orders from Ambit’s own pages', () => {
  it('are taken when in order', () => {
    expect(parseCommand({ type: 'forget-host', host: 'a.example' })).not.toBeNull();
  });

  it.each([
    ['a page', page],
    ['a host with a path', { type: 'forget-host', host: 'a.example/x' }],
    ['an empty host', { type: 'never-host', host: '' }],
    ['a moment before time', { type: 'forget-since', moment: -1 }],
    ['no days at all', { type: 'keep-days', days: 0 }],
  ])('are refused when they are %s', (_, message) => {
    expect(parseCommand(message)).toBeNull();
  });
});
