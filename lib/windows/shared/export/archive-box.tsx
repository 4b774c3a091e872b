import { useState } from 'preact/hooks';
import { FilePreview } from '../../../../components/file-preview.tsx';
import { TaskNote } from '../../../../components/task-note.tsx';
import { useTask } from '../../../../components/use-task.ts';
import { askAccessTo } from '../../../browser.ts';
import { serverOf } from '../../../export/archivebox.ts';
import { boxRequests } from '../../../files/box-requests.ts';
import { runJob } from '../../../files/run-job.ts';
import { say, sayCount } from '../../../say.ts';
import type { SiteProps } from '../site-props.ts';
import { useFileTask } from '../use-file-task.ts';

/**
 * The site's addresses to the person's own ArchiveBox server: shown first, sent when they say so.
 */
export function ArchiveBox({ page, site }: SiteProps) {
  const [server, setServer] = useState('');
  const [key, setKey] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [refused, setRefused] = useState<{ ok: false; text: string } | null>(null);
  const task = useTask();
  const work = useFileTask();
  const look = () =>
    task.run(async () => {
      const address = serverOf(server);
      if (address === null) throw new Error(say('boxBadServer'));
      setShown(await requestsTo(address, page, { site: site.id, name: site.name }));
      return null;
    });
  const send = async ({ server: address, requests, addresses }: Shown) => {
    setRefused(null);
    if (!(await askAccessTo(address))) return setRefused({ ok: false, text: say('boxNoAccess') });
    await work.run({ what: 'send', job: { server: address, key, requests, addresses } });
  };
  const busy = task.busy || work.busy;
  return (
    <details class="fold-section">
      <summary>{say('boxTitle')}</summary>
      <div class="export">
        <p class="small">{say('boxAbout')}</p>
        <label class="field small">
          {say('boxServer')}
          <input
            type="url"
            placeholder="http://localhost:8000"
            value={server}
            onInput={(event) => {
              setServer(event.currentTarget.value);
              setShown(null);
            }}
          />
        </label>
        <label class="field small">
          {say('boxKey')}
          <input
            type="password"
            autocomplete="off"
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
        </label>
        {shown !== null && (
          <>
            <p class="small" role="status">
              {sayCount('boxWouldSend', shown.addresses, shown.endpoint)}
            </p>
            <FilePreview files={[{ name: shown.endpoint, lines: shown.lines, held: '' }]} />
          </>
        )}
        <TaskNote said={task.said ?? refused ?? work.said} />
        <div class="row">
          {shown === null ? (
            <button type="button" disabled={busy || server === ''} onClick={look}>
              {say('boxLook')}
            </button>
          ) : (
            <button
              type="button"
              class="main"
              disabled={busy || shown.addresses === 0}
              onClick={() => send(shown)}
            >
              {say('boxSend')}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

/** What the person has seen, and nothing else is sent. */
interface Shown {
  server: string;
  endpoint: string;
  addresses: number;
  /** The beginning of the first request's body. */
  lines: string[];
  requests: Blob;
}

const MOST_LINES = 12;

async function requestsTo(
  server: string,
  page: string,
  from: { site: number; name: string },
): Promise<Shown> {
  let requests = new Blob();
  const file = (_: string, content: Blob) => {
    requests = content;
  };
  const job = runJob({ type: 'box', from, server }, { page, progress: () => {}, file });
  const { addresses } = await job.done;
  const { value: first } = await boxRequests(requests).next();
  const lines = first === undefined ? [] : bodyLines(first.body);
  return { server, endpoint: first?.endpoint ?? server, addresses, lines, requests };
}

function bodyLines(body: string): string[] {
  const lines = JSON.stringify(JSON.parse(body), null, 1).split('\n');
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES), '…'];
}
