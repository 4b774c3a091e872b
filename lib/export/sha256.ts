/**
 * SHA-256 (FIPS 180-4) of bytes that come in pieces. The browser's own digest wants the whole at
 * once, which for an export would be the one long string that pieces are there to avoid.
 */
const [START, K] = constants();

export class Sha256 {
  readonly #state = START.slice();
  readonly #block = new Uint8Array(64);
  readonly #view = new DataView(this.#block.buffer);
  readonly #words = new Int32Array(64);
  #length = 0;

  add(bytes: Uint8Array): this {
    for (let from = 0; from < bytes.length; ) {
      const filled = this.#length % 64;
      const take = Math.min(64 - filled, bytes.length - from);
      this.#block.set(bytes.subarray(from, from + take), filled);
      this.#length += take;
      from += take;
      if (this.#length % 64 === 0) this.#mix();
    }
    return this;
  }

  /** The digest in hexadecimal. Nothing may be added after it. */
  hex(): string {
    const bits = 8 * this.#length;
    const padding = new Uint8Array(((119 - (this.#length % 64)) % 64) + 9);
    padding[0] = 0x80;
    new DataView(padding.buffer).setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    new DataView(padding.buffer).setUint32(padding.length - 4, bits >>> 0);
    this.add(padding);
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #mix(): void {
    const w = this.#words;
    const state = this.#state;
    for (let i = 0; i < 16; i++) w[i] = this.#view.getInt32(4 * i);
    for (let i = 16; i < 64; i++) {
      const far = w[i - 15];
      const near = w[i - 2];
      const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** First 32 bits of the fractional parts of the square and cube roots of the first primes. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  const part = (root: number) => Math.floor((root % 1) * 2 ** 32);
  return [
    Int32Array.from(primes.slice(0, 8), (p) => part(Math.sqrt(p))),
    Int32Array.from(primes, (p) => part(Math.cbrt(p))),
  ];
}
