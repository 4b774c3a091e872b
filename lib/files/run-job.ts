/** A job for the files worker, as a window sees it: told of its progress, and able to stop it. */
import { browser } from '../browser.ts';
import { Stopped } from '../pace/stopping.ts';
import { say } from '../say.ts';
import { whyOf } from '../view/evidence-sentences.ts';
import { explainMany } from '../view/site-questions.ts';
import type { Job, JobProgress, JobResult, News, ToWorker } from './jobs.ts';
import { projectRefusal } from './refusal.ts';

export interface Heard {
  progress(progress: JobProgress): void;
  file(name: string, content: Blob): void;
  /** The page whose site the addresses are asked about. */
  page: string;
}

export interface RunningJob {
  /** Fails with a sentence; with `Stopped` when it was stopped. */
  done: Promise<JobResult>;
  stop(): void;
}

export function runJob(job: Job, heard: Heard): RunningJob {
  const worker = new Worker(browser.runtime.getURL('/files-worker.js'));
  const send = (word: Job | ToWorker) => worker.postMessage(word);
  let stop = () => {};
  const done = new Promise<JobResult>((resolve, reject) => {
    stop = () => {
      // What is being stored must be taken out again, which the worker does before it fails.
      if (job.type === 'bring-in') return send({ type: 'stop' });
      reject(new Stopped());
    };
    worker.onerror = () => reject(new Error(say('exportWorkerLost')));
    worker.onmessage = ({ data }: MessageEvent<News>) => {
      switch (data.type) {
        case 'progress':
          return heard.progress(data);
        case 'file':
          return heard.file(data.name, data.content);
        case 'done':
          return resolve(data.result);
        case 'failed':
          return reject(failureOf(data));
        case 'why':
          explainMany(heard.page, data.addresses).then(
            (evidences) => send({ type: 'evidences', evidences, sentences: evidences.map(whyOf) }),
            reject,
          );
      }
    };
  });
  send(job);
  return { done: done.finally(() => worker.terminate()), stop: () => stop() };
}

function failureOf({ name, message, why, line }: Extract<News, { type: 'failed' }>): Error {
  if (name === 'Stopped') return new Stopped();
  if (name === 'ProjectRefused') return new Error(projectRefusal(why, line));
  const error = new Error(message);
  error.name = name;
  return error;
}
