import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';
import { drawnAtOnce } from './at-once.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface Props {
  name: string;
  /** The person named it so. */
  named: boolean;
  longest: number;
  busy: boolean;
  /** What was done last, while it can be undone. */
  done: string | null;
  onRename(name: string): void;
  /** Back to the name Ambit found. */
  onUnname(): void;
  onUndo(): void;
}

/** A site's name as the heading of its page, and the way to give it another. */
export function SiteTitle({ name, named, longest, busy, done, ...on }: Props) {
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // At once, so that no key typed meanwhile is lost.
  useLayoutEffect(() => {
    if (editing) field.current?.select();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  useFocusAfter(busy, root, () => undo.current ?? button.current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current!.value.trim();
    // The button has the focus back before it is disabled, so that it is known who began the work.
    drawnAtOnce(() => setEditing(false));
    if (typed !== '' && typed !== name) on.onRename(typed);
  };
  if (!editing) {
    return (
      <div class="site-head" ref={root}>
        <div class="site-title ends">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <div class="row">
            <button type="button" ref={button} disabled={busy} onClick={() => setEditing(true)}>
              {say('atlasRename')}
            </button>
            {named && (
              <button type="button" disabled={busy} onClick={on.onUnname}>
                {say('atlasUnname')}
              </button>
            )}
          </div>
        </div>
        <div role="status">
          {done !== null && (
            <p class="note plain done">
              <span>{done}</span>
              <button type="button" ref={undo} disabled={busy} onClick={on.onUndo}>
                {say('atlasUndo')}
              </button>
            </p>
          )}
        </div>
      </div>
    );
  }
  return (
    <form
      class="site-title ends"
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
