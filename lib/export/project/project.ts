/**
 * A project: everything needed to find the same boundary again, and what it was when it was saved.
 * As a file it is lines of JSON, so that it can be written and read piece by piece: a head, then
 * entries in any number, then an end with their count and the SHA-256 of all lines before it.
 */
import type { Evidence, Membership } from '../../model/boundary.ts';
import type { Label } from '../../model/label.ts';
import type { PageRecord } from '../../model/page-record.ts';
import type { Scope } from '../../model/scope.ts';

/** Rises when an older reader could no longer read what is written. */
export const PROJECT_VERSION = 2;

export interface ProjectHead {
  /** The site's name; empty when the project is about all that is known. */
  name: string;
  madeAt: number;
  /** Version of the algorithm that found the boundary. */
  algorithm: number;
  /** What else a reader of the results must know; see parameters.ts. */
  parameters: Record<string, string | number | boolean>;
}

/** A content of an address, and every opening that brought it. */
export interface ProjectPage {
  visits: ProjectVisit[];
  record: PageRecord;
}

export interface ProjectVisit {
  visit: string;
  revision: number;
  at: number;
}

/** When something was said and when taken back. The first is 0 in version 1, which did not tell. */
interface Dated {
  at: number;
  withdrawnAt: number | null;
}

/** What a person said of whole sites; see lib/model/ruling.ts. */
export type ProjectRuling = Dated &
  (
    | { kind: 'together'; one: string; other: string }
    | { kind: 'apart'; one: string; place: string }
  );

/** What a person calls the site of an opened page. */
export interface ProjectName extends Dated {
  page: string;
  name: string;
}

/** A person's own tree of topics. */
export interface ProjectTopics {
  name: string;
  text: string;
  inUse: boolean;
}

/** Pages come in the order they were first stored: it decides which sites they make. */
export type ProjectEntry =
  | { scope: Scope }
  | { label: Label }
  | { ruling: ProjectRuling }
  | { name: ProjectName }
  | { topics: ProjectTopics }
  | { address: Membership }
  | { evidence: Evidence }
  | { page: ProjectPage };

export type ProjectRefusal =
  | 'large'
  | 'empty'
  | 'foreign'
  | 'newer'
  | 'checksum'
  | 'end'
  /** A line cannot be read. */
  | 'line';

/** Why a file was not read: as a code, by which words are chosen, and in an English sentence. */
export class ProjectRefused extends Error {
  override name = 'ProjectRefused';

  constructor(
    readonly why: ProjectRefusal,
    /** Which line, counted from one; zero where it is about none. */
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
