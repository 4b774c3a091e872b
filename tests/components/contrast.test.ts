/** Can everything be told from what it stands on? By the ratios of WCAG 2.2, in both colours. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** 1.4.3: text, by the ground it stands on. */
const TEXT: Record<string, string[]> = {
  ink: ['ground', 'raised', 'hover', 'line', 'inside'],
  faint: ['ground', 'raised', 'hover'],
  accent: ['ground', 'raised'],
  'accent-ink': ['accent'],
  'warn-ink': ['warn-ground', 'ground', 'raised'],
  'bad-ink': ['bad-ground', 'ground', 'raised'],
  'good-ink': ['good-ground', 'ground', 'raised'],
  'mark-ink': ['mark-ground', 'ground', 'raised'],
};

/** 1.4.11: what a control ends with, what is drawn, and what tells a state. */
const MARKS: Record<string, string[]> = {
  edge: ['ground', 'raised', 'hover', 'warn-ground', 'bad-ground', 'good-ground'],
  accent: ['ground', 'raised', 'inside', 'mark-ground', 'disc'],
  faint: ['line', 'raised', 'inside'],
  crossing: ['raised', 'inside'],
};

const css = readFileSync('components/tokens.css', 'utf8');
const [light, dark] = css.split('@media').map(coloursIn);
const schemes = { light, dark: { ...light, ...dark } };

describe.each(Object.entries(schemes))('in %s colours', (_, colours) => {
  const pairs = (wanted: Record<string, string[]>) =>
    Object.entries(wanted).flatMap(([on, grounds]) => grounds.map((ground) => [on, ground]));

  it.each(pairs(TEXT))('%s can be read on %s', (on, ground) => {
    expect(contrast(colours[on], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(MARKS))('%s can be seen on %s', (on, ground) => {
    expect(contrast(colours[on], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('knows the two ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function coloursIn(part: string): Record<string, string> {
  return Object.fromEntries(
    [...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
