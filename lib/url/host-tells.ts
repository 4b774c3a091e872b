/**
 * Hosts whose addresses are keys: whoever knows one may post, join or download. What they tell is
 * said in a word that other sites have in their paths.
 */
const INVITING = new Set(
  `1drv.ms chat.whatsapp.com discord.gg hc-ping.com ntfy.sh onetimesecret.com privnote.com
  transfer.sh we.tl webhook.site wetransfer.com`.split(/\s+/),
);

const LABELS: Record<string, string> = {
  hook: 'hook',
  hooks: 'hook',
  webhook: 'hook',
  webhooks: 'hook',
  invite: 'invite',
  unsubscribe: 'unsubscribe',
  unsub: 'unsubscribe',
  click: 'click',
  clicks: 'click',
  'list-manage': 'unsubscribe',
  sharepoint: 'invite',
};

/** The word that stands before every path of this host, if there is one. */
export function hostTells(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').replace(/^www\./, '');
  if (INVITING.has(name)) return 'invite';
  const label = name.split('.').find((one) => Object.hasOwn(LABELS, one));
  return label && LABELS[label];
}
