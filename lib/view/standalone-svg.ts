/** A drawing of one of Ambit's pages as a file of its own: its looks written out, in SVG or PNG. */

/** What the style sheet may say of a drawing. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
  'unicode-bidi',
];

/** The drawing as it looks now, needing no style sheet. */
export function standaloneSvg(svg: SVGSVGElement, title: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, i) => {
    const looks = getComputedStyle(originals[i]);
    for (const name of LOOKS) element.setAttribute(name, looks.getPropertyValue(name));
    for (const name of OURS) element.removeAttribute(name);
  });
  copy.setAttribute('role', 'img');
  copy.setAttribute('xmlns', SVG);
  const caption = document.createElementNS(SVG, 'title');
  caption.textContent = title;
  copy.prepend(caption);
  return new XMLSerializer().serializeToString(copy);
}

/** What only means something in the page. */
const OURS = ['class', 'id', 'data-node', 'role', 'tabindex', 'aria-selected', 'aria-hidden'];
const SVG = 'http://www.w3.org/2000/svg';

/** A standalone drawing as a PNG of `scale` times its size. */
export async function pngOf(text: string, scale: number): Promise<Blob> {
  const image = new Image();
  // A data URL: the pages' policy allows pictures from nowhere else.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.')))),
  );
}
