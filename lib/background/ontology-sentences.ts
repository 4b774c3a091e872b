/** What is wrong with a file of topics, as sentences that say what to do. */
import type { OntologyProblem } from '../model/ontology.ts';
import { type Plain, say } from '../say.ts';

export const ontologySentence = ({
  refused,
  what,
}: {
  refused: OntologyProblem;
  what: string;
}): string => say(ONTOLOGY[refused], what);

const ONTOLOGY: Record<OntologyProblem, Plain> = {
  empty: 'aboutTopicsEmpty',
  foreign: 'aboutTopicsForeign',
  nameless: 'aboutTopicsUnnamed',
  quote: 'aboutTopicsQuote',
  'no-concepts': 'aboutTopicsNoConcepts',
  'too-many': 'aboutTopicsTooMany',
  'too-deep': 'aboutTopicsTooDeep',
};
