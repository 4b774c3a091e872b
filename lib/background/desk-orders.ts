/**
 * What the desk needs of the background, which may open and look into tabs: to be opened itself,
 * and a tab of the person's own ArchiveBox server, from which the requests are made. Ambit's own
 * pages may connect to nothing, and that stays so.
 */
import { browser } from '../browser.ts';
import type { Command, DeskOrderType, Handlers, Reply } from '../messages.ts';

export const serveDesk = <T extends DeskOrderType>(
  command: Command<T>,
  openDesk: () => Promise<void>,
): Promise<Reply<T>> => SERVED_AT_DESK[command.type](command, openDesk);

export const SERVED_AT_DESK: Handlers<DeskOrderType, [openDesk: () => Promise<void>]> = {
  'open-desk': async (_, openDesk) => {
    await openDesk();
    return { type: 'done', pages: 0 };
  },
  'box-open': async ({ server }) => ({ type: 'box-tab', tab: await openTab(server) }),
  'box-send': async (request) => ({ type: 'box-answer', status: await sendFrom(request) }),
  'box-close': async ({ tab }) => {
    await browser.tabs.remove(tab).catch(() => {}); // the person may have closed it
    return { type: 'done', pages: 0 };
  },
};

const PATIENCE = 15_000;

/** Null where the page does not load: then there is no server. */
async function openTab(server: string): Promise<number | null> {
  const { id } = await browser.tabs.create({ url: server, active: false });
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { status, url } = await browser.tabs.get(id!);
    if (status === 'complete' && url?.startsWith('http')) return id!;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  await browser.tabs.remove(id!);
  return null;
}

/** What the server answered; null where the tab shows no page of the server's. */
async function sendFrom({ tab, endpoint, body, key }: Command<'box-send'>): Promise<number | null> {
  try {
    const { url } = await browser.tabs.get(tab);
    if (url === undefined || new URL(url).origin !== new URL(endpoint).origin) return null;
    const script = { target: { tabId: tab }, func: post, args: [endpoint, body, key] };
    const [answer] = await browser.scripting.executeScript(script as never);
    return (answer.result as number | null) ?? null; // nothing came back
  } catch {
    return null; // closed, or an error page of the browser's own
  }
}

/** Runs in the server's own tab. Null: no answer. */
async function post(endpoint: string, body: string, key: string): Promise<number | null> {
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
    return null;
  }
}
