import { browser, toolbarButton } from '../browser.ts';
import { badgeFor, sentenceFor } from '../consent/recording-sentence.ts';
import type { RecorderReply } from '../messages.ts';
import type { Recording } from '../model/recording.ts';
import { say } from '../say.ts';

/** Shows on the toolbar button what became of the page in a tab; the tooltip says it in words. */
export async function showRecording(tab: number, recording: Recording): Promise<void> {
  const button = toolbarButton();
  try {
    await button.setBadgeText({ tabId: tab, text: badgeFor(recording) });
    await button.setBadgeBackgroundColor({
      tabId: tab,
      color: recording.state === 'failed' ? '#b3261e' : '#2f6f5e',
    });
    await button.setTitle({ tabId: tab, title: say('badge', sentenceFor(recording)) });
  } catch {
    // The tab was closed while its page was being stored: there is no button left to mark.
  }
}

/** What the button says of pages in open tabs may be about what was just forgotten. */
export async function clearRecordings(): Promise<void> {
  const button = toolbarButton();
  const title = browser.runtime.getManifest().name;
  for (const { id } of await browser.tabs.query({})) {
    if (id === undefined) continue;
    try {
      await button.setBadgeText({ tabId: id, text: '' });
      await button.setTitle({ tabId: id, title });
    } catch {
      // Closed meanwhile.
    }
  }
}

export function recordingAfter(reply: RecorderReply): Recording {
  switch (reply.type) {
    case 'go-ahead':
    case 'staged':
      return { state: 'working' };
    case 'stored':
      return { state: 'stored' };
    case 'refused':
      return { state: 'refused', why: reply.why };
    case 'failed':
      return { state: 'failed', why: reply.why };
  }
}
