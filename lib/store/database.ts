/**
 * The one door to IndexedDB, and the schema. Pages and visits are what was seen; everything below
 * the line is derived from them by the companion and may be dropped and rebuilt at any time.
 * A schema version only ever adds tables and indexes: rewriting rows inside an upgrade takes
 * half a minute per 60,000 rows, so it is left to later, resumable work.
 */
import Dexie, { type EntityTable, type PromiseExtended, type Table } from 'dexie';
import type { Label } from '../model/label.ts';
import type { OwnOntology } from '../model/ontology.ts';
import { rootCause } from '../model/root-cause.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Settings } from '../model/settings.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Task } from '../model/task.ts';
import { agreedOnly } from './agreed-only.ts';
import type { BoundaryRow } from './boundary-rows.ts';
import type { ForgottenRow } from './forgotten.ts';
import type {
  CheckpointRow,
  HostRow,
  LinkChunkRow,
  PlacedChunkRow,
  PrefixRow,
  UrlChunkRow,
} from './known.ts';
import { markOldPages } from './old-sources.ts';
import { oneWriter } from './one-writer.ts';
import { PageQueue } from './page-queue.ts';
import type { PageRow, VisitRow } from './pages.ts';
import { Room } from './room.ts';
import { DATABASE, SCHEMA_VERSION } from './schema-version.ts';
import type { SiteRow } from './sites.ts';
import type { SourceRow } from './sources.ts';
import type { PieceRow } from './staging.ts';
import type { TodoRow } from './todo.ts';

/** Known by its name to whoever finds words for it. */
class NewerStore extends Error {
  override name = 'NewerStore';
}

export class Database extends Dexie {
  declare pages: EntityTable<PageRow, 'seq'>;
  declare visits: EntityTable<VisitRow, 'visit'>;
  declare sources: EntityTable<SourceRow, 'seq'>;
  declare staging: Table<PieceRow, [string, number, number]>;
  declare todo: EntityTable<TodoRow, 'seq'>;
  declare forgotten: EntityTable<ForgottenRow, 'visit'>;
  declare labels: EntityTable<Label, 'id'>;
  declare rulings: EntityTable<Ruling, 'id'>;
  declare names: EntityTable<GivenName, 'id'>;
  declare settings: Table<Settings, 'settings'>;
  declare ontologies: EntityTable<OwnOntology, 'id'>;
  declare tasks: EntityTable<Task, 'id'>;

  declare checkpoints: EntityTable<CheckpointRow, 'of'>;
  declare knownUrls: EntityTable<UrlChunkRow, 'chunk'>;
  declare knownLinks: EntityTable<LinkChunkRow, 'chunk'>;
  declare placed: EntityTable<PlacedChunkRow, 'chunk'>;
  declare hosts: EntityTable<HostRow, 'host'>;
  declare prefixes: Table<PrefixRow, [string, string]>;
  declare sites: EntityTable<SiteRow, 'id'>;
  declare boundaries: Table<BoundaryRow, [number, number]>;

  readonly room = new Room();
  readonly arrivals = new PageQueue(this);

  /**
   * Strict: a page is acknowledged once it is on the disk, not once the system has heard of it.
   * The companion's own connection is relaxed, since all it writes can be computed again.
   */
  constructor(name = DATABASE, durability: 'strict' | 'relaxed' = 'strict') {
    super(name, { chromeTransactionDurability: durability, indexedDB: KNOWN_VERSIONS });
    this.version(1).stores({
      pages: '++seq, identity, url, host',
      visits: 'visit, seq, at',
      staging: '[visit+revision+index], at',
      todo: 'seq',
      labels: '++id, site',
      settings: '',
      checkpoints: 'of',
      knownUrls: 'chunk',
      knownLinks: 'chunk',
      hosts: 'host',
      prefixes: '[host+path]',
    });
    this.version(2).stores({ sites: 'id', boundaries: '[site+chunk]' });
    this.version(3).stores({
      rulings: '++id',
      names: '++id, page',
      tasks: '++id',
      ontologies: '++id',
    });
    this.version(4).stores({
      forgotten: 'visit, day',
      todo: 'seq, task',
      placed: 'chunk',
    });
    this.version(SCHEMA_VERSION).stores({ sources: 'seq' }).upgrade(markOldPages);
    this.use(this.room.keeper);
    this.use(oneWriter);
    this.use(agreedOnly);
    const begin = this.transaction.bind(this) as Begin;
    Object.assign(this, { transaction: lookingFirst(this.room, begin) });
  }

  /**
   * An old connection that does not let go, or another request that waits for one, would have
   * everybody wait for ever. Whoever asked meanwhile is told, and opening begins anew. A database
   * that the browser could not open it may have thrown away by then: the next who asks has it
   * opened again.
   */
  override open(): PromiseExtended<Dexie> {
    const opening = super.open();
    const timer = setTimeout(() => {
      this.close({ disableAutoOpen: true });
      void this.open().catch(() => {}); // the next who asks hears of it
    }, PATIENCE);
    const settled = () => clearTimeout(timer);
    opening.then(settled, (error) => {
      settled();
      if ((rootCause(error) as Error).name === 'UnknownError')
        this.close({ disableAutoOpen: false });
    });
    return opening;
  }
}

type Begin = (mode: string, ...asked: unknown[]) => PromiseExtended;

/** Whoever may write looks first whether there is room; within a transaction that was done. */
const lookingFirst =
  (room: Room, begin: Begin): Begin =>
  (mode, ...asked) =>
    Dexie.currentTransaction !== null || /^r(?:eadonly)?[?!]?$/.test(mode)
      ? begin(mode, ...asked)
      : Dexie.Promise.resolve(room.look()).then(() => begin(mode, ...asked));

/**
 * Dexie opens a database that is newer than its code by asking for whatever version there is, and
 * adds to it what it misses. Writing to it unknowingly could spoil it, so that question is refused.
 */
const KNOWN_VERSIONS = {
  open(name: string, version?: number): IDBOpenDBRequest {
    if (version !== undefined) return indexedDB.open(name, version);
    throw new NewerStore('The database was written by a newer version of Ambit.');
  },
  deleteDatabase: (name: string) => indexedDB.deleteDatabase(name),
  databases: () => indexedDB.databases(),
};

/** For connections of an older version to close, in milliseconds. */
const PATIENCE = 6000;

/** For a database that cannot be opened any more. */
export const deleteDatabase = (): Promise<void> => Dexie.delete(DATABASE);
