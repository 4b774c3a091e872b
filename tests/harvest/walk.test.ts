import { describe, expect, it } from 'vitest';
import type { Dom } from '../../lib/harvest/dom.ts';
import { PIECE, type Visitor, walk } from '../../lib/harvest/walk.ts';

/** A tree that can be changed while it is walked: `name` for elements, `data` for texts. */
class Twig {
  parent: Twig | null = null;
  readonly children: Twig[] = [];
  shadow: Twig | null = null;
  constructor(
    readonly name: string,
    readonly data: string | null = null,
  ) {}

  add(...children: Twig[]): this {
    for (const child of children) child.parent = this;
    this.children.push(...children);
    return this;
  }

  remove(): void {
    const siblings = this.parent!.children;
    siblings.splice(siblings.indexOf(this), 1);
    this.parent = null;
  }

  get next(): Twig | null {
    const siblings = this.parent?.children ?? []; // a root, or taken out
    return siblings[siblings.indexOf(this) + 1] ?? null; // the last one
  }
}

function domOfTwigs(root: Twig): Dom {
  const reading = {
    root,
    nodeType: (node: Twig) => (node.data === null ? 1 : 3),
    parent: (node: Twig) => node.parent,
    firstChild: (node: Twig) => node.children[0] ?? null,
    nextSibling: (node: Twig) => node.next,
    data: (node: Twig) => node.data,
    name: (node: Twig) => node.name,
    shadow: (node: Twig) => node.shadow,
  };
  return reading as unknown as Dom;
}

function element(name: string, ...children: Twig[]): Twig {
  return new Twig(name).add(...children);
}

function text(data: string): Twig {
  return new Twig('', data);
}

/** Of a visitor that can read any text as it is. */
const ready = { isUnready: () => false, makeReady: () => {} };

/** Walks `root`, `deeds` being done in the pauses; one pause after every 64 nodes. */
async function walked(root: Twig, deeds: (() => void)[] = [], skip = '') {
  const events: string[] = [];
  const visitor: Visitor = {
    enough: false,
    ...ready,
    open: (_, name) => {
      events.push(name);
      return name !== skip;
    },
    close: (_, name) => events.push(`/${name}`),
    text: (data) => events.push(data.length > 20 ? `${data.length}` : data),
  };
  let time = 0;
  const yieldNow = async () => deeds.shift()?.(); // later pauses change nothing
  const result = await walk(domOfTwigs(root), visitor, { yieldNow, now: () => (time += 10) });
  return { events, ...result };
}

function leaves(count: number, from = 0): Twig[] {
  return Array.from({ length: count }, (_, i) => element(`e${from + i}`));
}

describe('walk', () => {
  it('opens and closes in tree order', async () => {
    const { events, complete, nodes, moved } = await walked(
      element('html', element('p', text('a'), element('b', text('c')), text('d')), element('hr')),
    );

    expect(events.join(' ')).toBe('html p a b c /b d /p hr /hr /html');
    expect({ complete, nodes, moved }).toEqual({ complete: true, nodes: 7, moved: 0 });
  });

  it('does not read what the visitor does not want', async () => {
    const root = element('html', element('style', text('x')), text('a'));

    expect((await walked(root, [], 'style')).events.join(' ')).toBe('html style /style a /html');
  });

  it('reads an open shadow root before the children of its host', async () => {
    const host = element('x-host', text('light'));
    host.shadow = element('', text('shade'));
    for (const child of host.shadow.children) child.parent = host.shadow;
    const lonely = element('x-lonely');
    lonely.shadow = element('', text('alone'));

    expect((await walked(element('html', host, lonely))).events.join(' ')).toBe(
      'html x-host shade light /x-host x-lonely alone /x-lonely /html',
    );
  });

  it('reads a long text in pieces', async () => {
    const { events } = await walked(element('p', text('x'.repeat(2 * PIECE + 30))));

    expect(events).toEqual(['p', `${PIECE}`, `${PIECE}`, '30', '/p']);
  });

  it('rests in texts as well as in nodes: words without blanks take long to find', async () => {
    let [read, most] = [0, 0];
    const visitor: Visitor = {
      enough: false,
      ...ready,
      open: () => true,
      close: () => {},
      text: (data) => {
        read += data.length;
        most = Math.max(most, read);
      },
    };
    const yieldNow = async () => {
      read = 0;
    };
    let time = 0;
    const texts = Array.from({ length: 60 }, (_, i) => text('ก'.repeat(i * 200)));
    await walk(domOfTwigs(element('p', ...texts)), visitor, { yieldNow, now: () => (time += 10) });

    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2 * PIECE);
  });

  it('makes ready what a text needs between two pauses, and reads it if still there', async () => {
    const events: string[] = [];
    const [kept, taken] = [text('kept'), text('taken')];
    let unready = ['kept', 'taken'];
    const visitor: Visitor = {
      enough: false,
      isUnready: (data) => unready.includes(data),
      makeReady: (data) => {
        unready = unready.filter((one) => one !== data);
        events.push(`ready for ${data}`);
      },
      open: () => true,
      close: () => {},
      text: (data) => events.push(data),
    };
    const yieldNow = async () => {
      events.push('pause');
      if (!unready.includes('kept')) taken.remove();
    };
    const root = element('p', text('before'), kept, element('b', taken, text('after')));
    taken.parent = root.children[2];
    await walk(domOfTwigs(root), visitor, { yieldNow, now: () => 0 });

    const first = ['before', 'pause', 'ready for kept', 'pause', 'kept'];
    expect(events).toEqual([...first, 'after']);
  });

  it('ends when the visitor has enough', async () => {
    const events: string[] = [];
    const visitor: Visitor = {
      get enough() {
        return events.length > 2;
      },
      ...ready,
      open: (_, name) => events.push(name) > 0,
      close: () => {},
      text: () => {},
    };
    const pace = { yieldNow: async () => {}, now: () => 0 };
    const result = await walk(domOfTwigs(element('html', ...leaves(5))), visitor, pace);

    expect(events).toEqual(['html', 'e0', 'e1']);
    expect(result.complete).toBe(false);
  });

  it('goes on behind a node that was taken away', async () => {
    const children = leaves(100);
    const { events, moved } = await walked(element('html', ...children), [
      () => {
        for (const child of children.slice(60, 70)) child.remove();
      },
    ]);

    expect(moved).toBe(1);
    expect(events.filter((event) => !event.startsWith('/'))).toEqual([
      'html',
      ...leaves(63).map((leaf) => leaf.name),
      ...leaves(30, 70).map((leaf) => leaf.name),
    ]);
  });

  it('closes an open element that was taken away and goes on behind it', async () => {
    const gone = element('gone', ...leaves(100));
    const root = element('html', element('p', gone, element('i')), element('after'));
    const { events, moved } = await walked(root, [() => gone.remove()]);

    expect(moved).toBe(1);
    expect(events.slice(-3)).toEqual(['after', '/after', '/html']);
    expect(balance(events)).toEqual([]);
  });

  it('ends when everything was taken away', async () => {
    const root = element('html', ...leaves(100));
    const { events, complete } = await walked(root, [
      () => {
        while (root.children.length > 0) root.children[0].remove();
      },
    ]);

    expect(complete).toBe(true);
    expect(balance(events)).toEqual([]);
  });

  it('sees what was put in behind its place', async () => {
    const root = element('html', ...leaves(70));
    const { events } = await walked(root, [() => root.add(element('late'))]);

    expect(events).toContain('late');
  });
});

/** Elements that were opened and not closed in order. */
function balance(events: string[]): string[] {
  const open: string[] = [];
  for (const event of events) {
    if (!event.startsWith('/')) open.push(event);
    else if (open.pop() !== event.slice(1)) return [event];
  }
  return open;
}
