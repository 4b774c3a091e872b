/**
 * Sends addresses to the ArchiveBox server that the person typed in, and to nobody else: what they
 * have seen, request by request, from a tab of that server which is closed again.
 */
import { stopping } from '../pace/stopping.ts';
import { type Plain, say, sayCount } from '../say.ts';
import { order } from '../view/order.ts';
import { boxRequests } from './box-requests.ts';
import type { Begin } from './file-task.ts';

export interface SendJob {
  server: string;
  key: string;
  requests: Blob;
  /** In all of them. */
  addresses: number;
}

/** Stopped in between, it says what has arrived. */
export const sendToBox =
  ({ server, key, requests, addresses }: SendJob): Begin =>
  (tell) => {
    const { signal, stop } = stopping();
    const send = async () => {
      const { tab } = await order({ type: 'box-open', server });
      if (tab === null) throw new Error(say('boxNoServer'));
      let sent = 0;
      try {
        for await (const { endpoint, body, addresses: some } of boxRequests(requests)) {
          if (signal.aborted) break;
          const { status } = await order({ type: 'box-send', tab, endpoint, body, key });
          const failure = failureOf(status);
          if (failure !== null) throw new Error(failure);
          sent += some;
          tell({ step: 'sending', done: sent, of: addresses });
        }
        return { text: sayCount('boxSent', sent) };
      } finally {
        await order({ type: 'box-close', tab }).catch(() => {}); // it is only left open
      }
    };
    return { done: send(), stop };
  };

function failureOf(status: number | null): string | null {
  if (status === null) return say('boxNoServer');
  if (status >= 200 && status < 300) return null;
  const words: Plain = status === 401 || status === 403 ? 'boxWrongKey' : 'boxRefused';
  return say(words, status);
}
