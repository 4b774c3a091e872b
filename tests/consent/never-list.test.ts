import { describe, expect, it } from 'vitest';
import { isSensitiveAddress, isSensitiveHost } from '../../lib/consent/never-list.ts';
import { SENSITIVE_BRANDS } from '../../lib/consent/sensitive-brands.ts';
import { SENSITIVE_HOSTS } from '../../lib/consent/sensitive-hosts.ts';

const CLASSES = {
  'cloud documents': `docs.google.com docs.office.com app.box.com box.com drive.google.com
    contoso.sharepoint.com onedrive.live.com www.dropbox.com www.notion.so acme.atlassian.net
    app.asana.com`,
  'chat and meetings': `app.slack.com acme.slack.com teams.microsoft.com discord.com us02web.zoom.us
    meet.google.com web.whatsapp.com acme.webex.com docs.live.com signal.me`,
  mail: `mail.yahoo.com outlook.office.com webmail.university.example mail2.example.de
    poczta.onet.pl messagerie.orange.fr e.mail.ru mail.proton.me email.t-online.de`,
  'calendars and photos': 'calendar.google.com calendly.com photos.google.com www.icloud.com',
  banks: `www.chase.com online.citi.com www.sparkasse-koelnbonn.de meine.deutsche-bank.de ing.de
    particuliers.societegenerale.fr www.bbva.es www.unicredit.it www.itau.com.br mijn.ing.nl
    ebanking.raiffeisen.ch www.handelsbanken.se www.mbank.pl online.sberbank.ru www.isbank.com.tr
    netbanking.hdfcbank.com www.commbank.com.au secure.bankofamerica.com e-banking.example.gr
    onlinebanking.kreditbank.example www.navyfederalcreditunion.example
    www.sparda-west.de www.ksk-tuebingen.de www.haspa.de www.1822direkt.de www.ca-normandie.fr
    particuliers.sg.fr eb.akb.ch www.vr.de bankid.no ing.ro ing.lu ing.fr www.ing.com.tr
    www.data-direct-banking.example meinebank.example www.first.bank mabanque.bnpparibas
    mtb-volksbank.example www.dnb.no`,
  'brokers and crypto': `client.schwab.com www.degiro.nl app.traderepublic.com www.coinbase.com
    accounts.binance.com pro.kraken.com`,
  insurance: 'www.allianz.de myaccount.geico.com www.tk.de member.aetna.com',
  health: `mychart.clinic.example www.doctolib.de patient.labcorp.com www.fitbit.com
    connect.garmin.com www.1177.se myquest.questdiagnostics.com www.healow.com www.elga.gv.at
    www.mijngezondheid.net patient-portal.clinic.example patientenportal.klinik.example`,
  'tax and government': `www.elster.de www.impots.gouv.fr www.tax.service.gov.uk my.gov.au
    secure.login.gov mijn.overheid.nl www.altinn.no
    meu.inss.gov.br www.mijnoverheid.nl www.mein-elster.de`,
  'work and school': `acme.myworkday.com acme.bamboohr.com payroll.company.example
    intranet.company.example docs.intranet.company.example acme.personio.de school.instructure.com
    neilo.webuntis.com moodle.university.example canvas.college.example
    mitarbeiterportal.firma.example studip.uni-x.example tucan.tu-x.example lsf.uni-x.example
    opal.hochschule-x.example sellercentral.amazon.de webmail.firma.example vpn2.firma.example
    id.atlassian.com`,
  'dating, secrets, identity': `tinder.com fetlife.com onlyfans.com www.okcupid.com
    vault.bitwarden.com my.1password.com acme.okta.com login.microsoftonline.com accounts.google.com
    sso.university.example`,
  'home and panels': `fritz.box www.routerlogin.net tplinkwifi.net x1y2.myfritz.net me.synology.me
    blog.me.synology.me data.acme.slack.com
    cpanel.example.com plesk.example.net phpmyadmin.example.org router.asus.com
    dash.cloudflare.com cloud.digitalocean.com robot.hetzner.com eu-west-3.console.aws.amazon.com`,
  'AI chats, CRM, tickets': `chatgpt.com claude.ai gemini.google.com www.perplexity.ai
    chat.deepseek.com acme.my.salesforce.com acme.lightning.force.com app.hubspot.com
    acme.service-now.com acme.zendesk.com acme.freshdesk.com`,
  'accounts of anybody': `account.paper.example kundenportal.strom.example
    espaceclient.telecom.example espace-client.gaz.example meine.strom.example mijn.energie.example
    meinkonto.handy.example my-account.shop.example myhealth.shop.example moncompte.train.example
    admin.shop.example secure2.club.example secure.club.example`,
};

describe.each(Object.entries(CLASSES))('%s', (_, hosts) => {
  it.each(hosts.trim().split(/\s+/))('%s is left alone', (host) => {
    expect(isSensitiveHost(host)).toBe(true);
  });
});

const PUBLIC = {
  'pages for everybody': `www.museum.example tickets.museum.example router.vuejs.org
    panel.holoviz.org www.mail-archive.com docs.python.org developer.mozilla.org www.bbc.co.uk
    www.bnl.gov www.vub.be cloud.google.com apps.apple.com support.google.com github.com
    blog.example.com shop.example.com news.ycombinator.com conference.example.org data.gov.uk
    mysql.example.com mythology.example.org www.mtb-news.de members.tripod.com staff.bath.ac.uk
    www.banksy.example payphones.example www.post.example appletree.example portalis.example`,
  'languages and institutes': `id.wikipedia.org en.wikipedia.org my.wikipedia.org hr.wiktionary.org
    mi.wikibooks.org min.wikipedia.org lk.example.org mi.fu-berlin.de www.mi.uni-koeln.de
    nas.nasa.gov cas.uni-x.example sts.uni-x.example mes.uni-x.example my.usembassy.gov`,
  'data portals and dashboards': `portal.issn.org portal.gdc.cancer.gov geoportal.example.org
    kulturportal.land.example dashboard.eea.europa.eu app.electricitymaps.com grafana.wikimedia.org
    chat.stackoverflow.com jira.mariadb.org opal.mineral.example canvas.art.example
    orders.senate.example safe.roads.example cabinet.gov.example apply.arts.example`,
  'what services write for everybody': `docs.stripe.com blog.trello.com support.zoom.us
    docs.moodle.org docs.nextcloud.com docs.phpmyadmin.net api.slack.com www.moodle.org
    nextcloud.com www.phpmyadmin.net roundcube.net www.zimbra.com oauth.net
    blog.volksbank-x.example`,
  'words that go on': `meinungen.zeitung.example meinungsforschung.uni.example mijnbouw.tu.example
    securesoftware.example.org secureworks.example.com myco.example.org mybio.example.org
    espace-culturel.ville.example espace.example.ch meinberlin.de patient.info`,
  'names that others have too': `www.dnb.de portal.dnb.de www.slsp.ch miro.org
    www.miro.museum.example www.macquariedictionary.com.au ing.unipi.example www.humana.org`,
  'banks of other things': `www.data-bank.example databank.example www.genbank.org sffoodbank.org
    food-bank.example bloodbank.example seedbank.example wordbank.example imagebank.example
    literaturdatenbank.de timebank.example www.southbank.org data.worldbank.org www.bundesbank.de
    www.riksbank.se www.norges-bank.no www.bankofengland.co.uk bancodealimentos.example`,
};

describe.each(Object.entries(PUBLIC))('%s', (_, hosts) => {
  it.each(hosts.trim().split(/\s+/))('%s is recorded', (host) => {
    expect(isSensitiveHost(host)).toBe(false);
  });
});

it.each([
  ['https://www.club.example/webmail/?_task=mail', true],
  ['https://www.club.example/phpmyadmin/index.php', true],
  ['https://www.club.example/wp-admin/post.php', true],
  ['https://www.club.example:2083/', true],
  ['https://www.club.example:8080/', false],
  ['https://www.club.example/about/webmail-clients', false],
  ['https://www.club.example/webmail', true],
  ['https://www.club.example/roundcube/', true],
  ['https://www.club.example/owa/auth/logon.aspx', true],
  ['https://www.club.example/wp-admin/network/', true],
  ['https://www.club.example:8443/paper', false],
  ['https://en.wikipedia.org/wiki/Horde', false],
  ['https://github.com/roundcube/roundcubemail', false],
  ['https://github.com/horde', false],
  ['https://hub.docker.com/_/adminer', false],
  ['https://www.club.example/docs/adminer/', false],
])('%s: %s', (address, expected) => {
  expect(isSensitiveAddress(address, new URL(address).hostname)).toBe(expected);
});

it('has every name once, as hosts are written', () => {
  for (const name of [...SENSITIVE_BRANDS, ...SENSITIVE_HOSTS]) {
    expect(name).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/);
    expect(new URL(`http://${name}.example/`).hostname).toBe(`${name}.example`);
  }
});
