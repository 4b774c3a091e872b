import type { Concept } from '../lib/model/about.ts';
import { language, say } from '../lib/say.ts';

/** Topics below wider topics, with the words that mean them. */
export function ConceptTree({ concepts }: { concepts: Concept[] }) {
  return (
    <section class="about-part concepts small" aria-labelledby="about-concepts">
      <h2 id="about-concepts">{say('aboutConcepts')}</h2>
      <Branch concepts={concepts} />
    </section>
  );
}

/** Equation 1 of THESUS says how near the words are to each topic. */
function Branch({ concepts }: { concepts: Concept[] }) {
  const share = new Intl.NumberFormat(language(), { style: 'percent' });
  return (
    <ul>
      {concepts.map(({ name, weight, words, below }) => (
        <li key={name}>
          <bdi>{words.length > 0 ? <strong>{name}</strong> : name}</bdi>
          {words.length > 0 && (
            <span class="faint">
              {' '}
              <bdi>{words.join(', ')}</bdi>{' '}
              <small title={say('aboutConceptWeight')}>{share.format(weight)}</small>
            </span>
          )}
          {below.length > 0 && <Branch concepts={below} />}
        </li>
      ))}
    </ul>
  );
}
