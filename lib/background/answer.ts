/** Answers what the person asks, or corrects, about the site of a page. */
import type { CheckedLabel, Preview, Typed } from '../engine/answers.ts';
import type { Command, CommandReply } from '../messages.ts';
import type { Evidence } from '../model/boundary.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { Label, NewLabel } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Verification } from '../model/task.ts';
import type { Database } from '../store/database.ts';
import { addLabel, withdrawLabel } from '../store/labels.ts';
import { addName, withdrawNames } from '../store/names.ts';

/** What the background needs of the companion; it does not care how it is done. */
export interface Helper {
  catchUp(): Promise<void>;
  verify(): Promise<Verification>;
  look(page: string): Promise<{ id: number } | null>;
  explain(page: string, typed: string): Promise<Evidence | { refused: string } | null>;
  scope(page: string): Promise<Scope | null>;
  check(typed: Typed): Promise<CheckedLabel>;
  preview(page: string, label: NewLabel): Promise<Preview | null>;
  history(page: string): Promise<Label[]>;
  map(page: string): Promise<SiteMap | null>;
  sites(): Promise<KnownSite[]>;
  sitesOf(pages: string[]): Promise<(number | null)[]>;
  /** Addresses of all pages of the page's site. */
  pagesOf(page: string): Promise<string[]>;
  names(page: string): Promise<GivenName[]>;
}

export type Question = Extract<
  Command,
  {
    type:
      | 'look'
      | 'explain'
      | 'scope'
      | 'preview-label'
      | 'label'
      | 'withdraw-label'
      | 'label-history'
      | 'map'
      | 'sites'
      | 'sites-of'
      | 'name-site'
      | 'withdraw-names'
      | 'name-history';
  }
>;

export async function answer(
  db: Database,
  question: Question,
  companion: Helper,
  now: number,
): Promise<CommandReply> {
  switch (question.type) {
    case 'look':
      return { type: 'site', site: (await companion.look(question.page))?.id ?? null };
    case 'explain': {
      const evidence = await companion.explain(question.page, question.typed);
      if (evidence === null) return NOT_RECORDED;
      if ('refused' in evidence) return { type: 'error', message: evidence.refused };
      return { type: 'evidence', evidence };
    }
    case 'scope': {
      const scope = await companion.scope(question.page);
      return scope === null ? NOT_RECORDED : { type: 'scope', scope };
    }
    case 'preview-label':
    case 'label': {
      const { page, side, reach, typed } = question;
      const checked = await companion.check({ site: page, side, reach, typed, at: now });
      if ('refused' in checked) return { type: 'error', message: checked.refused };
      if (question.type === 'label') {
        return { type: 'labelled', id: await addLabel(db, checked.label) };
      }
      const moves = await companion.preview(page, checked.label);
      return moves === null ? NOT_RECORDED : { type: 'moves', ...moves };
    }
    case 'withdraw-label':
      return { type: 'done', pages: (await withdrawLabel(db, question.id, now)) ? 1 : 0 };
    case 'label-history':
      return { type: 'labels', labels: await companion.history(question.page) };
    case 'map': {
      const map = await companion.map(question.page);
      return map === null ? NOT_RECORDED : { type: 'map', map };
    }
    case 'sites':
      return { type: 'sites', sites: await companion.sites() };
    case 'sites-of':
      return { type: 'sites-of', sites: await companion.sitesOf(question.pages) };
    case 'name-site':
      return { type: 'named', id: await addName(db, question.page, question.name, now) };
    case 'withdraw-names':
      return { type: 'done', pages: await withdrawNames(db, question.ids, now) };
    case 'name-history':
      return { type: 'names', names: await companion.names(question.page) };
  }
}

const NOT_RECORDED: CommandReply = {
  type: 'error',
  message: 'This page was not recorded, so Ambit does not know its site.',
};
