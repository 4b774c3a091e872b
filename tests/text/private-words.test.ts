import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankedPrivateWords,
  privateSpans,
  withoutPrivateWords,
} from '../../lib/text/private-words.ts';

describe('words that belong to one person', () => {
  it.each([
    ['Inbox (3) - jane.roe@mailbox.example - Mail', 'Inbox (3) - … - Mail'],
    ['JANE+x_1@Sub.Example.CO.UK!', '…!'],
    ['müller@bücher.example', '…'],
    ['jane%40example.org', '…'],
    ['jane (at) example (dot) org', '…'],
    ['jane@example', 'jane@example'],
    ['ask @jane, meet @ noon', 'ask @jane, meet @ noon'],
    ['Your code is 482913', 'Your code is …'],
    ['Your code is 4829', 'Your code is …'],
    ['48291 is your confirmation code', '… is your confirmation code'],
    ['Ihr Bestätigungscode lautet 7712', 'Ihr Bestätigungscode lautet …'],
    ['Votre code : 90210', 'Votre code : …'],
    ['الرمز ٤٨٢٩١٣', 'الرمز …'],
    ['验证码482913', '…'],
    ['G-482913', 'G-…'],
    ['Order #48213', 'Order #…'],
    ['Bestellnummer 4711', 'Bestellnummer …'],
    ['Booking K7XQ2P', 'Booking …'],
    ['Your code: 482-913, not 482', 'Your code: …-…, not 482'],
    ['key X7K9-Q2MP or f47ac10b-58cc-4372-a567-0e02b2c3d479', 'key …-… or …-…-…-…-…'],
    ['call 555-1234, Tel.: 12 34 56 78', 'call …, Tel.: …'],
    ['98765 43210 or (11) 91234-5678', '… or (…'],
    ['AB12CD34 and f47ac10b58cc and dQw4w9WgXcQ', '… and … and …'],
    ['INV20260042', '…'],
    ['DE89 3704 0044 0532 0130 00 Bank', '… Bank'],
    ['iban GB82WEST12345698765432.', 'iban ….'],
    ['NO93 8601 1117 947', '…'],
    ['card 4111 1111 1111 1111 now', 'card … now'],
    ['3782-822463-10005', '…'],
    ['4242424242424242', '…'],
    ['call +49 30 1234567', 'call +…'],
    ['(555) 123-4567', '(…'],
    ['Tel. 030 1234567, 01 23 45 67 89', 'Tel. …, …'],
    ['0049 (0)30 1234567', '…'],
    ['020 7946 0958', '…'],
    ['SSN 123-45-6789', 'SSN …'],
  ])('%s → %s', (text, expected) => {
    expect(withoutPrivateWords(text)).toBe(expected);
  });

  it.each([
    'In 1984 and 2024, 12,345 people; 1.234.567 others, 12 345 more',
    'On 2026-11-18, 18.11.2026, 01/02/2026 and 2026-11-18 10:30',
    'ISO 27001, RFC 2616, utf8mb4, x86_64, base64, log4j2, COVID-19, MP3, H264, B2B, win32',
    'ISBN 978-0-306-40615-7 or 9780306406157',
    'pi is 3.14159265, half is 0.5, a million is 1000000',
    'Windows 95, Debian 12.5, version 1.2.3.4, 127.0.0.1, 192.168.100.100',
    'pages 1 2 3 4 5 6 7 8 9 10 11 12',
    'Error 404, status code 500, building code of 2019',
    '10115 Berlin, Beverly Hills 90210',
    'sha256 and python3 and K8s',
    'CVE-2021-4422, ISO-8859-1, UTF-16LE-BOM, 100-200 pages',
    'Room 101, 24/7, 3-2-1, 50–60 %',
  ])('leave %s', (text) => {
    expect(withoutPrivateWords(text)).toBe(text);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.stringMatching(/^[a-zA-Z0-9@.+ ()#-]{0,120}$/),
  );

  it('are gone at once: a second look finds nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = withoutPrivateWords(text);
        expect(withoutPrivateWords(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('stand in order, and blanks in their place keep the length', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = -1;
        for (const { from, to } of privateSpans(text)) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        expect(blankedPrivateWords(text).length).toBe(text.length);
      }),
    );
  });

  it('take whatever comes before a mail address, an account or a card with them', () => {
    const filler = fc.stringMatching(/^[a-z ]{0,30}$/);
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        for (const secret of ['q.w@e.example', 'DE89370400440532013000', '4111 1111 1111 1111']) {
          expect(withoutPrivateWords(`${before} ${secret} ${after}`)).not.toContain(
            secret.slice(-6),
          );
        }
      }),
    );
  });
});
