/**
 * Sends addresses to the ArchiveBox server that the person typed in, and to nobody else. Ambit's own
 * pages may connect to nothing, and that stays so: the requests are made in a tab of that very server,
 * which is opened for it and closed again.
 */
import { askAccessTo, browser } from '../browser.ts';
import type { ArchiveBoxRequest } from '../export/archivebox.ts';

export type SendFailure = 'no-access' | 'no-server' | 'refused' | 'key';

export class SendFailed extends Error {
  constructor(
    readonly why: SendFailure,
    readonly status = 0,
  ) {
    super(why);
  }
}

/** `tell` hears how many addresses have arrived; `isStopped` is asked between two requests. */
export async function sendToArchiveBox(
  server: string,
  key: string,
  requests: AsyncIterable<ArchiveBoxRequest>,
  tell: (sent: number) => void,
  isStopped: () => boolean,
): Promise<number> {
  if (!(await askAccessTo(server))) throw new SendFailed('no-access');
  const tab = await browser.tabs.create({ url: server, active: false });
  try {
    await untilLoaded(tab.id!);
    let sent = 0;
    for await (const request of requests) {
      if (isStopped()) break;
      const status = await postFrom(tab.id!, request, key);
      if (status === 401 || status === 403) throw new SendFailed('key', status);
      if (status < 200 || status >= 300) throw new SendFailed('refused', status);
      sent += request.addresses;
      tell(sent);
    }
    return sent;
  } finally {
    await browser.tabs.remove(tab.id!).catch(() => {}); // the person may have closed it
  }
}

/** A page that does not load is no server. */
async function untilLoaded(tabId: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { status, url } = await browser.tabs.get(tabId);
    if (status === 'complete' && url?.startsWith('http')) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new SendFailed('no-server');
}

const PATIENCE = 15_000;

async function postFrom(tabId: number, request: ArchiveBoxRequest, key: string): Promise<number> {
  const [answer] = await browser.scripting
    .executeScript({ target: { tabId }, func: post, args: [request.endpoint, request.body, key] })
    .catch(() => {
      throw new SendFailed('no-server'); // an error page of the browser's own
    });
  return (answer.result as number | undefined) ?? 0; // nothing came back
}

/** Runs in the server's own tab. 0: no answer. */
async function post(endpoint: string, body: string, key: string): Promise<number> {
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-archivebox-api-key': key },
      body,
      credentials: 'omit',
      redirect: 'error',
    });
    return reply.status;
  } catch {
    return 0;
  }
}
