/** Answers what the person asks about what links say, and keeps their trees of topics. */
import type { Command, CommandReply } from '../messages.ts';
import { say } from '../say.ts';
import type { Database } from '../store/database.ts';
import { addOntology, removeOntology, useOntology } from '../store/ontologies.ts';
import type { Helper } from './answer.ts';
import { ontologyWords, problemWords } from './meaning-words.ts';
import { atOnce, type Turn } from './turn.ts';

export type MeaningQuestion = Extract<
  Command,
  {
    type:
      | 'about'
      | 'stop-reading'
      | 'keyword-links'
      | 'groups'
      | 'find-meaning'
      | 'site-words'
      | 'run-command'
      | 'complete-command'
      | 'add-ontology'
      | 'use-ontology'
      | 'remove-ontology';
  }
>;

/** Null when the page was not recorded. */
export async function answerMeaning(
  db: Database,
  question: MeaningQuestion,
  companion: Helper,
  now: number,
  turn: Turn = atOnce,
): Promise<CommandReply | null> {
  switch (question.type) {
    case 'about': {
      const { type, ...asked } = question;
      const answer = await companion.about(asked);
      return answer && { type, answer };
    }
    case 'stop-reading':
      await companion.stopReading();
      return { type: 'done', pages: 0 };
    case 'keyword-links': {
      const { type, word, from, ...asked } = question;
      const answer = await companion.keywordLinks(asked, word, from);
      return answer && { type, answer };
    }
    case 'groups': {
      const answer = await companion.groups(question.page);
      return answer && { type: 'groups', answer };
    }
    case 'find-meaning':
      return { type: 'meaning', answer: await companion.findMeaning(question.text) };
    case 'site-words':
      return { type: 'site-words', words: await companion.siteWords(question.pages) };
    case 'run-command': {
      const answer = await companion.runCommand(question.text);
      if (!('wrong' in answer)) return { type: 'console', answer };
      const { at } = answer.wrong;
      return { type: 'console', answer: { wrong: problemWords(answer.wrong), at } };
    }
    case 'complete-command': {
      const { text, cursor } = question;
      return { type: 'completion', completion: await companion.completeCommand(text, cursor) };
    }
    case 'add-ontology': {
      const { text } = question;
      const checked = await companion.checkOntology(text);
      if ('refused' in checked) return { type: 'error', message: ontologyWords(checked) };
      const name = question.name.trim() || say('aboutTopicsNameless');
      const { topics } = checked;
      const id = await turn(() => addOntology(db, { name, text, topics, at: now }));
      return { type: 'ontology', id, topics };
    }
    case 'use-ontology':
      await turn(() => useOntology(db, question.id));
      return { type: 'done', pages: 0 };
    case 'remove-ontology':
      await turn(() => removeOntology(db, question.id));
      return { type: 'done', pages: 0 };
  }
}
