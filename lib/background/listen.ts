/** Whom the background hears. Called as it starts: browsers wake it for what it hears then. */
import { browser, type Sender } from '../browser.ts';
import { readSettings } from '../store/settings.ts';
import type { BackgroundParts } from './background-parts.ts';
import { recordPage } from './record-page.ts';
import { resumeInOpenTabs } from './recorder-registration.ts';
import { takeOrder } from './take-order.ts';
import { trustOf } from './trust.ts';
import { Upkeep } from './upkeep.ts';

const SENT_ON = 'server_redirect';

export function listen(parts: BackgroundParts): void {
  const { db, redirects } = parts;
  const upkeep = new Upkeep(parts);
  browser.runtime.onMessage.addListener((raw: unknown, sender: Sender) => {
    const from = trustOf(sender, browser.runtime.id, browser.runtime.getURL('/'));
    if (from === null) return undefined;
    return from.trust === 'own-page' ? takeOrder(parts, raw) : recordPage(parts, upkeep, raw, from);
  });
  browser.webNavigation.onBeforeNavigate.addListener(({ frameId, tabId, url }) => {
    if (frameId === 0) redirects.asked(tabId, url);
  });
  browser.webNavigation.onErrorOccurred.addListener(({ frameId, tabId, url }) => {
    if (frameId === 0) redirects.failed(tabId, url);
  });
  browser.webNavigation.onCommitted.addListener(({ frameId, tabId, url, transitionQualifiers }) => {
    if (frameId === 0) redirects.arrived(tabId, url, transitionQualifiers.includes(SENT_ON));
  });
  browser.tabs.onRemoved.addListener((tabId) => redirects.closed(tabId));
  browser.runtime.onInstalled.addListener(async ({ reason }) => {
    await upkeep.refresh();
    if (reason === 'update') await resumeInOpenTabs(await readSettings(db), Date.now());
    if (reason === 'install')
      await browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
  });
  browser.runtime.onStartup.addListener(() => upkeep.refresh());
}
