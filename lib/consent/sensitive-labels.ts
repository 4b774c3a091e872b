/**
 * Words of addresses that banks, mail, identity, control panels and work places use, whoever runs
 * them. Only words that are hardly ever public: a portal, a dashboard or an app may be anybody's,
 * and a page of it on which somebody is signed in has a control to sign out.
 */
import { isBankLabel } from './bank-label.ts';

/** In any label of the host, as a whole word between hyphens or as its end. */
export function isSensitiveLabel(label: string): boolean {
  const joined = label.replaceAll('-', '');
  if (isBankLabel(label) || ENDINGS.test(joined) || OWN.test(joined)) return true;
  return !label.includes('archive') && hasWord(label, WORDS);
}

/**
 * Before the name that was registered: programs are installed there; below their own name is
 * their maker.
 */
export const isSensitiveSubdomain = (label: string): boolean =>
  hasWord(label, SUBDOMAINS) || hasWord(label, PROGRAMS) || MINE.test(label);

/** Words that are something else than a way into a school only elsewhere. */
export const isSchoolSubdomain = (label: string): boolean =>
  AT_SCHOOL.has(label) || isSensitiveSubdomain(label);

/** A university, a college or a school, by the name that was registered with its ending. */
export const isSchool = (domain: string): boolean =>
  /\.(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2})$|^(?:uni|univ|tu|fh|hs|th|ph|fu|hu)-|universi|college|hochschule|school/.test(
    domain,
  );

const ENDINGS =
  /webmail$|intranet$|extranet$|(?:kunden|customer|client|patient|patients|patienten|mitarbeiter|employee|staff|student|students|studenten|studierenden|member|members|mitglieder|eltern|parent|parents)portal$/;

/** “My account”, in languages that write it as one word, and only with what it is that is mine. */
const OWN =
  /^(?:meine?(?:account|bank|bereich|daten|depot|elster|finanz|konto|kunden|o2|portal|post|service|vertr|versicherung|vodafone)|mijn(?:account|bank|belasting|dossier|gegevens|gezond|klant|omgeving|overheid|pensioen|portaal|zaken|ziekenhuis|zorg)|mon(?:compte|espace)|espace(?:client|perso|abonne|adherent|assure|membre|etudiant|salarie)|micuenta|minhaconta|mojekonto|area(?:personale|riservata|client|privada)|kunden(?:konto|bereich|login)|customer(?:area|login))/;

const MINE =
  /^my-?(?:accounts?|apps|benefits|bills?|campus|cards?|care|chart|claims|desk|files|health|hr|id|learning|loans?|mail|medical|money|office|patient|pay|pension|policy|portal|profile|records|services?|student|tax|vpn|wallet|work)$/;

const WORDS = words(`
  webmail mail email imap owa mailbox inbox
  mychart myhealth healthportal ehealth telehealth telemed
  login signin logon anmelden connexion sso auth idp adfs account accounts
  password passwords passwort vault wallet pay payment payments checkout
  payroll selfservice intranet extranet
`);

/** Installed below a host's name or in its first directory. */
export const PROGRAMS = words(`
  roundcube zimbra squirrelmail horde rainloop oauth oidc saml shibboleth shib
  cpanel whm webmin plesk directadmin phpmyadmin pma adminer ispconfig
  nextcloud owncloud seafile immich sharepoint moodle ilias studip blackboard schoology iserv
  otrs zammad servicenow fiori citrix anyconnect jitsi
  fritz unifi homeassistant hass proxmox octoprint pihole
`);

const SUBDOMAINS = words(`
  mein meine mijn mitt minside minasidor minha secure intern internal insite
  poczta messagerie courriel correo correio posta pochta postfach
  admin administrator controlpanel backoffice sellercentral
  employees mitarbeiter hris hrms timesheet timesheets zeiterfassung
  vpn rdp webvpn sslvpn campusonline billing invoices konto konta compte cuenta conta conto
  policyholder patient patients patienten onlineservice eservice eservices selfcare
`);

const AT_SCHOOL = words('canvas tucan lsf opal lms elearning stud stine bbb');

const hasWord = (label: string, among: ReadonlySet<string>): boolean =>
  label.split('-').some((word) => among.has(unnumbered(word)));

/** `mail2`, `webmail01`: there are several. */
const unnumbered = (word: string): string => word.replace(/\d{1,3}$/, '');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
