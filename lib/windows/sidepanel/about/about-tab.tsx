import { useState } from 'preact/hooks';
import { DirectoryChoice } from '../../../../components/directory-choice.tsx';
import { SideSwitch } from '../../../../components/side-switch.tsx';
import { useWatched } from '../../../../components/use-watched.ts';
import type { AboutSide, AboutWhat, NearSite } from '../../../model/about.ts';
import type { OwnOntology } from '../../../model/ontology.ts';
import { type Plain, say } from '../../../say.ts';
import { ownOntologies } from '../../../store/ontologies.ts';
import { watch } from '../../../store/watch.ts';
import type { TabProps } from '../tabs.ts';
import { Groups } from './groups.tsx';
import { OwnTopics } from './own-topics.tsx';
import { ReadingNote } from './reading-note.tsx';
import { Told } from './told.tsx';
import { useAbout } from './use-about.ts';

const CHOICES: [what: AboutWhat, name: Plain][] = [
  ['site', 'aboutWhatSite'],
  ['directory', 'aboutWhatDirectory'],
  ['page', 'aboutWhatPage'],
  ['outgoing', 'aboutWhatOutgoing'],
];
type TopicsTree = Omit<OwnOntology, 'text'>;

/** Whose links these are is part of the question. */
const ONE_SIDED: AboutWhat[] = ['outgoing', 'between', 'said-by'];

/** What links say of the site, and it of others; every word with the links it came from. */
export function AboutTab({ db, page, site }: TabProps) {
  const [what, setWhat] = useState<AboutWhat>('site');
  const [side, setSide] = useState<AboutSide>('outside');
  const [other, setOther] = useState<NearSite | null>(null);
  const [directory, setDirectory] = useState('');
  const [language, setLanguage] = useState('');
  const topics = useWatched<TopicsTree[]>(
    (tell, fail) => watch(() => ownOntologies(db), tell, fail),
    [],
  ).value;
  const inUse = topics?.find((tree) => tree.inUse)?.id;
  const asked = { page, what, side, other: other?.page ?? '', directory, language };
  const state = useAbout(asked, [site, inUse]);
  const choose = (next: AboutWhat, near: NearSite | null = null) => {
    setWhat(next);
    setOther(near);
  };
  return (
    <>
      <div class="about-head">
        <label>
          {say('aboutWhat')}
          <select
            value={what}
            onChange={(event) => choose(event.currentTarget.value as AboutWhat, other)}
          >
            {CHOICES.map(([one, name]) => (
              <option key={one} value={one}>
                {say(name)}
              </option>
            ))}
            {other !== null && (
              <>
                <option value="between">{say('aboutWhatBetween', other.name)}</option>
                <option value="said-by">{say('aboutWhatSaidBy', other.name)}</option>
              </>
            )}
          </select>
        </label>
        {what === 'directory' && (
          <DirectoryChoice
            chosen={directory}
            directories={state.told?.about.directories ?? []}
            onChoose={setDirectory}
          />
        )}
        {!ONE_SIDED.includes(what) && (
          <SideSwitch side={side} counts={state.told?.about ?? null} onChoose={setSide} />
        )}
      </div>
      <ReadingNote state={state} />
      {state.told !== null && (
        <Told
          {...state.told}
          other={other?.name ?? ''}
          onLanguage={setLanguage}
          onBetween={choose}
        />
      )}
      {state.told !== null && what === 'site' && (
        <Groups page={page} changed={[site.id, site.generation, site.labelled, inUse].join(' ')} />
      )}
      <OwnTopics topics={topics ?? []} />
    </>
  );
}
