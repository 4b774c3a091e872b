import { useEffect, useState } from 'preact/hooks';
import { SayingLinks } from '../../../components/saying-links.tsx';
import type { About, AboutAsked, SaidWord, SayingLink } from '../../../lib/model/about.ts';
import { say, sayError } from '../../../lib/say.ts';
import { keywordLinks } from '../../../lib/view/about-questions.ts';
import { keyOf } from './use-about.ts';

interface Props {
  asked: AboutAsked;
  /** The answer the word is of: a newer one asks for the links again. */
  about: About;
  said: SaidWord;
}

/** The links that gave a word, looked for when it is opened. */
export function Saying({ asked, about, said }: Props) {
  const [found, setFound] = useState<{ links: SayingLink[]; of: number } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let late = false;
    keywordLinks(asked, said.word).then(
      (answer) => {
        // While pages are being read again, the next answer brings the links.
        if (late || 'reading' in answer) return;
        setFound(answer);
        setFailed(null);
      },
      (error) => {
        if (!late) setFailed(sayError(error));
      },
    );
    return () => {
      late = true;
    };
  }, [keyOf(asked), about, said.word]);
  return (
    <SayingLinks
      detail={say('aboutWordCounts', said.links, said.sources, said.targets)}
      links={found?.links ?? null}
      of={found?.of ?? 0}
      failed={failed}
    />
  );
}
