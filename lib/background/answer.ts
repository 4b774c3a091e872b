/** Answers what the person asks, or corrects, about the site of a page. */
import type { CheckedLabel, Preview, Typed } from '../engine/answers.ts';
import type { Command, CommandReply } from '../messages.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Label, NewLabel, Refused } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import { say } from '../say.ts';
import type { Database } from '../store/database.ts';
import { addLabel, withdrawLabel } from '../store/labels.ts';
import { refusalWords } from './refusal-words.ts';

/** What the background needs of the companion; it does not care how it is done. */
export interface Helper {
  catchUp(): Promise<void>;
  verify(): Promise<{ agrees: boolean; pages: number; urls: number; damaged: number }>;
  look(page: string): Promise<{ id: number } | null>;
  explain(page: string, typed: string): Promise<Evidence | Refused | null>;
  scope(page: string): Promise<Scope | null>;
  check(typed: Typed): Promise<CheckedLabel>;
  preview(page: string, label: NewLabel): Promise<Preview | null>;
  history(page: string): Promise<Label[]>;
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
      | 'label-history';
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
      if (evidence === null) return notRecorded();
      if ('refused' in evidence) return { type: 'error', message: refusalWords(evidence) };
      return { type: 'evidence', evidence };
    }
    case 'scope': {
      const scope = await companion.scope(question.page);
      return scope === null ? notRecorded() : { type: 'scope', scope };
    }
    case 'preview-label':
    case 'label': {
      const { page, side, reach, typed } = question;
      const checked = await companion.check({ site: page, side, reach, typed, at: now });
      if ('refused' in checked) return { type: 'error', message: refusalWords(checked) };
      if (question.type === 'label') {
        return { type: 'labelled', id: await addLabel(db, checked.label) };
      }
      const moves = await companion.preview(page, checked.label);
      return moves === null ? notRecorded() : { type: 'moves', ...moves };
    }
    case 'withdraw-label':
      return { type: 'done', pages: (await withdrawLabel(db, question.id, now)) ? 1 : 0 };
    case 'label-history':
      return { type: 'labels', labels: await companion.history(question.page) };
  }
}

const notRecorded = (): CommandReply => ({ type: 'error', message: say('errorNotRecorded') });
