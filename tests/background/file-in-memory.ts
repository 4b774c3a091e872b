import { type SecondCopy, sealed, unsealed } from '../../lib/store/second-copy.ts';

/** The second copy as a file in memory. */
export function fileInMemory(): SecondCopy & { text: string | null } {
  return {
    text: null,
    async read() {
      return this.text === null ? null : unsealed(this.text);
    },
    async write(words) {
      this.text = await sealed(words);
    },
    async remove() {
      this.text = null;
    },
  };
}
