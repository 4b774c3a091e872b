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
    ['Votre code de vérification est 83 92 01', 'Votre code de vérification est … … …'],
    ['验证码：4829', '验证码：…'],
    ['驗證碼4829', '…'],
    ['PIN: 1987', 'PIN: …'],
    ['Your code is 1987', 'Your code is …'],
    ['Order no. 4711, case: 48213', 'Order no. …, case: …'],
    ['your booking 4711', 'your booking …'],
    ['order number 4711, numéro de commande 4711', 'order number …, numéro de commande …'],
    ['Rechnung Nr. 2024-00123', 'Rechnung Nr. …-…'],
    ['Kundennummer 12 34 56', 'Kundennummer … … …'],
    ['PNR QLMKPZ', 'PNR …'],
    ['8 (495) 123-45-67', '…'],
    ['415-555-2671 and 06.12.34.56.78', '… and …'],
    ['Tel. 612 345 678, +34 612 345 678', 'Tel. …, +…'],
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
    '15.01.2024 10:30, 12/05/2023 14:00, 2024-01-15T10:30:00Z, 5.1.24 9:05, 20240115',
    '2021 2022 2023 2024 and 1990 1995 2000 2005',
    '0.05 0.10 0.25, 199.00 249.00 1299.00, 1234567.89',
    '100-200-3000, 600 300 1500, 800-900-1000 m',
    '1 500 300 200 Euro, 3 677 472, 120 300 450 rpm',
    '01 02 03 04 05 06 and 05 10 15 20 25',
    'in this case 4000 people account for 45000 jobs; it orders 1500 copies',
    'Executive Order 14028, Civil Code 1804, source code 12345 lines, chapter number 1200',
    'Error code 0x80070057, error code: 12029, zip code: 90210, PIN pads since 1987',
    'ISBN 3-16-148410-X, ISBN 0-306-40615-2, ISSN 0378-5955, doi 10.1038/s41586-021-03819-2',
    'Hotel 12345, 12345 is your limit',
  ])('leave %s', (text) => {
    expect(withoutPrivateWords(text)).toBe(text);
  });

  const number = (min: number, max: number) => fc.integer({ min, max });
  const two = (n: number) => String(n).padStart(2, '0');
  const dates = fc
    .tuple(number(1, 31), number(1, 12), number(1900, 2099), number(0, 23), number(0, 59))
    .chain(([day, month, year, hour, minute]) =>
      fc.constantFrom(
        `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`,
        `${day}.${month}.${year}`,
        `${two(month)}/${two(day)}/${year} ${hour}:${two(minute)}`,
        `${two(day)}-${two(month)}-${year}`,
        `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(minute)}`,
        `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}Z`,
        `${two(day)}.${two(month)}.${two(year % 100)}, ${two(hour)}:${two(minute)}`,
        `${year}${two(month)}${two(day)}`,
        `${hour}:${two(minute)}`,
      ),
    );
  const grouped = (n: number, sign: string) => String(n).replace(/\B(?=(?:\d{3})+$)/g, sign);
  const amounts = fc
    .tuple(number(0, 2_000_000_000), fc.constantFrom(' ', '\u00a0', ',', '.', '’'), number(0, 99))
    .chain(([n, sign, cents]) =>
      fc.constantFrom(
        grouped(n, sign),
        `${grouped(n, sign)}${sign === ',' ? '.' : ','}${two(cents)} €`,
        `$${n % 100_000}.${two(cents)}`,
        `${n % 1000}.${n % 997}`,
      ),
    );
  const decimals = fc.array(number(0, 99_999), { minLength: 1, maxLength: 8 });
  const lists = fc.oneof(
    decimals.map((all) => all.map((n) => (n / 1000).toFixed(2)).join(' ')),
    fc.array(number(1900, 2099), { minLength: 1, maxLength: 8 }).map((all) => all.join(' ')),
    fc.array(number(1900, 2099), { minLength: 2, maxLength: 2 }).map((all) => all.join('–')),
  );

  it('are not years, dates, times, decimals, thousands and prices', () => {
    const ordinary = fc.array(fc.oneof(dates, amounts, lists), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(ordinary, fc.constantFrom(', ', ' and ', '; ', ' m, '), (all, between) => {
        const text = `from ${all.join(between)} on`;
        expect(withoutPrivateWords(text)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  const pieces = fc
    .array(
      fc.constantFrom(
        ...(
          '12 345 6789 01 2024 A7 @ a.b . - / + ( ) ' + 'DE89 # x9K2 00 é [at] dot … 4111 978 : is'
        ).split(' '),
        ...[' ', 'code ', 'nr ', 'order ', 'your ', 'PIN', 'tel '],
      ),
      { minLength: 2, maxLength: 14 },
    )
    .map((some) => some.join(''));
  const texts = fc.oneof(
    pieces,
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.stringMatching(/^[a-zA-Z0-9@.+ ()#-]{0,120}$/),
  );

  it('are gone at once: a second look finds nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = withoutPrivateWords(text);
        expect(withoutPrivateWords(once)).toBe(once);
        expect(privateSpans(once)).toEqual([]);
        expect(privateSpans(blankedPrivateWords(text))).toEqual([]);
      }),
      { numRuns: 5000 },
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
