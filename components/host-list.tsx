import { useRef } from 'preact/hooks';
import { say } from '../lib/say.ts';
import { useFocusKept } from './use-focus-kept.ts';

interface Props {
  title: string;
  empty: string;
  hosts: string[];
  onRemove(host: string): void;
  onAdd(host: string): void;
}

/** A list of host names that can be added to and taken from. */
export function HostList({ title, empty, hosts, onRemove, onAdd }: Props) {
  const root = useRef<HTMLElement>(null);
  useFocusKept(root, () => root.current?.querySelector('input'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const field = form.elements.namedItem('host') as HTMLInputElement;
    const host = hostFrom(field.value);
    field.setCustomValidity(host === null ? say('typeHost') : '');
    if (host === null) {
      field.reportValidity();
      return;
    }
    onAdd(host);
    form.reset();
  };
  return (
    <section class="card" ref={root} aria-label={title}>
      <h2>{title}</h2>
      {hosts.length === 0 && <p class="faint">{empty}</p>}
      <ul class="hosts">
        {hosts.map((host) => (
          <li key={host}>
            <span>{host}</span>
            <button
              type="button"
              aria-label={say('removeHost', host)}
              onClick={() => onRemove(host)}
            >
              {say('remove')}
            </button>
          </li>
        ))}
      </ul>
      <form class="row" onSubmit={submit}>
        <input
          type="text"
          name="host"
          aria-label={say('addTo', title)}
          placeholder="www.museum.example"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => event.currentTarget.setCustomValidity('')}
        />
        <button type="submit">{say('add')}</button>
      </form>
    </section>
  );
}

/**
 * The host name in what was typed: a bare name, `*.name`, or an address; null when there is none.
 */
export function hostFrom(typed: string): string | null {
  const text = typed.trim().replace(/^\*\./, '');
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (text === '' || !URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/\.$/, '');
  return /^([a-z0-9_-]+\.)*[a-z0-9_-]+$|^\[[0-9a-f:.]+\]$/.test(host) ? host : null;
}
