/**
 * The few things the harvest asks of a document, by methods taken from the prototypes. A page can
 * put `<input name=getAttribute>` into a form or `<img name=body>` into a document and so hide the
 * method of that one object; the prototype's own method still answers (and the content script's
 * world has its own prototypes, which no page can change).
 * Prototypes are found from the document itself, so that the same code reads a parsed document
 * where there is no global `Element`.
 */
export interface Dom {
  root: Element | null;
  nodeType(node: Node): number;
  parent(node: Node): Node | null;
  firstChild(node: Node): Node | null;
  nextSibling(node: Node): Node | null;
  /** Text of a text node. */
  data(node: Node): string;
  /** Lower-case name without namespace prefix. */
  name(element: Element): string;
  attribute(element: Element, name: string): string;
  hasAttribute(element: Element, name: string): boolean;
  /** An open shadow root, null when there is none. */
  shadow(element: Element): Node | null;
  /**
   * What a template holds, which is in no tree; null for one that is none but by name, as in SVG.
   */
  content(template: Element): Node | null;
  byName(name: string): ArrayLike<Element>;
}

export const ELEMENT = 1;
export const TEXT = 3;

export function domOf(document: Document): Dom {
  const root = getter<Document, Element | null>(document, 'documentElement')(document);
  const sample = method<Document, [string], Element>(document, 'createElement').call(document, 'p');
  const text = method<Document, [string], Text>(document, 'createTextNode').call(document, '');
  const getAttribute = method<Node, [string], string | null>(sample, 'getAttribute');
  const hasAttribute = method<Node, [string], boolean>(sample, 'hasAttribute');
  const byName = method<Document, [string], ArrayLike<Element>>(document, 'getElementsByTagName');
  return {
    root,
    nodeType: getter<Node, number>(sample, 'nodeType'),
    parent: getter<Node, Node | null>(sample, 'parentNode'),
    firstChild: getter<Node, Node | null>(sample, 'firstChild'),
    nextSibling: getter<Node, Node | null>(sample, 'nextSibling'),
    data: getter<Node, string>(text, 'data'),
    name: getter<Node, string>(sample, 'localName'),
    attribute: (element, name) => getAttribute.call(element, name) ?? '',
    hasAttribute: (element, name) => hasAttribute.call(element, name),
    shadow: getter<Node, Node | null>(sample, 'shadowRoot'),
    content(template) {
      try {
        return getter<Node, Node>(template, 'content')(template);
      } catch {
        return null;
      }
    },
    byName: (name) => byName.call(document, name),
  };
}

type Method<This, Arguments extends unknown[], Result> = {
  call(self: This, ...args: Arguments): Result;
};

function method<This extends object, Arguments extends unknown[], Result>(
  sample: object,
  name: string,
): Method<This, Arguments, Result> {
  return descriptorOf(sample, name).value;
}

function getter<This extends object, Result>(sample: object, name: string): (node: This) => Result {
  const get = descriptorOf(sample, name).get;
  if (get === undefined) throw new Error(`The document's nodes have no getter ${name}.`);
  return (node) => get.call(node);
}

function descriptorOf(sample: object, name: string): PropertyDescriptor {
  for (let at = Object.getPrototypeOf(sample); at !== null; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found !== undefined) return found;
  }
  throw new Error(`The document's nodes have no ${name}.`);
}
