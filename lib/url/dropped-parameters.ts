/**
 * Parameters that name no page: they follow a reader across sites or number a visit, so that one
 * page would have as many addresses as readers. They leave the canonical URL altogether.
 */
export function isDroppedParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}

const PREFIXES = [
  ...['utm_', 'utm-', 'pk_', 'piwik_', 'mtm_', 'matomo_', 'hsa_', 'aspsessionid'],
  ...['__xts__', '__cft__', '__tn__'],
];

const NAMES = new Set([
  // clicks, as the advertising networks number them
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'yclid', 'ymclid'],
  ...['twclid', 'ttclid', 'li_fat_id', 'igshid', 'igsh', 'rdt_cid', 'epik', 'srsltid', 'irclickid'],
  // mailings and campaigns
  ...['mc_cid', 'mc_eid', 'mkt_tok', '_hsenc', '_hsmi', '_openstat', 'vero_id', 'oly_anon_id'],
  ...['oly_enc_id', 'wickedid', 'ml_subscriber', 'ml_subscriber_hash', 'sc_cid', 's_cid', 'cmpid'],
  // analytics
  ...['_ga', '_gl', '_gac', 'ref_src', 'ref_url', '__s', 'wt_mc', 'wt_zmc', 'xtor', 'spm'],
  // sessions
  ...['jsessionid', 'phpsessid', 'phpsession', 'sessionid', 'session_id', 'sessid', 'sess_id'],
  ...['cfid', 'cftoken', 'zenid', 'oscsid', 'osssid'],
]);
