/**
 * The links of one page in one typed array: `count` targets in ascending order; for each, the place
 * of this page among the target's sources; for each, where its forms begin (and one more for the
 * end); then the forms. Twelve bytes a link and four a word.
 */
export interface Row {
  count: number;
  data: Uint32Array;
}

export const NO_WORDS_SAID = new Uint32Array(0);

/** `enter` is told each target and answers with this page's place among its sources. */
export function packRow(
  links: [target: number, forms: number[]][],
  enter: (target: number) => number,
): Row {
  const count = links.length;
  const size = links.reduce((sum, [, forms]) => sum + forms.length, 0);
  const data = new Uint32Array(3 * count + 1 + size);
  let end = 3 * count + 1;
  links.forEach(([target, forms], i) => {
    data[i] = target;
    data[count + i] = enter(target);
    data[2 * count + i] = end;
    data.set(forms, end);
    end += forms.length;
  });
  data[3 * count] = end;
  return { count, data };
}

/** The forms of the link at a place. */
export function formsAt({ count, data }: Row, place: number): Uint32Array {
  return data.subarray(data[2 * count + place], data[2 * count + place + 1]);
}

/** The forms of all links. */
export function wordsIn({ count, data }: Row): Uint32Array {
  return data.subarray(3 * count + 1);
}

/** Where a target stands, or −1. */
export function placeOf({ count, data }: Row, target: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (data[middle] === target) return middle;
    if (data[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
