/**
 * Addresses as nodes of a boundary's network, and what holds them together: a directory is a node
 * of its own that its addresses are tied to, so that one tie each makes it move as one; so are
 * addresses that look like names of one page; and a page holds on to what it links to.
 * Cost of an address: one node and two ties; of a page: its links.
 */
import { aliasKey } from '../../url/aliases.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import type { OpenedPages } from '../sites/opened-pages.ts';
import { BoundaryNetwork } from './boundary-network.ts';
import { TIES } from './sign-weights.ts';

/** Addresses that are, or look like, names of one page are seldom on different sides. */
const ALIAS_TIE = 4;

export class AddressTies {
  readonly network = new BoundaryNetwork();
  readonly #nodes = new Map<number, number>();
  readonly #directoryNodes = new Map<number, number>();
  readonly #inDirectory = new Map<number, number[]>();
  readonly #lookAlikes = new Map<string, { first: number; hub: number }>();

  constructor(
    private readonly graph: KnownGraph,
    private readonly opened: OpenedPages,
  ) {}

  get addresses(): Iterable<number> {
    return this.#nodes.keys();
  }

  /** Directories that hold an address of the network, in the order they came to it. */
  get directories(): Iterable<number> {
    return this.#inDirectory.keys();
  }

  addressesIn(directory: number): readonly number[] {
    return this.#inDirectory.get(directory) ?? [];
  }

  node(address: number): number | undefined {
    return this.#nodes.get(address);
  }

  add(address: number): void {
    const directory = this.graph.directoryOf(address);
    const node = this.network.addNode();
    this.#nodes.set(address, node);
    const others = this.#inDirectory.get(directory);
    if (others === undefined) this.#inDirectory.set(directory, [address]);
    else others.push(address);
    this.#tieLookAlikes(address, node);
    const tie = TIES.directory * this.opened.addressesSpeak;
    this.network.tie(node, this.#directoryNode(directory), tie);
  }

  /** A page of the site holds on to what it links to, the less the more it links to. */
  tieLinks(page: number): void {
    const row = this.graph.pageRow(page)!;
    const from = this.#nodes.get(row[0])!;
    const share = TIES.links / row.length;
    for (let i = 1; i < row.length; i++) {
      if (row[i] === row[0]) continue;
      const tie = this.opened.isAlias(page, i - 1) ? ALIAS_TIE : share;
      this.network.tie(from, this.#nodes.get(row[i])!, tie);
    }
  }

  /** Addresses that differ in scheme, `www` or last slash alone are tied to a node of their own. */
  #tieLookAlikes(address: number, node: number): void {
    const key = aliasKey(this.graph.urlOf(address));
    const like = this.#lookAlikes.get(key);
    if (like === undefined) {
      this.#lookAlikes.set(key, { first: node, hub: -1 });
      return;
    }
    if (like.hub === -1) {
      like.hub = this.network.addNode();
      this.network.tie(like.first, like.hub, ALIAS_TIE);
    }
    this.network.tie(node, like.hub, ALIAS_TIE);
  }

  #directoryNode(directory: number): number {
    const known = this.#directoryNodes.get(directory);
    if (known !== undefined) return known;
    const node = this.network.addNode();
    this.#directoryNodes.set(directory, node);
    return node;
  }
}
