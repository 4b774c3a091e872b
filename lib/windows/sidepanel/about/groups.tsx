import { GroupList } from '../../../../components/group-list.tsx';
import { useAsked } from '../../../../components/use-asked.ts';
import type { GroupedBy } from '../../../model/groups.ts';
import { type Plain, say } from '../../../say.ts';
import { askGroups, whenRead } from '../../../view/about-questions.ts';
import { FindMeaning } from './find-meaning.tsx';

const NAMES: Record<GroupedBy, Plain> = { words: 'aboutGroupWords', topics: 'aboutGroupTopics' };
/** Milliseconds between two questions while pages pour in: comparing all sites takes its time. */
const PAUSE = 2000;

/** Sites that belong together with the page's; and a question in words to all pages. */
export function Groups({ page, changed }: { page: string; changed: string }) {
  const asked = useAsked(() => whenRead(() => askGroups(page)), changed, PAUSE);
  const { value, error } = asked;
  return (
    <>
      <section class="about-part groups small" aria-labelledby="about-groups">
        <h2 id="about-groups">{say('aboutGroups')}</h2>
        {error !== null && (
          <p role="alert" class="note failed">
            {error}
          </p>
        )}
        {value === undefined && error === null && <p class="faint" aria-busy="true" />}
        {value !== undefined && value.groups.length === 0 && <p>{say('aboutGroupsNone')}</p>}
        {value !== undefined && value.groups.length > 0 && (
          <GroupList
            label={say('aboutGroups')}
            groups={value.groups.map((group) => ({ ...group, title: say(NAMES[group.by]) }))}
          />
        )}
        {value !== undefined && value.looked.at < value.looked.of && (
          <p class="faint">{say('aboutGroupsLooked', value.looked.at, value.looked.of)}</p>
        )}
      </section>
      <FindMeaning />
    </>
  );
}
