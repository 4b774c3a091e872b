import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Membership, verdictOf } from '../lib/model/boundary.ts';
import { say, sayCount } from '../lib/say.ts';

interface Props {
  title: string;
  members: Membership[];
  onClose(): void;
}

/** More are never listed: a picture of a site is no place to read ten thousand lines. */
const MOST_LISTED = 200;
const SIDES = { in: 'mapSideIn', out: 'mapSideOut', unsure: 'mapSideUnsure' } as const;

/** The addresses behind a node of the map, with their sides. */
export function MapAddresses({ title, members, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [title]);
  const left = members.length - MOST_LISTED;
  return (
    <section class="map-addresses" aria-label={title}>
      <div class="ends">
        <h3 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h3>
        <button type="button" onClick={onClose}>
          {say('mapClose')}
        </button>
      </div>
      <ul class="small">
        {members.slice(0, MOST_LISTED).map((member) => (
          <li key={member.url}>
            <span class="side-tag" data-verdict={verdictOf(member)}>
              {say(SIDES[verdictOf(member)])}
            </span>{' '}
            <code>{member.url}</code>
          </li>
        ))}
      </ul>
      {left > 0 && <p class="faint small">{sayCount('mapAddressesLeft', left)}</p>}
    </section>
  );
}
