/**
 * A site's map as a file of its own: SVG that needs no style sheet, no font and no other file,
 * in the light colours of tokens.css, since it is put into documents. The same picture gives
 * the same bytes.
 */
import { type MapPicture, openedRadius, type PictureNode, tenths } from '../model/map-picture.ts';
import { isOfSite } from '../model/site-map.ts';
import { xmlText } from './escape/xml.ts';

const [GROUND, INK, FAINT] = ['rgb(255, 255, 255)', 'rgb(29, 36, 33)', 'rgb(85, 96, 91)'];
const [SITE, INSIDE] = ['rgb(31, 100, 81)', 'rgb(237, 246, 242)'];
const [DISC, CROSSING] = ['rgb(165, 195, 186)', 'rgb(176, 74, 65)'];

type Attributes = Record<string, string | number>;

export function mapSvg(picture: MapPicture, title: string): string {
  const { width, height, hull, nodes, links, labels } = picture;
  const own = 'http://www.w3.org/2000/svg';
  const points = hull.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ');
  return [
    `<svg xmlns="${own}" viewBox="0 0 ${width} ${height}" width="${width}" ` +
      `height="${height}" role="img">`,
    `<title>${xmlText(title)}</title>`,
    element('rect', { width, height, fill: GROUND }),
    ...(points === '' ? [] : [element('polygon', { points, ...LOOKS.hull })]),
    ...links.map(({ from, to, crosses, width: thick }) =>
      element('line', {
        ...ends(nodes[from], nodes[to]),
        'stroke-width': tenths(thick),
        ...(crosses ? LOOKS.crossing : LOOKS.link),
      }),
    ),
    ...nodes.map(drawnNode),
    ...labels.map(({ x, y, anchor, text }) =>
      element(
        'text',
        { x: tenths(x), y: tenths(y), 'text-anchor': anchor, ...LOOKS.label },
        xmlText(text),
      ),
    ),
    '</svg>\n',
  ].join('\n');
}

const LOOKS = {
  hull: { fill: INSIDE, stroke: SITE, 'stroke-width': 2 },
  link: { stroke: SITE, 'stroke-opacity': 0.28, 'stroke-linecap': 'round' },
  crossing: { stroke: CROSSING, 'stroke-dasharray': '5 4' },
  inside: { fill: DISC, stroke: SITE, 'stroke-width': 1.5 },
  outside: { fill: GROUND, stroke: FAINT, 'stroke-width': 1.5 },
  label: {
    fill: INK,
    stroke: GROUND,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
    'font-family': 'system-ui, sans-serif',
    'font-size': 12,
    direction: 'ltr',
    'unicode-bidi': 'isolate',
  },
} satisfies Record<string, Attributes>;

function drawnNode(circle: PictureNode): string {
  const { node, title, words } = circle;
  const isOwn = isOfSite(node);
  const isHost = node.kind === 'host' || node.kind === 'more-hosts';
  const place = { cx: tenths(circle.x), cy: tenths(circle.y) };
  const disc = {
    ...(isOwn ? LOOKS.inside : LOOKS.outside),
    ...(isHost && { 'stroke-dasharray': '2 2.5' }),
  };
  const opened = { r: tenths(openedRadius(circle)), fill: isOwn ? SITE : FAINT };
  return [
    `<g><title>${xmlText(`${title}: ${words}`)}</title>`,
    element('circle', { ...place, r: tenths(circle.r), ...disc }),
    `${element('circle', { ...place, ...opened })}</g>`,
  ].join('');
}

const ends = (from: PictureNode, to: PictureNode): Attributes => ({
  x1: tenths(from.x),
  y1: tenths(from.y),
  x2: tenths(to.x),
  y2: tenths(to.y),
});

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}
