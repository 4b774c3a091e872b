/** Something that watches pages being opened and says which known addresses belong with one. */
import type { PageRecord } from '../../lib/model/page-record.ts';

export interface Method {
  open(record: PageRecord): void;
  /** For the site of an opened page: does an address belong to it? Only asked of known ones. */
  boundaryOf(page: string): (url: string) => boolean;
  /** How many known addresses two sites or more claim; where a method has no sites, nothing. */
  twice?(): number;
}

/** A fresh method for every trace; its name is the one of `--method`. */
export type Methods = Record<string, () => Method>;
