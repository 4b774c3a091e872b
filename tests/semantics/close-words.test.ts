import { describe, expect, it } from 'vitest';
import { CloseWords } from '../../lib/semantics/close-words.ts';
import { wuPalmer } from '../../lib/semantics/taxonomy.ts';
import { wordnet } from './wordnet.ts';

const WORDS =
  `snake adder viper python reptile animal desert Sahara Gobi beach ship boat vessel harbour
  port seaport oar paddle guitar flute violin wind storm cloud bread loaf flour cake run walk sell
  buy database list museum gallery person sailor crewman Wren snakes`
    .trim()
    .split(/\s+/);

describe('close words', () => {
  it('are those of which two common senses are nine tenths alike, however they are met', () => {
    const close = new CloseWords(wordnet);
    const terms = WORDS.map((word) => close.termOf(word));
    const senses = WORDS.map((word) => wordnet.sensesOf(word).slice(0, 4));
    let near = 0;
    WORDS.forEach((_, a) => {
      WORDS.forEach((_, b) => {
        if (a === b) return;
        const all = senses[a].flatMap((one) =>
          senses[b].map((other) => wuPalmer(wordnet.taxonomy, one, other)),
        );
        const best = Math.max(0, ...all);
        const found = close.alike(terms[a], terms[b]);
        expect(found).toBeCloseTo(best >= 0.9 ? best : 0, 12);
        if (found > 0) near++;
      });
    });

    expect(near).toBeGreaterThan(20);
    expect(near).toBeLessThan(WORDS.length ** 2 / 4);
  });

  it('have the paper’s pairs among them, and names are like themselves alone', () => {
    const close = new CloseWords(wordnet);
    const alike = (a: string, b: string) => close.alike(close.termOf(a), close.termOf(b));

    expect(alike('snake', 'adder')).toBeGreaterThan(0.9);
    expect(alike('Sahara', 'desert')).toBeGreaterThan(0.9);
    expect(alike('snake', 'guitar')).toBe(0);
    expect(alike('Zyxomat', 'zyxomat')).toBe(1);
    expect(close.nearTo(close.termOf('Zyxomat')).size).toBe(0);
  });
});
