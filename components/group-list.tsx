import type { MeaningGroup } from '../lib/model/groups.ts';
import { sayCount } from '../lib/say.ts';

interface Props {
  label: string;
  /** Each with what it is called for; empty for its label alone. */
  groups: (MeaningGroup & { title: string })[];
}

/** Groups with what most of each share, and their sites or pages, each of which opens. */
export function GroupList({ label, groups }: Props) {
  return (
    <ul aria-label={label}>
      {groups.map(({ title, label: shared, members, of }) => (
        <li key={`${title} ${shared.join(' ')} ${members[0]?.page}`}>
          <h3>
            {title !== '' && `${title}: `}
            <bdi>{shared.join(', ')}</bdi>
          </h3>
          <ul class="near">
            {members.map(({ name, page, words }) => (
              <li key={page}>
                <a href={page} target="_blank" rel="noreferrer" title={page}>
                  <bdi>{name}</bdi>
                </a>
                <span class="faint">
                  <bdi>{words.join(', ')}</bdi>
                </span>
              </li>
            ))}
            {of > members.length && (
              <li class="faint">{sayCount('aboutGroupMore', of - members.length)}</li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
