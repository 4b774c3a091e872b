/** Words of addresses that banks, mail, portals, control panels and work places use, whoever runs them. */

/** In any label of the host, as a whole word between hyphens or as its end. */
export const isSensitiveLabel = (label: string): boolean =>
  ENDINGS.test(label) ||
  (!label.includes('archive') && label.split('-').some((word) => WORDS.has(unnumbered(word))));

/** Before the name that was registered: `my.` of a shop, `hr.` of a company. */
export const isSensitiveSubdomain = (label: string): boolean =>
  SUBDOMAINS.has(unnumbered(label)) ||
  isOwn(label) ||
  label.split('-').some((word) => SUBDOMAIN_WORDS.has(word));

/** Programs that are installed below a path of any host. */
export const isSensitivePath = (path: string): boolean =>
  path.split('/', 4).some((part) => PATHS.has(part.toLowerCase()));

const ENDINGS =
  /bank$|banking|^bankof|^mabanque|^banco[a-z]|sparkasse|raiffeisen|volksbank|creditunion|webmail$|kundenportal$|patientportal$|intranet$|extranet$/;

const WORDS = words(`
  bank banking ebanking onlinebanking netbank netbanking homebanking telebanking ibank ebank banque banca
  banco banka banki bankas pankki pank caixa caja kredit creditunion sparkasse volksbank raiffeisen
  webmail mail email imap owa roundcube zimbra squirrelmail horde mailbox inbox
  patient patients patienten patientenportal patientportal mychart myhealth healthportal ehealth
  telehealth telemed gesundheitsportal
  login signin logon anmelden connexion sso auth oauth oidc saml idp adfs shibboleth shib account accounts
  password passwords passwort vault wallet pay payment payments checkout
  cpanel whm webmin plesk directadmin phpmyadmin adminer ispconfig
  payroll selfservice intranet extranet nextcloud owncloud moodle
`);

const SUBDOMAINS = words(`
  my mein meine mijn mon mes mi min mina minside minasidor mitt mio moj moja moje muj oma omat minha meu
  lk cabinet app secure safe portal portail portale intern internal insite
  webmail2 poczta messagerie courriel correo correio posta pochta postfach
  admin administrator dashboard console controlpanel backoffice
  employees mitarbeiter hr hris hrms ess sap fiori erp crm timesheet timesheets zeiterfassung
  vpn remote citrix rdp webvpn anyconnect sslvpn
  sharepoint teams chat meet bbb jitsi filer seafile immich
  canvas blackboard ilias lms elearning stud campusonline schoology iserv
  helpdesk servicedesk jira otrs zammad servicenow
  client clients klant klanten kunde kunden kundenkonto kundenbereich clienti cliente clientes
  customer customers mitglieder membres socios espaceclient areaclienti areacliente
  ebusiness billing invoices orders order konto konta compte cuenta conta conto
  nas fritz unifi homeassistant hass grafana proxmox octoprint pihole
  cas sts apply recruiting bewerbung karriereportal
  claims policyholder mypolicy
`);

const SUBDOMAIN_WORDS = words(`
  myaccount moncompte espaceclient espace kundenkonto kundenportal onlineservice eservice eservices
  micuenta minhaconta mojekonto areapersonale areariservata selfcare
`);

/** `myaccount`, `meinkonto`, `studentportal`, `secure2`: short words that go on, and what portals end in. */
function isOwn(label: string): boolean {
  if (label.endsWith('portal') || label.startsWith('secure')) return true;
  if (LONG_OWN.some((start) => label.startsWith(start) && label.length > start.length)) return true;
  const rest = label.startsWith('my') ? label.slice(2).replace(/^-/, '') : '';
  return MINE.has(rest) || (/^[a-z]{2,4}$/.test(rest) && !['web', 'sql', 'th'].includes(rest));
}
const LONG_OWN = ['mein', 'mijn', 'moncompte', 'monespace', 'micuenta'];
const MINE = words(`
  account health portal office benefits learning campus student profile service services money card
  cards policy work bill bills
`);

const PATHS = words(`
  webmail roundcube squirrelmail horde rainloop owa zimbra phpmyadmin pma adminer wp-admin cpanel whm
  mychart ebanking onlinebanking netbanking homebanking
`);

/** `mail2`, `webmail01`: there are several. */
const unnumbered = (word: string): string => word.replace(/\d{1,3}$/, '');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
