import { describe, expect, it } from 'vitest';
import { isSensitiveAddress, isSensitiveHost } from '../../lib/consent/never-list.ts';
import { SENSITIVE_BRANDS } from '../../lib/consent/sensitive-brands.ts';
import { SENSITIVE_HOSTS } from '../../lib/consent/sensitive-hosts.ts';

const CLASSES = {
  'cloud documents': `docs.google.com drive.google.com contoso.sharepoint.com onedrive.live.com
    www.dropbox.com app.box.com www.notion.so acme.atlassian.net app.asana.com`,
  'chat and meetings': `app.slack.com acme.slack.com teams.microsoft.com discord.com us02web.zoom.us
    meet.google.com web.whatsapp.com chat.example.org acme.webex.com`,
  mail: `mail.yahoo.com outlook.office.com webmail.university.example mail2.example.de poczta.onet.pl
    messagerie.orange.fr e.mail.ru mail.proton.me email.t-online.de`,
  'calendars and photos': 'calendar.google.com calendly.com photos.google.com www.icloud.com',
  banks: `www.chase.com online.citi.com www.sparkasse-koelnbonn.de meine.deutsche-bank.de ing.de
    particuliers.societegenerale.fr www.bbva.es www.unicredit.it www.itau.com.br mijn.ing.nl
    ebanking.raiffeisen.ch www.handelsbanken.se www.mbank.pl online.sberbank.ru www.isbank.com.tr
    netbanking.hdfcbank.com www.commbank.com.au secure.bankofamerica.com e-banking.example.gr
    onlinebanking.kreditbank.example www.navyfederalcreditunion.example`,
  'brokers and crypto': `client.schwab.com www.degiro.nl app.traderepublic.com www.coinbase.com
    accounts.binance.com pro.kraken.com`,
  insurance: 'www.allianz.de myaccount.geico.com www.tk.de member.aetna.com',
  health: `mychart.clinic.example www.doctolib.de patient.labcorp.com www.fitbit.com
    connect.garmin.com www.1177.se`,
  'tax and government': `www.elster.de www.impots.gouv.fr www.tax.service.gov.uk my.gov.au
    secure.login.gov mijn.overheid.nl www.altinn.no`,
  'work and school': `acme.myworkday.com acme.bamboohr.com hr.company.example payroll.company.example
    intranet.company.example docs.intranet.company.example acme.personio.de school.instructure.com neilo.webuntis.com
    moodle.university.example canvas.college.example mitarbeiterportal.firma.example`,
  'dating, secrets, identity': `tinder.com www.okcupid.com vault.bitwarden.com my.1password.com
    acme.okta.com login.microsoftonline.com accounts.google.com sso.university.example`,
  'home and panels': `fritz.box www.routerlogin.net tplinkwifi.net x1y2.myfritz.net me.synology.me
    cpanel.example.com plesk.example.net phpmyadmin.example.org router.asus.com`,
  'AI chats, CRM, tickets': `chatgpt.com claude.ai gemini.google.com www.perplexity.ai chat.deepseek.com
    acme.my.salesforce.com acme.lightning.force.com app.hubspot.com acme.service-now.com
    helpdesk.company.example jira.company.example`,
  'accounts of anybody': `my.shop.example app.startup.example portal.supplier.example
    account.paper.example kundenportal.strom.example espaceclient.telecom.example mein.handy.example
    admin.shop.example secure2.club.example`,
};

describe.each(Object.entries(CLASSES))('%s', (_, hosts) => {
  it.each(hosts.trim().split(/\s+/))('%s is left alone', (host) => {
    expect(isSensitiveHost(host)).toBe(true);
  });
});

it.each(
  `www.museum.example tickets.museum.example router.vuejs.org panel.holoviz.org docs.stripe.com
  blog.trello.com support.zoom.us www.mail-archive.com docs.python.org developer.mozilla.org id.wikipedia.org en.wikipedia.org
  www.bbc.co.uk www.bnl.gov www.vub.be cloud.google.com apps.apple.com support.google.com github.com
  blog.example.com shop.example.com news.ycombinator.com conference.example.org data.gov.uk
  mysql.example.com mythology.example.org www.mtb-news.de members.tripod.com staff.bath.ac.uk
  www.banksy.example payphones.example www.post.example appletree.example portalis.example`
    .trim()
    .split(/\s+/),
)('%s is not', (host) => {
  expect(isSensitiveHost(host)).toBe(false);
});

it.each([
  ['https://www.club.example/webmail/?_task=mail', true],
  ['https://www.club.example/phpmyadmin/index.php', true],
  ['https://www.club.example/wp-admin/post.php', true],
  ['https://www.club.example:2083/', true],
  ['https://www.club.example:8080/', false],
  ['https://www.club.example/about/webmail-clients', false],
])('%s: %s', (address, expected) => {
  expect(isSensitiveAddress(address, new URL(address).hostname)).toBe(expected);
});

it('has every name once, as hosts are written', () => {
  for (const name of [...SENSITIVE_BRANDS, ...SENSITIVE_HOSTS]) {
    expect(name).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
    expect(new URL(`http://${name}.example/`).hostname).toBe(`${name}.example`);
  }
});
