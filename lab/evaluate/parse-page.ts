/**
 * HTML text → a document that the harvest can read, outside a browser. parse5 builds the tree by
 * the standard's own rules (implied tags, foster parenting, misnested formatting), which is what
 * makes a page read here equal to the page read in a browser; what a full DOM adds to that
 * (selectors, events, styles) the harvest does not use. So the nodes below have just the members
 * that lib/harvest/dom.ts names.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export function parsePage(html: string): Document {
  const document = new ParsedDocument();
  const open: [from: DefaultTreeAdapterTypes.ParentNode, to: ParsedNode][] = [];
  open.push([parse(html), document]);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [from, to] = pair;
    for (const child of from.childNodes) {
      if ('tagName' in child) {
        const element = to.append(new ParsedElement(child));
        open.push([child, element]);
        if ('content' in child) open.push([child.content, element.content]);
      } else if ('value' in child) to.append(new ParsedText(child.value));
    }
  }
  return document as unknown as Document;
}

class ParsedNode {
  readonly nodeKind: number;
  #parent: ParsedNode | null = null;
  #first: ParsedNode | null = null;
  #last: ParsedNode | null = null;
  #next: ParsedNode | null = null;

  constructor(nodeKind: number) {
    this.nodeKind = nodeKind;
  }

  append<Child extends ParsedNode>(child: Child): Child {
    child.#parent = this;
    if (this.#last === null) this.#first = child;
    else this.#last.#next = child;
    this.#last = child;
    return child;
  }

  get nodeType(): number {
    return this.nodeKind;
  }
  get parentNode(): ParsedNode | null {
    return this.#parent;
  }
  get firstChild(): ParsedNode | null {
    return this.#first;
  }
  get nextSibling(): ParsedNode | null {
    return this.#next;
  }
}

class ParsedText extends ParsedNode {
  readonly #data: string;

  constructor(data: string) {
    super(3);
    this.#data = data;
  }

  get data(): string {
    return this.#data;
  }
}

class ParsedElement extends ParsedNode {
  readonly #name: string;
  readonly #attributes = new Map<string, string>();
  #content: ParsedNode | null = null;

  constructor({ tagName, attrs }: Pick<DefaultTreeAdapterTypes.Element, 'tagName' | 'attrs'>) {
    super(1);
    this.#name = tagName;
    for (const { prefix, name, value } of attrs) {
      this.#attributes.set(prefix ? `${prefix}:${name}` : name, value);
    }
  }

  get localName(): string {
    return this.#name;
  }
  get shadowRoot(): null {
    return null;
  }
  /** Of a template. */
  get content(): ParsedNode {
    this.#content ??= new ParsedNode(11);
    return this.#content;
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }
}

class ParsedDocument extends ParsedNode {
  constructor() {
    super(9);
  }

  get documentElement(): ParsedElement | null {
    return this.firstChild instanceof ParsedElement ? this.firstChild : null;
  }
  createElement(tagName: string): ParsedElement {
    return new ParsedElement({ tagName, attrs: [] });
  }
  createTextNode(data: string): ParsedText {
    return new ParsedText(data);
  }
  getElementsByTagName(name: string): ParsedElement[] {
    const found: ParsedElement[] = [];
    const open: (ParsedNode | null)[] = [this.firstChild];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node === null) continue;
      if (node instanceof ParsedElement && (name === '*' || node.localName === name))
        found.push(node);
      open.push(node.nextSibling, node.firstChild);
    }
    return found;
  }
}
