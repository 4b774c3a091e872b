import { useRef, useState } from 'preact/hooks';
import { FilePreview } from '../../../components/file-preview.tsx';
import { ProgressNote } from '../../../components/progress-note.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { useTask } from '../../../components/use-task.ts';
import { archiveBoxRequests, serverOf } from '../../../lib/export/archivebox.ts';
import { fileStem } from '../../../lib/export/file-name.ts';
import { type Plain, say, sayCount } from '../../../lib/say.ts';
import { membershipsOf } from '../../../lib/store/sites.ts';
import {
  SendFailed,
  type SendFailure,
  sendToArchiveBox,
} from '../../../lib/view/send-to-archivebox.ts';
import type { SiteProps } from '../tabs.ts';

/** The site's addresses to the person's own ArchiveBox server: shown first, sent when they say so. */
export function ArchiveBox({ db, site }: SiteProps) {
  const [server, setServer] = useState('');
  const [key, setKey] = useState('');
  const [urls, setUrls] = useState<string[] | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const isStopped = useRef(false);
  const task = useTask();
  const address = serverOf(server);
  const [first] = address === null || urls === null ? [] : requestsOf(address, urls, site.name);
  const look = () =>
    task.run(async () => {
      if (address === null) throw new Error(say('boxBadServer'));
      const members = await membershipsOf(db, site.id);
      const inside = members.filter(({ side }) => side === 'in').map(({ url }) => url);
      setUrls(inside.sort());
      return null;
    });
  const send = () =>
    task.run(async () => {
      isStopped.current = false;
      setSent(0);
      try {
        const requests = requestsOf(address!, urls!, site.name);
        const done = await sendToArchiveBox(
          address!,
          key,
          requests,
          setSent,
          () => isStopped.current,
        );
        return sayCount('boxSent', done);
      } catch (error) {
        throw error instanceof SendFailed ? new Error(say(FAILED[error.why], error.status)) : error;
      } finally {
        setSent(null);
      }
    });
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
              setUrls(null);
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
        {first !== undefined && (
          <>
            <p class="small" role="status">
              {sayCount('boxWouldSend', urls!.length, first.endpoint)}
            </p>
            <FilePreview files={[{ name: first.endpoint, lines: urls!.slice(0, SHOWN) }]} />
          </>
        )}
        <ProgressNote
          words={sent === null ? null : say('boxSending', sent, urls?.length ?? 0)}
          onStop={() => {
            isStopped.current = true;
          }}
        />
        <TaskNote said={task.said} />
        <div class="row">
          {first === undefined ? (
            <button type="button" disabled={task.busy || server === ''} onClick={look}>
              {say('boxLook')}
            </button>
          ) : (
            <button
              type="button"
              class="main"
              disabled={task.busy || urls!.length === 0}
              onClick={send}
            >
              {say('boxSend')}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

const SHOWN = 8;

const requestsOf = (server: string, urls: string[], site: string) => [
  ...archiveBoxRequests(server, urls, fileStem(site)),
];

const FAILED: Record<SendFailure, Plain> = {
  'no-access': 'boxNoAccess',
  'no-server': 'boxNoServer',
  refused: 'boxRefused',
  key: 'boxWrongKey',
};
