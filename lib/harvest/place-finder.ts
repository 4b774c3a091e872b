/**
 * Where on the page a link stands: in the innermost landmark (element, ARIA role, or a telling word
 * in `class` or `id`, which is all that older pages have), else in the main text. A link of the
 * main text stands in a *list* when it fills most of a list item, so that a menu without a landmark
 * is told from an item of prose with a link in it.
 */
import type { Link, LinkPlace } from '../model/page-record.ts';
import type { Dom } from './dom.ts';

interface Landmark {
  element: Element;
  place: LinkPlace;
}
interface Item {
  element: Element;
  links: Link[];
  linkedCharacters: number;
  characters: number;
}

export class PlaceFinder {
  readonly #dom: Dom;
  readonly #landmarks: Landmark[] = [];
  readonly #items: Item[] = [];

  constructor(dom: Dom) {
    this.#dom = dom;
  }

  get place(): LinkPlace {
    return this.#landmarks.at(-1)?.place ?? 'main'; // outside all landmarks
  }

  open(element: Element, name: string): void {
    const place = this.#landmarkOf(element, name);
    if (place !== null) this.#landmarks.push({ element, place });
    if (ITEMS.has(name)) {
      this.#items.push({ element, links: [], linkedCharacters: 0, characters: 0 });
    }
  }

  close(element: Element): void {
    if (this.#landmarks.at(-1)?.element === element) this.#landmarks.pop();
    const item = this.#items.at(-1);
    if (item?.element !== element) return;
    this.#items.pop();
    if (2 * item.linkedCharacters < item.characters) return;
    for (const link of item.links) if (link.place === 'main') link.place = 'list';
  }

  link(link: Link): void {
    if (link.times === 1) this.#items.at(-1)?.links.push(link); // outside all lists
  }

  text(characters: number, linked: boolean): void {
    const item = this.#items.at(-1);
    if (item === undefined) return;
    item.characters += characters;
    if (linked) item.linkedCharacters += characters;
  }

  #landmarkOf(element: Element, name: string): LinkPlace | null {
    const role = ROLES.get(this.#dom.attribute(element, 'role'));
    if (role !== undefined) return role;
    const own = ELEMENTS.get(name);
    if (
      own !== undefined &&
      !(SECTION_PARTS.has(name) && this.#landmarks.at(-1)?.place === 'main')
    ) {
      return own;
    }
    if (!BLOCKS.has(name)) return null;
    const hint = `${this.#dom.attribute(element, 'class')} ${this.#dom.attribute(element, 'id')}`;
    for (const word of hint
      .slice(0, 200)
      .toLowerCase()
      .split(/[^a-z0-9]+/)) {
      const place = HINTS.get(word);
      if (place !== undefined) return place;
    }
    return null;
  }
}

const ITEMS = new Set(['li', 'dt', 'dd']);
const BLOCKS = new Set(['div', 'ul', 'ol', 'dl', 'table', 'td', 'section', 'p', 'span', 'center']);
/** Inside an article these belong to the article. */
const SECTION_PARTS = new Set(['header', 'footer']);

const ELEMENTS = new Map<string, LinkPlace>([
  ['nav', 'navigation'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['aside', 'aside'],
  ['main', 'main'],
  ['article', 'main'],
]);
const ROLES = new Map<string, LinkPlace>([
  ['navigation', 'navigation'],
  ['menu', 'navigation'],
  ['menubar', 'navigation'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['main', 'main'],
  ['article', 'main'],
]);
const HINTS = new Map<string, LinkPlace>([
  ...words('navigation', 'nav navbar navigation navheader navfooter menu menubar breadcrumb'),
  ...words('navigation', 'breadcrumbs toc pagination pager tabs sidebar sphinxsidebar related'),
  ...words('header', 'header masthead banner topbar'),
  ...words('footer', 'footer colophon copyright'),
  ...words('aside', 'aside'),
]);

function words(place: LinkPlace, list: string): [string, LinkPlace][] {
  return list.split(' ').map((word) => [word, place]);
}
