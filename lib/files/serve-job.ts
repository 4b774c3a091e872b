/** Does the first job that a worker is sent, and tells the window how it goes. */

import { rootCause } from '../model/root-cause.ts';
import { stopping } from '../pace/stopping.ts';
import { Database } from '../store/database.ts';
import { doJob, type JobTools } from './do-job.ts';
import type { Explained, Job, News, ToWorker } from './jobs.ts';

/** More often nobody can read it. */
const TELL_EVERY = 60;

/** A worker's global, as far as it is used. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Job | ToWorker>) => void): void;
  postMessage(news: News): void;
}

export function serveJob(scope: WorkerScope): void {
  const { signal, stop } = stopping();
  let answer: (explained: Explained) => void = () => {};
  let told = 0;
  const say = (news: News) => scope.postMessage(news);
  const tools: JobTools = {
    db: new Database(),
    tell(progress) {
      if (performance.now() - told < TELL_EVERY) return;
      told = performance.now();
      say({ type: 'progress', ...progress });
    },
    explain: (addresses) =>
      new Promise((resolve) => {
        answer = resolve;
        say({ type: 'why', addresses });
      }),
    keep: (name, content) => say({ type: 'file', name, content }),
    signal,
  };
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'evidences') answer(data);
    else if (data.type === 'stop') stop();
    else {
      doJob(tools, data).then(
        (result) => say({ type: 'done', result }),
        (error) => say({ type: 'failed', ...inWords(error) }),
      );
    }
  });
}

/** Errors lose what is their own on the way to another context. */
function inWords(error: unknown): Omit<Extract<News, { type: 'failed' }>, 'type'> {
  const { name, message, why, line } = rootCause(error) as Error & { why?: string; line?: number };
  return { name: name ?? '', message: message ?? String(error), why: why ?? '', line: line ?? 0 };
}
