import { hasAccessTo } from '../browser.ts';
import { webHost } from '../consent/may-record.ts';
import type { RecorderReply } from '../messages.ts';
import { DECLINES } from '../model/recording.ts';
import type { BackgroundParts } from './background-parts.ts';
import { recordingAfter, showRecording } from './badge.ts';
import { type RecorderOrigin, receive } from './receive.ts';
import type { Upkeep } from './upkeep.ts';

/** Takes in what a recorder sends, shows what became of it, and has stored pages taken in. */
export async function recordPage(
  { db, redirects, ready, waker }: BackgroundParts,
  upkeep: Upkeep,
  raw: unknown,
  sender: RecorderOrigin,
): Promise<RecorderReply> {
  const asked = redirects.sourceOf(sender.tab, sender.url);
  const maySource = redirects.watch();
  await ready();
  const from = { ...sender, redirectedFrom: await grantedSource(asked) };
  const reply = await receive(db, raw, from, Date.now(), maySource);
  void showRecording(from.tab, recordingAfter(reply));
  // A page that turns out late to be the person's own is taken back, and so must what it led to.
  const declined = reply.type === 'refused' && DECLINES.some((why) => why === reply.why);
  if (reply.type === 'stored' || declined) waker.soon();
  // What was said of a page that is taken back went with it.
  if (declined) void upkeep.keepCopy();
  upkeep.hourly();
  return reply;
}

/** An address that the browser withholds from Ambit is not told as a source either. */
async function grantedSource(url: string): Promise<string> {
  return webHost(url) !== null && (await hasAccessTo(url)) ? url : '';
}
