import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../lib/model/page-record.ts';
import { canonicalUrl } from '../../lib/url/canonical-url.ts';
import { REDACTED } from '../../lib/url/redact.ts';

describe('canonicalUrl', () => {
  it.each([
    ['HTTP://Example.ORG:80/A', 'http://example.org/A'],
    ['https://example.org:443', 'https://example.org/'],
    ['https://example.org:8443/', 'https://example.org:8443/'],
    ['http://e.org/a/./b/../c', 'http://e.org/a/c'],
    ['http://e.org/a/%2e%2e/c', 'http://e.org/c'],
    ['http://e.org//a///b', 'http://e.org/a/b'],
    ['http://e.org/web/2001/http://a.org//x', 'http://e.org/web/2001/http://a.org/x'],
    ['http://e.org/%7euser/%c3%a9?q=%7E%2f', 'http://e.org/~user/%C3%A9?q=~%2F'],
    ['http://e.org/é', 'http://e.org/%C3%A9'],
    ['http://e.org/a|b^c[d]', 'http://e.org/a%7Cb%5Ec%5Bd%5D'],
    ['http://e.org/a/index.html', 'http://e.org/a/'],
    ['http://e.org/INDEX.PHP?p=2', 'http://e.org/?p=2'],
    ['http://e.org/index.de.html', 'http://e.org/index.de.html'],
    ['http://e.org/index.xml', 'http://e.org/index.xml'],
    ['http://e.org/a?', 'http://e.org/a'],
    ['http://e.org/a?&x=1&&y', 'http://e.org/a?x=1&y'],
    ['http://e.org/a#part', 'http://e.org/a'],
    ['http://e.org/a#!/route/2', 'http://e.org/a#!/route/2'],
    ['http://e.org/a#!', 'http://e.org/a'],
    ['  http://e.org/a\n', 'http://e.org/a'],
  ])('%s is %s', (address, expected) => {
    expect(canonicalUrl(address)).toBe(expected);
  });

  it.each([
    ['?utm_source=a&b=1&UTM_Medium=c', '?b=1'],
    ['?fbclid=a', ''],
    ['?PHPSESSID=1234&p=1', '?p=1'],
    [';jsessionid=ab12?p=1', '?p=1'],
    ['?p=1&_ga=2.1', '?p=1'],
  ])('drops what follows readers: %s', (given, expected) => {
    expect(canonicalUrl(`http://e.org/a${given}`)).toBe(`http://e.org/a${expected}`);
  });

  it('resolves against a base', () => {
    expect(canonicalUrl('../b?c', 'http://e.org/x/y/z')).toBe('http://e.org/x/b?c');
    expect(canonicalUrl('//h.org', 'https://e.org/')).toBe('https://h.org/');
    expect(canonicalUrl('b', 'no address')).toBe(null);
  });

  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';
  const random = 'a81b9f0c77d2e6514c3b2a190f8e7d6c5b4a39281706f5e4d3c2b1a0918273645f';
  it.each([
    ['?token=abc', `?token=${REDACTED}`],
    ['?access_token=abc', `?access_token=${REDACTED}`],
    ['?accessToken=abc', `?accessToken=${REDACTED}`],
    ['?sid=17', `?sid=${REDACTED}`],
    ['?a?sid=17', `?a?sid=${REDACTED}`],
    ['?a;sid=17', `?a;sid=${REDACTED}`],
    ['?key=abc', `?key=${REDACTED}`],
    ['?api_key=abc', `?api_key=${REDACTED}`],
    ['?code=4%2F0Ab', `?code=${REDACTED}`],
    ['?auth=x', `?auth=${REDACTED}`],
    ['?user%5Bpassword%5D=x', `?user%5Bpassword%5D=${REDACTED}`],
    ['?otp=123456', `?otp=${REDACTED}`],
    ['?email=x', `?email=${REDACTED}`],
    ['?X-Amz-Signature=ab', `?X-Amz-Signature=${REDACTED}`],
    [`?x=${jwt}`, `?x=${REDACTED}`],
    [`?x=${random}`, `?x=${REDACTED}`],
    ['?q=jo.doe%40example.org', `?q=${REDACTED}`],
    ['?q=to%20jo@example.org%20now', `?q=to%20${REDACTED}%20now`],
    [`/reset/${random}`, `/reset/${REDACTED}`],
    ['/user/jo@example.org/posts', `/user/${REDACTED}/posts`],
    ['#!/login?token=abc', `#!/login?token=${REDACTED}`],
    ['#access_token=abc', ''],
    [
      '?next=https%3A%2F%2Fu%3Ap%40h%2F%3Ftoken%3Dab%26x%3D1',
      `?next=https%3A%2F%2Fh%2F%3Ftoken%3D${REDACTED}%26x%3D1`,
    ],
    ['?next=/a?session=ab&x=1', `?next=${encodeURIComponent(`/a?session=${REDACTED}`)}&x=1`],
  ])('takes the secret out of %s', (given, expected) => {
    const address = given.startsWith('/') ? `http://e.org${given}` : `http://e.org/a${given}`;
    const wanted = expected.startsWith('/')
      ? `http://e.org${expected}`
      : `http://e.org/a${expected}`;

    expect(canonicalUrl(address)).toBe(wanted);
  });

  it.each([
    '?keyword=tree&country_code=fr&zip_code=1',
    '?q=the-quick-brown-fox-jumps-over-the-lazy-dog-and-runs-through-the-green-forest-again',
    '?v=dQw4w9WgXcQ',
    '?id=550e8400-e29b-41d4-a716-446655440000',
    '?token=',
  ])('leaves %s alone', (query) => {
    expect(canonicalUrl(`http://e.org/a${query}`)).toBe(`http://e.org/a${query}`);
  });

  it('leaves versions and handles in paths alone', () => {
    const url = 'http://e.org/@user/npm/react@18.2.0/x@y';

    expect(canonicalUrl(url)).toBe(url);
  });

  // numbered as in the list of hostile inputs
  it.each([
    ['21', 'javascript:alert(1)', null],
    ['22', 'java\nscript:alert(1)', null],
    ['23', 'data:text/html,<p>', null],
    ['24', 'blob:http://e.org/1', null],
    ['25', 'file:///etc/passwd', null],
    ['26 a', 'view-source:http://e.org/', null],
    ['26 b', 'chrome://settings', null],
    ['27', 'http://u:p@h/', 'http://h/'],
    ['28', 'http://h/?token=a&sid=b', `http://h/?token=${REDACTED}&sid=${REDACTED}`],
    ['29', 'http://h/#access_token=a', 'http://h/'],
    ['31', 'http://[::1', null],
    ['32 a', 'http://a..b/', null],
    ['32 b', '//', null],
    ['33 a', 'http://h/%zz', 'http://h/%25zz'],
    ['33 b', 'http://h/\ud800', 'http://h/%EF%BF%BD'],
    ['34 a', 'http://2130706433/', 'http://127.0.0.1/'],
    ['34 b', 'http://0x7f.1/', 'http://127.0.0.1/'],
    ['34 c', 'http://①②⑦.⓪.⓪.①/', 'http://127.0.0.1/'],
    ['35', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ['36 a', 'http://localhost./', 'http://localhost/'],
    ['36 b', 'http://foo.localhost/', 'http://foo.localhost/'],
    ['37', 'http://169.254.169.254/', 'http://169.254.169.254/'],
    ['38 a', 'http://[fd00::1]/', 'http://[fd00::1]/'],
    ['38 b', 'http://100.64.0.1/', 'http://100.64.0.1/'],
    ['39', 'http://раураl.com/', 'http://xn--l-7sba6dbr.com/'],
    ['55 a', 'http://__proto__/', 'http://__proto__/'],
    ['55 b', 'http://constructor/toString', 'http://constructor/toString'],
  ])('gives hostile input %s a defined answer', (_, address, expected) => {
    expect(canonicalUrl(address)).toBe(expected);
  });

  it('refuses what stays too long and reads what becomes short enough', () => {
    const long = 'a'.repeat(LIMITS.url);

    expect(canonicalUrl(`http://h/${long}`)).toBe(null);
    expect(canonicalUrl(`http://h/${'a'.repeat(2_500_000)}`)).toBe(null);
    expect(canonicalUrl(`http://h/?utm_source=${long}`)).toBe('http://h/');
  });

  it('is idempotent and never longer than its limit', () => {
    fc.assert(
      fc.property(addresses(), (address) => {
        const once = canonicalUrl(address);
        if (once === null) return true;
        const isWhole = once.length <= LIMITS.url && new URL(once).href === once;
        return isWhole && canonicalUrl(once) === once;
      }),
      { seed: 7, numRuns: 1500 },
    );
  });
});

/** Addresses made of the pieces that matter here, in any order. */
function addresses(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    ...['/', '//', ':', '.', '..', ';', '=', '&', '?', '#', '#!', '@', '%40', '%', '%2e', '%2F'],
    ...['%zz', '%7E', '%25', "'", '"', '|', '[', '\\', ' ', '\n', '\ud800', 'é', '漢', '+', ','],
    ...['index.html', 'jsessionid=1', 'sid', 'token', 'utm_a', 'a.org', 'jo', 'http://', 'u:p@'],
    ...['%26', '%3D', '%3F', '%3A%2F%2F', 'eyJhbGciOi.eyJhbGciOi', REDACTED, '1a2B3c4D'.repeat(9)],
  );
  return fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 14 })
    .map((pieces) => `http://h.org/${pieces.join('')}`);
}
