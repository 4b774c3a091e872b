import { useEffect, useRef, useState } from 'preact/hooks';
import { SayingLinks } from '../../../../components/saying-links.tsx';
import type { About, AboutAsked, FoundLinks, SaidWord, SayingLink } from '../../../model/about.ts';
import { say, sayError } from '../../../say.ts';
import { keywordLinks } from '../../../view/about-questions.ts';
import { askingKey } from './use-about.ts';

interface Props {
  asked: AboutAsked;
  /** The answer the word is of: a newer one asks for the links again. */
  about: About;
  said: SaidWord;
}

/** The links that gave a word, looked for when it is opened; some, then more with every press. */
export function Saying({ asked, about, said }: Props) {
  const [found, setFound] = useState<FoundLinks | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const turn = useRef(0);
  const look = async (from: number, before: SayingLink[]) => {
    const own = ++turn.current;
    try {
      const answer = await keywordLinks(asked, said.word, from);
      // While pages are being read again, the next answer brings the links.
      if (own !== turn.current || 'reading' in answer) return;
      setFound({ ...answer, links: [...before, ...answer.links] });
      setFailed(null);
    } catch (error) {
      if (own === turn.current) setFailed(sayError(error));
    }
  };
  useEffect(() => {
    void look(0, []);
    return () => {
      turn.current++;
    };
  }, [askingKey(asked), about, said.word]);
  const next = found?.next ?? null;
  return (
    <SayingLinks
      detail={say('aboutWordCounts', said.links, said.sources, said.targets)}
      links={found?.links ?? null}
      of={found?.of ?? 0}
      onMore={next === null ? null : () => void look(next, found!.links)}
      failed={failed}
    />
  );
}
