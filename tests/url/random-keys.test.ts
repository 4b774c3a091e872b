/** Keys drawn by lot, in every kind of place where keys stand: none may survive. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';
import { decodeAll } from '../../lib/url/percent.ts';

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const LETTERS = SMALL + SMALL.toUpperCase();

const drawn = (letters: string, length: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** As random generators of frameworks make them; words are not among them by their length. */
const KEYS = {
  'hex, 32': drawn(`${DIGITS}abcdef`, 32),
  'hex, 40': drawn(`${DIGITS}abcdef`, 40),
  'HEX, 32': drawn(`${DIGITS}ABCDEF`, 32),
  'letters and digits, 32': drawn(LETTERS + DIGITS, 32),
  'small letters and digits, 32': drawn(SMALL + DIGITS, 32),
  'base64url, 43': drawn(`${LETTERS}${DIGITS}-_`, 43),
  uuid: fc.uuid(),
  'web token': fc
    .tuple(drawn(LETTERS + DIGITS, 20), drawn(`${LETTERS}${DIGITS}-_`, 43))
    .map(([body, signature]) => `eyJhbGciOiJIUzI1NiJ9.eyJ${body}.${signature}`),
};

/** Where keys stand by the words or names around them; `*` is the key. */
const PLACES = [
  ...[
    '/reset/*',
    '/accounts/reset/MQ/*/',
    '/verify/email/*',
    '/konto/bestaetigen/*',
    '/u/*/confirm',
  ],
  ...['/mot-de-passe/*', '/activar/cuenta/*', '/wachtwoord-herstellen/*', '/uitnodiging/*'],
  ...['/private/*', '/secret/x/*', '/api/webhooks/12345/*', '/private-*/basic.ics', '/cal/*/a.ics'],
  ...[
    '/a?token=*',
    '/a?newpassword=*',
    '/a?state=*',
    '/a?x=1&sesskey=*',
    '/a?codigoverificacion=*',
  ],
  ...[
    '/unsubscribe?u=*&id=3',
    '/ucp.php?mode=activate&k=*',
    '/a;sid=*',
    '/a;token=*/b',
    '/a?b?key=*',
  ],
  ...['/a#!/reset/*', '/a#!/b?token=*', '/a?u=https://h.org/invite/*', '/a?j={"token":"*"}'],
];
/** Where a value is escaped as a whole, with its own place in it. */
const ESCAPING = ['/out?u=*', '/out/*', '/a#!/out?u=*'];
const INNER = [
  'https://h.org/reset/*',
  'https://h.org/?token=*',
  '/verify/*',
  'https://jo:*@h.org/',
];

describe('a random key', () => {
  const runs = { seed: 5, numRuns: 12 };

  it.each(PLACES)('does not survive in %s', (place) => {
    for (const [kind, key] of Object.entries(KEYS)) {
      fc.assert(
        fc.property(key, (text) => expectGone(place.replace('*', text), text, kind)),
        runs,
      );
    }
  });

  it.each(ESCAPING)(
    'does not survive in an address escaped once, twice or thrice in %s',
    (place) => {
      for (const key of Object.values(KEYS)) {
        fc.assert(
          fc.property(
            key,
            fc.constantFrom(...INNER),
            fc.integer({ min: 1, max: 3 }),
            (text, ...how) => {
              const [inner, times] = how;
              let escaped = inner.replace('*', text);
              for (let i = 0; i < times; i++) escaped = encodeURIComponent(escaped);
              expectGone(place.replace('*', escaped), text, inner);
            },
          ),
          runs,
        );
      }
    },
  );
});

function expectGone(path: string, key: string, what: string): void {
  const canonical = canonicalUrl(`https://example.org${path}`)!;

  expect([canonical, decodeAll(canonical)].join(' '), what).not.toContain(key);
  expect(canonicalUrl(canonical)).toBe(canonical);
}
