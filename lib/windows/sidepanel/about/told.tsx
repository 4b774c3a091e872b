import { useRef, useState } from 'preact/hooks';
import { ConceptTree } from '../../../../components/concept-tree.tsx';
import { LanguageChoice } from '../../../../components/language-choice.tsx';
import { NearSites } from '../../../../components/near-sites.tsx';
import { SaidWords } from '../../../../components/said-words.tsx';
import type { About, AboutAsked, NearSite } from '../../../model/about.ts';
import { say, sayCount } from '../../../say.ts';
import { describedAs, languageChoices, littleSaid } from '../../../view/about-sentences.ts';
import { stableOrder } from '../../../view/stable-order.ts';
import { Saying } from './saying.tsx';
import { askingKey } from './use-about.ts';

interface Props {
  asked: AboutAsked;
  about: About;
  /** The other site's name, where one was asked about. */
  other: string;
  onLanguage(code: string): void;
  /** Asks what this site says of another, or another of this. */
  onBetween(what: 'between' | 'said-by', site: NearSite): void;
}

/**
 * An answer: the sentence, the words, their languages and topics, and the sites beside this one.
 */
export function Told({ asked, about, other, onLanguage, onBetween }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const words = useSteadyWords(asked, about);
  const toggle = (word: string) => {
    const next = new Set(open);
    if (!next.delete(word)) next.add(word);
    setOpen(next);
  };
  const sentence = describedAs(asked, about, other);
  const little = littleSaid(asked, about);
  return (
    <>
      <section class="about-part" aria-label={say('aboutWords')}>
        <p role="status">{sentence}</p>
        {little !== null && <p class="note plain small">{little}</p>}
        <SaidWords
          label={say('aboutWords')}
          words={words.map(({ word, weight, links }) => ({
            word,
            weight,
            count: sayCount('aboutLinks', links),
          }))}
          open={open}
          onToggle={toggle}
          linksOf={(word) => (
            <Saying asked={asked} about={about} said={words.find((one) => one.word === word)!} />
          )}
        />
        {about.full && <p class="note small">{say('aboutFull')}</p>}
        <LanguageChoice
          chosen={about.language}
          languages={languageChoices(about)}
          onChoose={onLanguage}
        />
      </section>
      {about.concepts.length > 0 && <ConceptTree concepts={about.concepts} />}
      {about.near.length > 0 && (
        <NearSites
          id="about-near"
          title={say(asked.what === 'outgoing' ? 'aboutSpokenOf' : 'aboutNear')}
          sites={about.near}
          ask={
            asked.what === 'outgoing'
              ? {
                  label: ({ name }) => say('aboutWhatItSays', name),
                  onAsk: (site) => onBetween('between', site),
                }
              : null
          }
        />
      )}
      {about.speaking.length > 0 && (
        <NearSites
          id="about-speaking"
          title={say('aboutSpeaking')}
          sites={about.speaking}
          ask={{
            label: ({ name }) => say('aboutWhatThatSays', name),
            onAsk: (site) => onBetween('said-by', site),
          }}
        />
      )}
    </>
  );
}

/** The words of an answer, where they stood in the answer before to the same question. */
function useSteadyWords(asked: AboutAsked, { words }: About) {
  const before = useRef({ key: '', order: [] as string[] });
  const key = askingKey({ ...asked, page: asked.what === 'site' ? '' : asked.page });
  const names = words.map(({ word }) => word);
  const order = before.current.key === key ? stableOrder(before.current.order, names) : names;
  before.current = { key, order };
  return order.map((name) => words.find(({ word }) => word === name)!);
}
