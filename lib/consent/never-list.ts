/**
 * Hosts that hold a person's money, letters or health. Ambit leaves them alone unless the person
 * allows one by name. The list errs on the side of not recording: a museum called "Bank Street"
 * costs one click, a recorded account page cannot be taken back.
 */
export function isSensitiveHost(host: string): boolean {
  if (covers(SENSITIVE_HOSTS, host)) return true;
  return host
    .split('.')
    .some((label) => SENSITIVE_BRANDS.has(label) || SENSITIVE_LABEL.test(label));
}

/** Does one of `names` equal `host` or stand above it? `bbc.co.uk` covers `www.bbc.co.uk`. */
export function covers(names: readonly string[], host: string): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Brands that are a label of the host under any ending: hsbc.co.uk, secure.chase.com. */
const SENSITIVE_BRANDS = new Set(
  `paypal hsbc santander barclays lloyds natwest citi citibank capitalone schwab chase wellsfargo
  bankofamerica bankofireland bnpparibas societegenerale creditagricole caixabank unicredit ing
  dkb n26 revolut monzo fidelity vanguard coinbase binance kraken protonmail tutanota fastmail
  kaiserpermanente doctolib ameli`.split(/\s+/),
);

/** Whole words of a host label, parted by hyphens, that banks, webmail and health portals use. */
const SENSITIVE_LABEL = new RegExp(
  `(^|-)(${[
    'bank|banking|ebanking|onlinebanking|netbank|banque|banca|banco|sparkasse|volksbank',
    'webmail|mail|email|imap|owa|roundcube|zimbra',
    'patient|patients|mychart|myhealth|healthportal|ehealth|telehealth',
    'login|signin|sso|auth|oauth|idp|accounts?|passwords?|vault|wallet|pay|payments?|checkout',
  ].join('|')})(-|$)|bank$|^bankof|^mabanque`,
);

const SENSITIVE_HOSTS = [
  'paypal.com',
  'wise.com',
  'revolut.com',
  'stripe.com',
  'americanexpress.com',
  'chase.com',
  'wellsfargo.com',
  'hsbc.com',
  'barclays.co.uk',
  'lloydsbank.com',
  'natwest.com',
  'santander.com',
  'bnpparibas.com',
  'societegenerale.fr',
  'credit-agricole.fr',
  'ing.com',
  'abnamro.nl',
  'rabobank.nl',
  'dkb.de',
  'n26.com',
  'unicredit.it',
  'intesasanpaolo.com',
  'nordea.com',
  'fidelity.com',
  'vanguard.com',
  'coinbase.com',
  'outlook.com',
  'outlook.live.com',
  'outlook.office.com',
  'outlook.office365.com',
  'outlook.cloud.microsoft',
  'proton.me',
  'protonmail.com',
  'tuta.com',
  'fastmail.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'mailbox.org',
  'posteo.de',
  'hey.com',
  'icloud.com',
  'web.whatsapp.com',
  'web.telegram.org',
  'messages.google.com',
  'doctolib.fr',
  'doctolib.de',
  'nhsapp.service.nhs.uk',
  'kp.org',
  'monespacesante.fr',
  'healthvault.com',
  'kry.se',
  '1177.se',
  'omakanta.fi',
  'bitwarden.com',
  '1password.com',
  'lastpass.com',
  'dashlane.com',
  'impots.gouv.fr',
  'irs.gov',
  'id.me',
];
