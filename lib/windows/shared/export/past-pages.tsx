import { useEffect, useRef, useState } from 'preact/hooks';
import { ProgressNote } from '../../../../components/progress-note.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useTask } from '../../../../components/use-task.ts';
import { historyOf } from '../../../browser.ts';
import { progressSentence } from '../../../files/progress-sentences.ts';
import { runJob } from '../../../files/run-job.ts';
import { isStop } from '../../../pace/stopping.ts';
import { say, sayCount } from '../../../say.ts';
import { withoutScheme } from '../../../url/anatomy.ts';
import { askScope } from '../../../view/site-questions.ts';
import type { SiteProps } from '../site-props.ts';

const MOST_SHOWN = 50;

/**
 * Pages of the site that the browser remembers from before Ambit. The history has no links, so all
 * it is good for is to open them again.
 */
export function PastPages({ page, site }: SiteProps) {
  const [found, setFound] = useState<string[]>([]);
  const [words, setWords] = useState<string | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const task = useTask();
  const look = () =>
    task.run(async () => {
      setFound([]);
      const visited = await historyOf(site.hosts.map(({ host }) => host));
      if (visited === null) return say('importPastDenied');
      const scope = await askScope(page);
      const from = { site: site.id, name: site.name };
      const job = runJob(
        { type: 'past', from, scope, visited },
        { page, progress: (told) => setWords(progressSentence(told)), file: () => {} },
      );
      stop.current = job.stop;
      setWords(sayCount('importPastVisited', visited.length));
      try {
        const { unrecorded } = await job.done;
        setFound(unrecorded);
        return unrecorded.length === 0
          ? say('importPastNone')
          : sayCount('importPastFound', unrecorded.length);
      } catch (error) {
        if (isStop(error)) return say('importPastStopped');
        throw error;
      } finally {
        setWords(null);
      }
    });
  return (
    <details class="fold-section">
      <summary>{say('importPastTitle')}</summary>
      <div class="export">
        <p class="small">{say('importPastAbout')}</p>
        <div class="row">
          <button type="button" disabled={task.busy} onClick={look}>
            {say(task.busy ? 'working' : 'importPastAsk')}
          </button>
        </div>
        <ProgressNote words={words} onStop={() => stop.current()} />
        <TaskNote said={task.said} />
        {found.length > 0 && (
          <ul class="past">
            {found.slice(0, MOST_SHOWN).map((url) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{withoutScheme(url)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
