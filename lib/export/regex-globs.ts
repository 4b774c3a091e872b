/**
 * A pattern of addresses as wildcards, for tools that know nothing else. A wildcard says less
 * than a pattern, so each is wider: choices become several wildcards, and whatever repeats or
 * varies becomes a star. Whoever uses them must look whether they are too wide. Reads what
 * `Exclusion.pattern` may hold: literals, classes, groups and their repetitions.
 */
const MOST = 32;

/**
 * Of `^https?://host/…$`, what follows `://`; none when it would take more than a few. Read
 * closely, a class of a few signs is as many choices; otherwise it is a star, too.
 */
export function globsOf(pattern: string, { closely }: { closely: boolean }): string[] {
  const body = pattern.replace(/^\^https\?:\/\//, '').replace(/\$$/, '');
  const found = new Reader(body, closely).choices() ?? []; // too many
  // A bracket after a star would begin a class, so the star stands for it as well.
  return [...new Set(found.map((glob) => glob.replace(/\*[*[(]*/g, '*')))];
}

class Reader {
  #at = 0;
  constructor(
    private readonly text: string,
    private readonly closely: boolean,
  ) {}

  /** All wildcards up to the end, or to the bracket that closes a group. */
  choices(): string[] | null {
    const all: string[] = [];
    let globs: string[] | null = [''];
    while (this.#at < this.text.length && this.text[this.#at] !== ')') {
      if (this.text[this.#at] === '|') {
        this.#at++;
        all.push(...globs);
        globs = [''];
        continue;
      }
      const parts = this.#part();
      globs = parts && product(globs, parts);
      if (globs === null) return null;
    }
    return all.length + globs.length > MOST ? null : [...all, ...globs];
  }

  #part(): string[] | null {
    const one = this.#atom();
    const times = /^(?:[*+?]|\{[\d,]*\})/.exec(this.text.slice(this.#at))?.[0] ?? ''; // just once
    this.#at += times.length;
    if (one === null || times === '') return one;
    return times === '?' ? ['', ...one] : ['*'];
  }

  #atom(): string[] | null {
    const sign = this.text[this.#at++];
    if (sign === '\\') return [this.text[this.#at++]];
    if (sign === '.') return ['*'];
    if (sign === '[') return this.#class();
    if (sign !== '(') return [sign];
    const inner = this.choices();
    this.#at++;
    return inner;
  }

  /** A few signs by name are choices; ranges, and all but some, are too many. */
  #class(): string[] {
    const end = this.text.indexOf(']', this.#at);
    const signs = this.text.slice(this.#at, end);
    this.#at = end + 1;
    return this.closely && /^[^^\\-]+$/.test(signs) ? [...signs] : ['*'];
  }
}

function product(left: string[], right: string[]): string[] | null {
  if (left.length * right.length > MOST) return null;
  return left.flatMap((a) => right.map((b) => a + b));
}
