import type { Concept } from '../lib/model/about.ts';
import { say } from '../lib/say.ts';

/** Topics below wider topics, with the words that mean them. */
export function ConceptTree({ concepts }: { concepts: Concept[] }) {
  return (
    <section class="about-part concepts small" aria-labelledby="about-concepts">
      <h2 id="about-concepts">{say('aboutConcepts')}</h2>
      <Branch concepts={concepts} />
    </section>
  );
}

function Branch({ concepts }: { concepts: Concept[] }) {
  return (
    <ul>
      {concepts.map(({ name, words, below }) => (
        <li key={name}>
          <bdi>{words.length > 0 ? <strong>{name}</strong> : name}</bdi>
          {words.length > 0 && (
            <span class="faint">
              {' '}
              <bdi>{words.join(', ')}</bdi>
            </span>
          )}
          {below.length > 0 && <Branch concepts={below} />}
        </li>
      ))}
    </ul>
  );
}
