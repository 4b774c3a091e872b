import { defineBackground } from 'wxt/utils/define-background';
import type { Helper } from '../lib/background/answer.ts';
import { clearRecordings, recordingAfter, showRecording } from '../lib/background/badge.ts';
import { CopyKeeper, FORGETTING } from '../lib/background/copy-keeper.ts';
import { isDeskOrder, serveDesk } from '../lib/background/desk-orders.ts';
import { expire } from '../lib/background/expire.ts';
import { startFresh } from '../lib/background/fresh-start.ts';
import { OffscreenHost } from '../lib/background/offscreen-host.ts';
import { Orders } from '../lib/background/orders.ts';
import { receive } from '../lib/background/receive.ts';
import {
  recordTab,
  registerRecorder,
  resumeInOpenTabs,
} from '../lib/background/recorder-registration.ts';
import { Redirects } from '../lib/background/redirects.ts';
import { originOf } from '../lib/background/trust.ts';
import { Waker } from '../lib/background/waker.ts';
import { WorkerHost } from '../lib/background/worker-host.ts';
import { browser, hasAccessTo, hasOffscreen, type Sender } from '../lib/browser.ts';
import { webHost } from '../lib/consent/may-record.ts';
import { CompanionDoor } from '../lib/engine/companion-door.ts';
import { type Command, type CommandReply, parseCommand } from '../lib/messages.ts';
import { DECLINES } from '../lib/model/recording.ts';
import { say, sayError } from '../lib/say.ts';
import { Database } from '../lib/store/database.ts';
import { leavingRulings } from '../lib/store/rulings.ts';
import { secondCopy } from '../lib/store/second-copy.ts';
import { readSettings } from '../lib/store/settings.ts';
import { type Desk, openDesk } from '../lib/view/files/desk.ts';
import { deskLine } from '../lib/view/files/desk-words.ts';
import { carryOrders } from '../lib/view/order.ts';
import { mapChance } from './atlas/map-chance.ts';

const HOUR = 3600 * 1000;
const warn = (what: string) => (error: unknown) => console.warn(what, error);

export default defineBackground(() => {
  const db = new Database();
  const offscreen = hasOffscreen() ? new OffscreenHost() : null;
  const door = new CompanionDoor(offscreen ?? new WorkerHost());
  const keeper = new CopyKeeper(db, secondCopy, Date.now);
  const redirects = new Redirects();
  let fresh: Promise<void> | null = null;
  let isRegistered = false;
  const ready = async () => {
    fresh ??= startFresh(db);
    await fresh;
    await keeper.ready();
    // The background may have been ended between an order and what the browser was to be told.
    if (isRegistered) return;
    isRegistered = true;
    void registerRecorder(() => readSettings(db)).catch((error) => {
      isRegistered = false;
      console.warn('Recorder:', error);
    });
  };
  const companion: Helper = {
    catchUp: async () => void (await door.call((worker) => worker.catchUp())),
    verify: () => door.call((worker) => worker.verify()),
    look: (page) => door.call((worker) => worker.look(page)),
    explain: (page, typed) => door.call(async (worker) => await worker.explain(page, typed)),
    explainMany: (page, addresses) => door.call((worker) => worker.explainMany(page, addresses)),
    scope: (page) => door.call((worker) => worker.scope(page)),
    check: (typed) => door.call(async (worker) => await worker.check(typed)),
    preview: (page, give, withdraw) => door.call((worker) => worker.preview(page, give, withdraw)),
    history: (page) => door.call((worker) => worker.history(page)),
    about: (asked) => door.call(async (worker) => await worker.about(asked)),
    stopReading: () => door.call((worker) => worker.stopReading()),
    keywordLinks: (asked, word, from) =>
      door.call(async (worker) => await worker.keywordLinks(asked, word, from)),
    groups: (page) => door.call(async (worker) => await worker.groups(page)),
    findMeaning: (text) => door.call(async (worker) => await worker.findMeaning(text)),
    siteWords: (pages) => door.call((worker) => worker.siteWords(pages)),
    runCommand: (text) => door.call(async (worker) => await worker.runCommand(text)),
    completeCommand: (text, cursor) => door.call((worker) => worker.completeCommand(text, cursor)),
    checkOntology: (text) => door.call(async (worker) => await worker.checkOntology(text)),
    map: (page) => door.call((worker) => worker.map(page)),
    sites: () => door.call((worker) => worker.sites()),
    sitesOf: (pages) => door.call((worker) => worker.sitesOf(pages)),
    pagesOf: (page) => door.call((worker) => worker.pagesOf(page)),
    joinSites: (...said) => door.call(async (worker) => await worker.joinSites(...said)),
    partSite: (...said) => door.call(async (worker) => await worker.partSite(...said)),
    takeRulingBack: (...said) => door.call((worker) => worker.takeRulingBack(...said)),
    rulings: (page) => door.call((worker) => worker.rulings(page)),
    names: (page) => door.call((worker) => worker.names(page)),
  };
  const waker = new Waker(companion.catchUp);
  let expiredAt = 0;
  let desk: Desk | null = null;
  const orders = new Orders({
    db,
    keeper,
    companion,
    now: Date.now,
    ready,
    standDown: async () => {
      desk?.stop();
      await door.end();
    },
    carriedOut,
  });

  // Where the background is a page, as in Firefox, the desk is here.
  if (import.meta.env.FIREFOX) {
    carryOrders(order);
    const speak = async () => {};
    desk = openDesk(deskLine(), { db, document, speak, now: Date.now, random: mapChance });
  }

  browser.runtime.onMessage.addListener((raw: unknown, sender: Sender) => {
    const from = originOf(sender, browser.runtime.id, browser.runtime.getURL('/'));
    if (from === null) return undefined;
    if (from.trust === 'own-page') return order(raw);
    return record(raw, { ...from, redirectedFrom: redirects.sourceOf(from.tab, from.url) });
  });
  browser.webNavigation.onBeforeNavigate.addListener(({ frameId, tabId, url }) => {
    if (frameId === 0) redirects.asked(tabId, url);
  });
  browser.webNavigation.onCommitted.addListener(({ frameId, tabId, url }) => {
    if (frameId === 0) redirects.arrived(tabId, url);
  });
  browser.tabs.onRemoved.addListener((tabId) => redirects.closed(tabId));
  browser.runtime.onInstalled.addListener(async ({ reason }) => {
    await refresh();
    if (reason === 'update') await resumeInOpenTabs(await readSettings(db), Date.now());
    if (reason === 'install')
      await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  });
  browser.runtime.onStartup.addListener(refresh);

  async function record(raw: unknown, from: Parameters<typeof receive>[2]) {
    const maySource = redirects.watch();
    await ready();
    const redirectedFrom = await grantedSource(from.redirectedFrom);
    const reply = await receive(db, raw, { ...from, redirectedFrom }, Date.now(), maySource);
    void showRecording(from.tab, recordingAfter(reply));
    // A page that turns out late to be the person's own is taken back, and so must what it led to.
    const declined = reply.type === 'refused' && DECLINES.some((why) => why === reply.why);
    if (reply.type === 'stored' || declined) waker.soon();
    // What was said of a page that is taken back went with it.
    if (declined) void orders.inTurn(() => keeper.keep()).catch(warn('Second copy:'));
    // Nobody who brings a page waits for old ones to go, nor hears that they could not.
    if (Date.now() - expiredAt > HOUR) void expireNow().catch(warn('Old pages:'));
    return reply;
  }

  /** An address that the browser withholds from Ambit is not told as a source either. */
  async function grantedSource(url: string): Promise<string> {
    return webHost(url) !== null && (await hasAccessTo(url)) ? url : '';
  }

  async function order(raw: unknown): Promise<CommandReply> {
    const command = parseCommand(raw);
    if (command === null) return { type: 'error', message: say('errorOrder') };
    try {
      if (FORGETTING.includes(command.type)) redirects.forget();
      if (isDeskOrder(command)) {
        await orders.untilDeleted();
        return await serveDesk(command, async () => offscreen?.open());
      }
      const reply = await orders.give(command);
      // Nobody's turn: it waits for the page, which may take its time.
      if (command.type === 'record-host' && command.tab !== undefined) await recordTab(command.tab);
      return reply;
    } catch (error) {
      return { type: 'error', message: sayError(error) };
    }
  }

  async function carriedOut(command: Command): Promise<void> {
    // Once more: an order waits for its turn, and tabs go on meanwhile.
    if (FORGETTING.includes(command.type)) redirects.forget();
    await registerRecorder(() => readSettings(db));
    if (FORGETTING.includes(command.type)) await clearRecordings();
  }

  /** What a new day needs: waiting pages taken in, the recorder registered, old pages gone. */
  async function refresh(): Promise<void> {
    await ready();
    const isBehind = (await db.todo.count()) > 0 || (await leavingRulings(db)).length > 0;
    if (isBehind) waker.soon();
    await orders.inTurn(() => keeper.keep()).catch(warn('Second copy:'));
    await registerRecorder(() => readSettings(db));
    await expireNow();
  }

  /** Also once an hour while pages come in: browsers stay open for weeks. */
  async function expireNow(): Promise<void> {
    expiredAt = Date.now();
    // Words move to other pages of their site, which the companion knows once it has caught up.
    if ((await db.todo.count()) > 0) await companion.catchUp().catch(warn('Companion:'));
    const pages = await orders.inTurn(() =>
      expire(db, expiredAt, () => keeper.remove()).finally(() => keeper.mend()),
    );
    if (pages > 0) waker.soon();
  }
});
