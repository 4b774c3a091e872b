import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';

interface Props {
  name: string;
  /** The person named it so. */
  named: boolean;
  longest: number;
  busy: boolean;
  onRename(name: string): void;
  /** Back to the name Ambit found. */
  onUnname(): void;
}

/** A site's name as the heading of its page, and the way to give it another. */
export function SiteTitle({ name, named, longest, busy, onRename, onUnname }: Props) {
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // At once, so that no key typed meanwhile is lost.
  useLayoutEffect(() => {
    if (editing) field.current?.select();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current!.value.trim();
    if (typed !== '' && typed !== name) onRename(typed);
    setEditing(false);
  };
  if (!editing) {
    return (
      <div class="site-title">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <div class="row">
          <button type="button" ref={button} disabled={busy} onClick={() => setEditing(true)}>
            {say('atlasRename')}
          </button>
          {named && (
            <button type="button" disabled={busy} onClick={onUnname}>
              {say('atlasUnname')}
            </button>
          )}
        </div>
      </div>
    );
  }
  return (
    <form
      class="site-title"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && setEditing(false)}
    >
      <h1 class="unseen">{name}</h1>
      <input
        type="text"
        ref={field}
        aria-label={say('atlasNewName')}
        defaultValue={name}
        maxLength={longest}
        dir="auto"
        autocomplete="off"
      />
      <div class="row">
        <button type="submit" class="main">
          {say('atlasSaveName')}
        </button>
        <button type="button" onClick={() => setEditing(false)}>
          {say('atlasCancel')}
        </button>
      </div>
    </form>
  );
}
