import type { SayingLink } from '../lib/model/about.ts';
import { say, sayCount } from '../lib/say.ts';
import { withoutScheme } from '../lib/url/anatomy.ts';

interface Props {
  /** What is known of the word as a whole. */
  detail: string;
  /** Null while they are looked for. */
  links: SayingLink[] | null;
  /** How many there are in all. */
  of: number;
  /** Asks for some more; null where there are none. */
  onMore: (() => void) | null;
  failed: string | null;
}

/** Links as they stand on their pages: what they say, where, and where they lead. */
export function SayingLinks({ detail, links, of, onMore, failed }: Props) {
  if (failed !== null) return <p role="alert">{say('aboutFailed', failed)}</p>;
  if (links === null) return <p class="faint">{say('aboutLinksReading')}</p>;
  return (
    <>
      <p class="faint">{detail}</p>
      <ul>
        {links.map(({ from, title, to, text, before, after }) => (
          <li key={`${from} ${to}`}>
            <q>
              <bdi>
                {before !== '' && `${before} `}
                <strong>{text || say('aboutNoText')}</strong>
                {after !== '' && ` ${after}`}
              </bdi>
            </q>
            <Address label={say('aboutOn')} name={title || from} href={from} />
            <Address label={say('aboutLeadsTo')} name={withoutScheme(to)} href={to} />
          </li>
        ))}
      </ul>
      {onMore !== null && (
        <button type="button" class="quiet" onClick={onMore}>
          {sayCount('aboutMoreLinks', of - links.length)}
        </button>
      )}
    </>
  );
}

function Address({ label, name, href }: { label: string; name: string; href: string }) {
  return (
    <span>
      <span class="faint">{label}</span>{' '}
      <a href={href} target="_blank" rel="noreferrer" title={href}>
        <bdi>{name}</bdi>
      </a>
    </span>
  );
}
