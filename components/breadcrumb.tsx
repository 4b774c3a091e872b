import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';

/** An address as steps; from step `from` on it is inside the site, shown and said. */
export function Breadcrumb({ steps, from }: { steps: string[]; from: number | null }) {
  const within = from !== null && from < steps.length;
  const root = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const measure = () => setScrolls(root.current!.scrollHeight > root.current!.clientHeight);
    const watcher = new ResizeObserver(measure);
    watcher.observe(root.current!);
    measure();
    return () => watcher.disconnect();
  }, [steps.length]);
  // What is in view of a long address is where the site begins.
  useLayoutEffect(() => root.current!.querySelector('mark')?.scrollIntoView(NEAREST), [from]);
  return (
    <nav
      aria-label={say('crumbs')}
      class="crumbs"
      ref={root}
      tabIndex={scrolls ? 0 : undefined} // else the keyboard could not scroll it
    >
      <ol>
        {steps.map((step, i) => (
          <li key={`${i} ${step}`} title={step}>
            {within && i >= from ? <mark>{step}</mark> : <span>{step}</span>}
          </li>
        ))}
      </ol>
      {from !== null && (
        <span class="unseen">{within ? say('insideFrom', steps[from]) : say('notInside')}</span>
      )}
    </nav>
  );
}

const NEAREST = { block: 'nearest' } as const;
