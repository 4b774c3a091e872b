import { useRef } from 'preact/hooks';

interface Props {
  label: string;
  tabs: { id: string; name: string }[];
  chosen: string;
  onChoose(id: string): void;
}

/** Tabs by the usual pattern: one stop of the Tab key, arrows between them. */
export function TabList({ label, tabs, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);
  const press = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(list.current!).direction === 'rtl';
    const next = tabAfter(event.key, at, tabs.length, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    onChoose(tabs[next].id);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[next].focus();
  };
  return (
    <div role="tablist" aria-label={label} class="tabs" ref={list} onKeyDown={press} tabIndex={-1}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The tab a key leads to, around the ends; null for other keys. */
export function tabAfter(
  key: string,
  at: number,
  count: number,
  isRightToLeft: boolean,
): number | null {
  const forth = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forth) return (at + 1) % count;
  return key === back ? (at + count - 1) % count : null;
}
