import { describe, expect, it } from 'vitest';
import { decodePage } from '../../../lab/evaluate/decode-page.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('decodePage', () => {
  it('believes a byte order mark before anything else', () => {
    expect(decodePage(Buffer.from('\ufeff<meta charset=latin1>ä'))).toBe('<meta charset=latin1>ä');
    expect(decodePage(Buffer.from('\ufeffä', 'utf16le'))).toBe('ä');
    expect(decodePage(Buffer.from('\ufeffä', 'utf16le').swap16())).toBe('ä');
  });

  it.each([
    ['<meta charset="iso-8859-5">', 'ф'],
    ['<META http-equiv=Content-Type content="text/html; charset=iso-8859-5">', 'ф'],
    ['<?xml version="1.0" encoding="iso-8859-5"?>', 'ф'],
    ['<meta charset=klingon>', 'ä'],
    ['<meta charset=utf-16>', '\ufffd'],
  ])('reads what %s says', (opening, sign) => {
    expect(decodePage(latin(`${opening}\xe4`))).toBe(opening + sign);
  });

  it('takes bytes for UTF-8 if they are that, and else for windows-1252', () => {
    expect(decodePage(Buffer.from('“ä”'))).toBe('“ä”');
    expect(decodePage(latin('\x80 \x93\xe4\x94 \x9f \x81'))).toBe('€ “ä” Ÿ \x81');
  });

  it('cuts the lines of a server’s answer, and no others', () => {
    const answer = 'HTTP/1.0 200 OK\r\nServer: NCSA\r\nContent-type: text/html\r\n\r\n';
    expect(decodePage(latin(`${answer}<p>a`))).toBe('<p>a');
    expect(decodePage(latin('WWW Alert:  moved\nContent-type: text/html\n\n<p>'))).toBe('<p>');
    for (const page of ['To: you\n\nhello', '<p>a\nContent-type: b\n\nc']) {
      expect(decodePage(latin(page))).toBe(page);
    }
  });
});
