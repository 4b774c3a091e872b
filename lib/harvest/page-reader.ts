/**
 * What each element of a page means for its record. One reader reads one page: the walk tells it
 * which elements open and close and what text stands between them.
 */
import { type Cut, LIMITS, type PageFeatures } from '../model/page-record.ts';
import { cleanText, cutAt } from '../text/clean.ts';
import { loadDictionary, needsDictionary } from '../text/tokens.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { hasSecret } from '../url/redact.ts';
import { BodyWords } from './body-words.ts';
import { BoundedList } from './bounded-list.ts';
import type { Dom } from './dom.ts';
import { LinkCollector } from './link-collector.ts';
import { mailtoFeature } from './mailto.ts';
import { PlaceFinder } from './place-finder.ts';
import { isShared, sharedText } from './private-record.ts';
import { SelfReader } from './self-reader.ts';
import { BLOCKS, LINK_TAGS, UNREAD, VOID } from './tags.ts';
import type { Visitor } from './walk.ts';
import { isWrittenIn } from './written-in.ts';

/** Characters that all entries of one feature may have together. */
const LIST_CHARACTERS = 64 * 1024;
const TEXT_OF_LINK_PAGE = 100_000;
const LONGEST_TITLE_READ = 8 * LIMITS.title;

export class PageReader implements Visitor {
  readonly links = new LinkCollector();
  readonly words = new BodyWords();
  readonly self: SelfReader;
  readonly lists = {
    images: newList(),
    mailtos: newList(),
    anchors: newList(),
    resources: newList(),
    scripts: newList(),
    loaded: newList(),
  };
  title = '';
  readonly #dom: Dom;
  readonly #url: string;
  readonly #base: string;
  readonly #places: PlaceFinder;
  readonly #resolved = new Map<string, string | null>();
  readonly #hidden: Element[] = [];
  #titleElement: Element | null = null;
  #drawings = 0;

  constructor(dom: Dom, url: string, base: string) {
    this.#dom = dom;
    this.#url = url;
    this.#base = base;
    this.#places = new PlaceFinder(dom);
    this.self = new SelfReader(dom, (address) => this.resolve(address));
  }

  /** An address of the page, canonical; null when refused. Pages repeat their addresses. */
  resolve(address: string): string | null {
    const known = this.#resolved.get(address);
    if (known !== undefined) return known;
    const url = canonicalUrl(address, this.#base);
    const isWorthKeeping = address.length <= LIMITS.url && this.#resolved.size < LIMITS.links;
    if (isWorthKeeping) this.#resolved.set(address, url);
    return url;
  }

  open(element: Element, name: string): boolean {
    if (this.#isHidden(element)) this.#hidden.push(element);
    this.#places.open(element, name);
    if (BLOCKS.has(name)) this.#boundary();
    else if (!LINK_TAGS.has(name)) this.links.markup(name.length + 2);
    if (name === 'br') this.#text(' ');
    if (name === 'svg') this.#drawings++;
    this.#read(element, name);
    return !UNREAD.has(name) && !isWrittenIn(this.#dom, element);
  }

  close(element: Element, name: string): void {
    if (LINK_TAGS.has(name)) this.links.close();
    else if (BLOCKS.has(name)) this.#boundary();
    else if (!VOID.has(name)) this.links.markup(name.length + 3);
    if (name === 'svg') this.#drawings--;
    if (this.#titleElement === element) this.#titleElement = null;
    if (this.#hidden.at(-1) === element) this.#hidden.pop();
    this.#places.close(element);
  }

  text(text: string): void {
    if (this.#titleElement === null) this.#text(text);
    else if (this.title.length < LONGEST_TITLE_READ)
      this.title += text.slice(0, LONGEST_TITLE_READ);
  }

  /** Some scripts are divided into words by a dictionary of the browser's. */
  isUnready(text: string): boolean {
    return needsDictionary(text);
  }

  makeReady(text: string): void {
    loadDictionary(text);
  }

  /** The links have reached their bound, and there is text enough for a page that is all links. */
  get enough(): boolean {
    return this.links.full && this.words.characters > TEXT_OF_LINK_PAGE;
  }

  /** The lists of a page that was not walked to its end, from its elements by name. */
  async readRest(yieldNow: () => Promise<void>): Promise<void> {
    for (const name of ['script', 'link', 'meta', 'img']) {
      // To find elements by name the browser goes through the whole document.
      await yieldNow();
      const elements = this.#dom.byName(name);
      const most = Math.min(elements.length, LIMITS.links);
      for (let i = 0; i < most; i++) this.#read(elements[i], name);
    }
  }

  features(): PageFeatures {
    const { images, mailtos, anchors, resources, scripts, loaded } = this.lists;
    return {
      images: images.items,
      mailtos: mailtos.items,
      anchors: anchors.items,
      resources: resources.items,
      scripts: scripts.items,
      words: this.words.commonest,
      loaded: loaded.items,
    };
  }

  cuts(): Cut[] {
    const cuts: Cut[] = [];
    const links = this.links.links.length;
    if (this.links.full) cuts.push({ what: 'links', at: links });
    if (this.links.speechless) cuts.push({ what: 'link words', at: links });
    for (const [what, list] of Object.entries(this.lists)) {
      if (list.full) cuts.push({ what, at: list.size });
    }
    if (this.words.textCut) cuts.push({ what: 'text', at: this.words.characters });
    if (this.words.cut) cuts.push({ what: 'words', at: LIMITS.words });
    return [...cuts, ...this.self.cuts()];
  }

  #read(element: Element, name: string): void {
    const { images, scripts, resources } = this.lists;
    switch (name) {
      case 'a':
      case 'area':
        this.#readLink(element, name);
        break;
      case 'frame':
        this.#openLink(this.#dom.attribute(element, 'src'), 'frame');
        break;
      case 'img':
        this.links.alt(this.#dom.attribute(element, 'alt'));
        this.#addAddress(images, element, 'src');
        break;
      case 'input':
        if (/^image$/i.test(this.#dom.attribute(element, 'type'))) {
          this.#addAddress(images, element, 'src');
        }
        break;
      case 'script':
        this.#addAddress(scripts, element, 'src');
        break;
      case 'link':
        if (this.self.readLink(element)) this.#addAddress(resources, element, 'href');
        break;
      case 'meta':
        this.self.readMeta(element);
        break;
      case 'html':
        this.self.readLanguage(element);
        break;
      case 'title':
        if (this.title === '' && this.#drawings === 0) this.#titleElement = element;
    }
  }

  #readLink(element: Element, name: string): void {
    this.#addAnchor(this.#dom.attribute(element, 'name'));
    const href = this.#hrefOf(element) ?? ''; // an anchor that leads nowhere
    if (href.startsWith('#')) this.#addAnchor(href.slice(1));
    const mailto = mailtoFeature(href);
    if (mailto !== null) this.lists.mailtos.add(mailto);
    this.#openLink(href, this.#dom.attribute(element, 'rel'));
    if (name === 'area') this.links.alt(this.#dom.attribute(element, 'alt'));
  }

  /** The name of a place in the page; what has a value (`token=…`) or a secret in it is none. */
  #addAnchor(name: string): void {
    const clean = cleanText(name, LIMITS.text);
    const isPlain = clean !== '' && !/[=@]/.test(clean) && isShared(clean) && !hasSecret(clean);
    if (isPlain) this.lists.anchors.add(clean);
  }

  /** The `href` as written; drawings of older making have it in the `xlink` namespace. */
  #hrefOf(element: Element): string | null {
    if (this.#dom.hasAttribute(element, 'href')) return this.#dom.attribute(element, 'href');
    if (this.#drawings === 0 || !this.#dom.hasAttribute(element, 'xlink:href')) return null;
    return this.#dom.attribute(element, 'xlink:href');
  }

  #openLink(href: string, rel: string): void {
    const to = href === '' || this.links.full ? null : this.resolve(href);
    if (to === null || to === this.#url) {
      this.links.boundary();
      return;
    }
    const place = this.#places.place;
    const link = this.links.open({ to, rel: sharedText(rel, LIMITS.text).toLowerCase(), place });
    if (link !== null) this.#places.link(link);
  }

  #addAddress(list: BoundedList, element: Element, attribute: string): void {
    const address = this.#dom.attribute(element, attribute);
    if (address === '' || list.full) return;
    const url = this.resolve(address);
    if (url !== null) list.add(url);
  }

  #text(text: string): void {
    this.links.text(text);
    if (this.#hidden.length > 0) return;
    this.words.text(text);
    this.#places.text(text.trim().length, this.links.inAnchor);
  }

  #boundary(): void {
    this.links.boundary();
    this.words.boundary();
  }

  #isHidden(element: Element): boolean {
    if (this.#dom.hasAttribute(element, 'hidden')) return true;
    const style = this.#dom.attribute(element, 'style');
    return style !== '' && /display\s?:\s?none/i.test(cutAt(style, 500));
  }
}

function newList(): BoundedList {
  return new BoundedList(LIMITS.features, LIST_CHARACTERS);
}
