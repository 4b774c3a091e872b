/**
 * Takes stored pages into the known web, batch by batch, each ending in a checkpoint that
 * is written in the same transaction as the to-do marks are cleared. Killed anywhere, it goes on
 * from the last checkpoint. Memory is a cache of the store: when the store has moved on without
 * it (another generation), memory is dropped and read again.
 */
import { KnownWeb } from '../boundary/known-web.ts';
import type { PageRecord } from '../model/page-record.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Database } from '../store/database.ts';
import { knownTables, loadKnown, startOver, writeKnown } from '../store/known.ts';
import { unpackPage } from '../store/packed-page.ts';
import { activeRulings } from '../store/rulings.ts';
import { nextTasks, type TodoRow } from '../store/todo.ts';
import { addPage } from './add-page.ts';
import { breathing } from './breathing.ts';
import { changeOf, checkpointOf, restoreKnown } from './known-rows.ts';
import { hasRoom, PAGE_BOUNDS } from './page-bounds.ts';
import { hear } from './rulings.ts';
import { Turns } from './turns.ts';

const PAGES_PER_BATCH = 32;
/** Milliseconds after which a batch is closed. */
const BATCH_TIME = 30;

export interface Known {
  web: KnownWeb;
  /** Of the checkpoint this memory equals; empty when nothing was ever written. */
  generation: string;
  damaged: number;
  removals: number;
}

/** A web without pages in which what the person said of sites holds from the first. */
function nothing(rulings: readonly Ruling[]): Known {
  const web = new KnownWeb();
  hear(web, rulings);
  return { web, generation: '', damaged: 0, removals: 0 };
}

export class CatchUp {
  readonly turns = new Turns();
  #known: Known | null = null;
  #loading: Promise<Known> | null = null;
  /** What a batch under way works on: ahead of the store, but whole between two turns. */
  #inHand: Known | null = null;

  constructor(
    private readonly db: Database,
    private readonly newGeneration: () => string,
    private readonly bounds = PAGE_BOUNDS,
  ) {}

  /** The web as of the last checkpoint; read from the store when memory does not fit it. */
  async known(): Promise<Known> {
    const stored = await this.db.checkpoints.get('known');
    // A batch may have begun while the store was asked: its memory is not missing, but in use.
    if (this.#inHand !== null) return this.#inHand;
    if (this.#known !== null && this.#known.generation === (stored?.generation ?? '')) {
      return this.#known;
    }
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    this.#known = await this.#loading;
    return this.#known;
  }

  /** Lets go of what is in memory; it is read again when somebody asks. */
  rest(): void {
    this.#known = null;
  }

  /** For questions: the web in memory, a batch under way included. */
  async current(): Promise<Known> {
    return this.#inHand ?? this.known();
  }

  /** One batch. Returns how many tasks it settled; 0 when none was waiting. */
  async step(): Promise<number> {
    const known = await this.known();
    const tasks = await nextTasks(this.db, PAGES_PER_BATCH, this.#hasRoom(known));
    if (tasks.length === 0) return 0;
    // From here on memory is ahead of the store: unless the commit succeeds it must be dropped.
    this.#known = null;
    this.#inHand = known;
    try {
      const done = tasks.slice(0, await this.#apply(known, tasks));
      const generation = this.newGeneration();
      if (await this.#commit(known, done, generation)) {
        known.web.settle();
        this.#known = { ...known, generation };
        return done.length;
      }
    } finally {
      this.#inHand = null;
    }
    return this.step();
  }

  /**
   * Changes sites at the person's word: `change` in memory and `record` in the store, both or neither.
   * To be called by whoever may write derived state.
   */
  async say<T>(
    change: (web: KnownWeb) => T,
    record: (changed: T) => PromiseLike<unknown>,
  ): Promise<T> {
    const known = await this.known();
    this.#known = null;
    const changed = await this.turns.take(() => change(known.web));
    const next = { ...known, removals: known.removals + 1, generation: this.newGeneration() };
    const { db } = this;
    await db.transaction('rw', [...knownTables(db), db.rulings], async () => {
      const stored = await db.checkpoints.get('known');
      if ((stored?.generation ?? '') !== known.generation)
        throw new Error('What is stored has changed meanwhile. Try again.');
      await this.#write(known, next.generation, next);
      await record(changed);
    });
    known.web.settle();
    this.#known = next;
    return changed;
  }

  async #load(): Promise<Known> {
    const rulings = await activeRulings(this.db);
    const state = await loadKnown(this.db);
    if (state === null) return nothing(rulings);
    const web = await restoreKnown(state, rulings, breathing());
    if (web) {
      const { generation, damaged, removals } = state.checkpoint;
      return { web, generation, damaged, removals };
    }
    await startOver(this.db);
    return nothing(rulings);
  }

  /** Returns how many were settled before the time was up: somebody may be waiting to ask. */
  async #apply(known: Known, tasks: TodoRow[]): Promise<number> {
    const rows = await this.db.pages.bulkGet(tasks.map((task) => task.seq));
    const records = await Promise.all(rows.map((row) => (row ? unpackPage(row) : null)));
    return this.turns.take(() => takeIn(known, tasks, records, () => this.#hasRoom(known)));
  }

  #hasRoom = ({ web }: Known): boolean => hasRoom(web, this.bounds);

  #write(known: Known, generation: string, counts: Known): Promise<void> {
    const checkpoint = checkpointOf(known.web, generation, counts, !this.#hasRoom(known));
    return writeKnown(this.db, changeOf(known.web), checkpoint);
  }

  /** False when the store changed meanwhile: a page was deleted, or everything was. */
  #commit(known: Known, tasks: TodoRow[], generation: string): Promise<boolean> {
    const { db } = this;
    return db.transaction('rw', [...knownTables(db), db.todo], async () => {
      const stored = await db.checkpoints.get('known');
      const seqs = tasks.map((task) => task.seq);
      const open = await db.todo.bulkGet(seqs);
      const unchanged = tasks.every((task, i) => open[i]?.task === task.task);
      if ((stored?.generation ?? '') !== known.generation || !unchanged) return false;
      await this.#write(known, generation, known);
      await db.todo.bulkDelete(seqs);
      return true;
    });
  }
}

function takeIn(
  known: Known,
  tasks: TodoRow[],
  records: (PageRecord | null)[],
  hasRoom: () => boolean,
): number {
  const started = performance.now();
  for (const [i, { seq, task }] of tasks.entries()) {
    const record = records[i];
    if (task === 'add' && !hasRoom()) return i;
    if (task === 'add' && record) addPage(known.web, seq, record);
    else if (task === 'add') known.damaged++;
    // A page that was taken in, but is not in the graph, was damaged.
    else if (known.web.graph.has(seq)) {
      known.web.remove(seq);
      known.removals++;
    } else known.damaged--;
    if (performance.now() - started > BATCH_TIME) return i + 1;
  }
  return tasks.length;
}
