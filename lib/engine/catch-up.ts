/**
 * Takes stored pages into the known web, batch by batch, each ending in a checkpoint that
 * is written in the same transaction as the to-do marks are cleared. Killed anywhere, it goes on
 * from the last checkpoint. Memory is a cache of the store: when the store has moved on without
 * it (another generation), memory is dropped and read again.
 */
import { KNOWN_BOUNDS } from '../boundary/known/known-bounds.ts';
import type { KnownBounds } from '../model/known-bounds.ts';
import type { Ruling } from '../model/ruling.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import { Turns } from '../pace/turns.ts';
import type { Database } from '../store/database.ts';
import { deriveAnew, knownTables, loadKnown, writeKnown } from '../store/known.ts';
import { unpackPage } from '../store/packed-page.ts';
import { activeRulings } from '../store/rulings.ts';
import { arriving, leaving, type TodoRow, takeInAgain } from '../store/todo.ts';
import { changeOf, checkpointOf, restoreKnown } from './known-rows.ts';
import { type Derived, due, nothingYet, raise, takeIn, takeLastBack, voidFrom } from './take-in.ts';

const PAGES_PER_BATCH = 32;
/** Milliseconds after which a batch is closed. */
const BATCH_TIME = 30;

export interface Known extends Derived {
  /** Of the checkpoint this memory equals; empty when nothing was ever written. */
  generation: string;
}

export class CatchUp {
  readonly turns = new Turns();
  /** Counts takings back, and readings anew: what was seen before may name what is gone. */
  takenBack = 0;
  #known: Known | null = null;
  #loading: Promise<Known> | null = null;
  /** What a batch under way works on: ahead of the store, but whole between two turns. */
  #inHand: Known | null = null;
  readonly #bounds: KnownBounds;

  constructor(
    private readonly db: Database,
    private readonly newGeneration: () => string,
    bounds: Partial<KnownBounds> = {},
  ) {
    this.#bounds = { ...KNOWN_BOUNDS, ...bounds };
  }

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

  /** Of the checkpoint that this web equals; while it is ahead of the store there is none. */
  generationOf(web: Known['web']): string {
    return this.#known?.web === web ? this.#known.generation : 'under way';
  }

  /** One batch. Returns how many tasks it settled; 0 when none was waiting. */
  async step(): Promise<number> {
    const known = await this.known();
    const rulings = await activeRulings(this.db);
    const gone = await leaving(this.db).primaryKeys();
    const from = voidFrom(known, gone, rulings);
    if (from !== null && isMostOf(known, from)) return this.#deriveAnew();
    if (from !== null) return this.#work(known, () => this.#takeBack(known, from));
    if (gone.length > 0) return this.#work(known, () => this.#letGo(known, gone));
    const tasks = await arriving(this.db, PAGES_PER_BATCH);
    if (tasks.length > 0) return this.#work(known, () => this.#takeIn(known, tasks, rulings));
    const said = due(known, rulings);
    return said.length === 0 ? 0 : this.#work(known, () => this.#obey(known, said));
  }

  /**
   * Changes sites at the person's word: `change` in memory and `record` in the store, both or
   * neither. To be called by whoever may write derived state.
   */
  async say<T>(
    change: (known: Known) => T,
    record: (changed: T) => PromiseLike<unknown>,
  ): Promise<T> {
    const known = await this.known();
    this.#known = null;
    const changed = await this.turns.take(() => change(known));
    const generation = this.newGeneration();
    const { db } = this;
    await db.transaction('rw', [...knownTables(db), db.rulings], async () => {
      if (!(await this.#isOf(known)))
        throw new Error('What is stored has changed meanwhile. Try again.');
      await record(changed);
      await this.#write(known, generation);
    });
    known.web.settle();
    this.#known = { ...known, generation };
    return changed;
  }

  async #load(): Promise<Known> {
    this.takenBack++;
    const rulings = await activeRulings(this.db);
    const state = await loadKnown(this.db);
    if (state !== null) {
      const derived = await restoreKnown(state, rulings, this.#bounds, breathing(SLICE.worker));
      if (derived) return { ...derived, generation: state.checkpoint.generation };
      await deriveAnew(this.db);
    }
    return { ...nothingYet(rulings, this.#bounds), generation: '' };
  }

  /** Memory is ahead of the store while `work` is under way: unless it is written it is dropped. */
  async #work(known: Known, work: () => Promise<Written | null>): Promise<number> {
    this.#known = null;
    this.#inHand = known;
    try {
      const written = await work();
      if (written !== null) {
        known.web.settle();
        this.#known = { ...known, generation: written.generation };
        return written.settled;
      }
    } finally {
      this.#inHand = null;
    }
    return this.step();
  }

  /** As many as there is time for: somebody may be waiting to ask. */
  async #takeIn(
    known: Known,
    tasks: TodoRow[],
    rulings: readonly Ruling[],
  ): Promise<Written | null> {
    const rows = await this.db.pages.bulkGet(tasks.map((task) => task.seq));
    const records = await Promise.all(rows.map((row) => (row ? unpackPage(row) : null)));
    const waits: TodoRow[] = [];
    let settled = 0;
    await this.turns.take(() => {
      const started = performance.now();
      while (settled < tasks.length && performance.now() - started <= BATCH_TIME) {
        const { seq } = tasks[settled];
        const became = takeIn(known, seq, records[settled], rulings);
        if (became === 'waits') waits.push({ seq, task: 'wait' });
        settled++;
      }
    });
    const done = tasks.slice(0, settled).map(({ seq }) => seq);
    return this.#commit(known, settled, async () => {
      const open = await this.db.todo.bulkGet(done);
      if (!open.every((row) => row?.task === 'add')) return false; // deleted meanwhile
      await this.db.todo.bulkDelete(done);
      await this.db.todo.bulkPut(waits);
      return true;
    });
  }

  /**
   * Takes back what no longer holds, from the last page down to `from`, as much as there is time
   * for: what is left of it comes in again.
   */
  async #takeBack(known: Known, from: number): Promise<Written | null> {
    const { db } = this;
    const { graph } = known.web;
    this.takenBack++;
    const before = Math.max(graph.last, ...known.damaged);
    await this.turns.take(() => {
      const started = performance.now();
      do takeLastBack(known);
      while (graph.last >= from && graph.last > 0 && performance.now() - started <= BATCH_TIME);
    });
    return this.#commit(known, 1, async () => {
      db.room.make(); // fewer rows, in the place of those that name what was forgotten
      await Promise.all([db.sites.clear(), db.boundaries.clear()]);
      await takeInAgain(db, graph.last, before);
      return true;
    });
  }

  /**
   * Where most would be taken back, all is: what comes in again is the same, and it is soon gone.
   */
  async #deriveAnew(): Promise<number> {
    this.#known = null;
    this.takenBack++;
    await deriveAnew(this.db);
    return 1;
  }

  /** Pages that were left out as damaged leave nothing behind. */
  #letGo(known: Known, gone: number[]): Promise<Written | null> {
    for (const seq of gone) known.damaged.delete(seq);
    return this.#commit(known, gone.length, async () => {
      this.db.room.make();
      await this.db.todo.bulkDelete(gone);
      return true;
    });
  }

  /** Raises walls that no page came after. */
  #obey(known: Known, said: Parameters<typeof raise>[1][]): Promise<Written | null> {
    return this.turns
      .take(() => {
        for (const ruling of said) raise(known, ruling);
      })
      .then(() => this.#commit(known, said.length, async () => true));
  }

  /** Null when the store changed meanwhile: a page was deleted, or everything was. */
  async #commit(
    known: Known,
    settled: number,
    settle: () => Promise<boolean>,
  ): Promise<Written | null> {
    const generation = this.newGeneration();
    const { db } = this;
    const isWritten = await db.transaction(
      'rw',
      [...knownTables(db), db.todo, db.pages],
      async () => {
        if (!(await this.#isOf(known)) || !(await settle())) return false;
        await this.#write(known, generation);
        return true;
      },
    );
    return isWritten ? { settled, generation } : null;
  }

  /** Is what is stored what this memory was read from, or written to? */
  async #isOf(known: Known): Promise<boolean> {
    const stored = await this.db.checkpoints.get('known');
    return (stored?.generation ?? '') === known.generation;
  }

  #write(known: Known, generation: string): Promise<void> {
    return writeKnown(this.db, changeOf(known.web), checkpointOf(known, generation));
  }
}

/** Are more pages to be taken back than stay? */
const isMostOf = ({ web: { graph } }: Known, from: number): boolean =>
  2 * graph.pages.filter((seq) => seq >= from).length > graph.pageCount;

interface Written {
  settled: number;
  generation: string;
}
