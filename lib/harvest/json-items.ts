/**
 * The items of one array within a JSON text that comes in pieces, each as its own text: `["log",
 * "entries"]` gives the entries of an HTTP archive. Of the text no more is held than one item, and
 * nothing of an item that is longer than `longest`: it is given as null.
 *
 * Written here rather than taken from a package: streaming parsers build every value sign by sign,
 * where cutting an item out and handing it to `JSON.parse` is several times as fast; and it is
 * little. Only strings and brackets are minded. Whether an item is JSON, who parses it finds.
 */
export class JsonRefused extends Error {
  override name = 'JsonRefused';

  constructor(readonly why: 'cut' | 'foreign') {
    super(why === 'cut' ? 'This text ends too early.' : 'This text has no such array.');
  }
}

export async function* jsonItems(
  pieces: Iterable<string> | AsyncIterable<string>,
  path: readonly string[],
  longest: number,
): AsyncGenerator<string | null> {
  const scanner = new Scanner(path, longest);
  for await (const piece of pieces) yield* scanner.push(piece);
  scanner.end();
}

/**
 * Characters that an object or array counts for besides: parsed, an empty one takes as much memory.
 */
const PER_THING = 32;
/** Longer names are none of a path's. */
const LONGEST_NAME = 256;
const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

class Scanner {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The last string that may have been a name, and the name of the value being read, by depth. */
  #word = '';
  readonly #names: string[] = [];
  #isFound = false;
  /** The item being read; null outside the array. */
  #item: string[] | null = null;
  #length = 0;

  constructor(
    private readonly path: readonly string[],
    private readonly longest: number,
  ) {}

  *push(piece: string): Generator<string | null> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      if (this.#isInString) {
        at = this.#endOfString(piece, at);
        continue;
      }
      const sign = piece.charCodeAt(at);
      if (sign === QUOTE) {
        this.#isInString = true;
        this.#word = '';
      } else if (sign === OPEN_OBJECT || sign === OPEN_ARRAY) {
        if (this.#begins(sign)) from = at + 1;
      } else if (sign === COLON) this.#name();
      else if (sign === COMMA || sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) {
        if (this.#item !== null && this.#depth === this.path.length + 1) {
          const item = this.#ended(piece.slice(from, at));
          if (item !== '') yield item;
          this.#item = sign === COMMA ? [] : null;
          from = at + 1;
        }
        if (sign !== COMMA) this.#depth--;
        if (this.#depth < 0) throw new JsonRefused('foreign');
        this.#names.length = Math.min(this.#names.length, this.#depth);
      }
    }
    if (this.#item !== null) this.#gather(piece.slice(from));
  }

  end(): void {
    if (this.#depth !== 0 || this.#isInString) throw new JsonRefused('cut');
    if (!this.#isFound) throw new JsonRefused('foreign');
  }

  /** Opens an object or array. True where it is the array that is looked for. */
  #begins(sign: number): boolean {
    const { path } = this;
    const isIt =
      this.#item === null &&
      sign === OPEN_ARRAY &&
      this.#depth === path.length &&
      path.every((name, i) => this.#names[i + 1] === name);
    this.#depth++;
    this.#length += PER_THING;
    if (!isIt) return false;
    this.#isFound = true;
    this.#item = [];
    this.#length = 0;
    return true;
  }

  /** What was the last string names what follows. */
  #name(): void {
    if (this.#depth > this.path.length) return;
    this.#names[this.#depth] = unescaped(this.#word);
  }

  /** Reads on in a string; returns where it ends, or the piece does. */
  #endOfString(piece: string, from: number): number {
    let at = from;
    for (; at < piece.length; at++) {
      const sign = piece.charCodeAt(at);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === BACKSLASH) this.#isEscaped = true;
      else if (sign === QUOTE) {
        this.#isInString = false;
        break;
      }
    }
    if (this.#depth <= this.path.length && this.#word.length <= LONGEST_NAME)
      this.#word += piece.slice(from, Math.min(at, from + LONGEST_NAME + 1));
    return at;
  }

  #gather(part: string): void {
    this.#length += part.length;
    if (this.#length > this.longest) this.#item = [];
    else this.#item!.push(part);
  }

  #ended(part: string): string | null {
    this.#gather(part);
    const isTooLong = this.#length > this.longest;
    this.#length = 0;
    return isTooLong ? null : this.#item!.join('').trim();
  }
}

function unescaped(word: string): string {
  try {
    return JSON.parse(`"${word}"`);
  } catch {
    return ''; // no name of ours
  }
}
