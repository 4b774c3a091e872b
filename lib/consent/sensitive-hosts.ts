import { SHORT_BRANDS } from './short-brands.ts';

/**
 * Hosts of the same kinds whose name alone would say too much, or too little; each with
 * those below.
 */
const MAIL_AND_TALKS = `
  outlook.com outlook.live.com outlook.office.com outlook.office365.com proton.me tuta.com
  web.de mailbox.org posteo.de hey.com o2mail.de rambler.ru mail.ru inbox.lv
  web.telegram.org messages.google.com web.threema.ch web.skype.com wx.qq.com line.me element.io
  meet.jit.si rocket.chat zoom.us teams.live.com cal.com teamup.com
  chat.deepseek.com chat.mistral.ai chat.qwen.ai chat.zalo.me`;

const PAPERS = `
  docs.zoho.com docs.google.com drive.google.com sheets.google.com slides.google.com keep.google.com
  photos.google.com calendar.google.com contacts.google.com meet.google.com chat.google.com
  classroom.google.com myaccount.google.com myactivity.google.com passwords.google.com
  pay.google.com admin.google.com gemini.google.com bard.google.com notebooklm.google.com
  aistudio.google.com colab.research.google.com script.google.com lookerstudio.google.com
  analytics.google.com ads.google.com takeout.google.com families.google.com voice.google.com
  one.google.com tasks.google.com home.google.com console.cloud.google.com
  live.com office.com office365.com office.live.com 1drv.ms teams.microsoft.com cloud.microsoft
  portal.azure.com admin.microsoft.com microsoftonline.com account.microsoft.com
  myaccount.microsoft.com account.live.com dynamics.com powerbi.com powerapps.com onenote.com
  loop.microsoft.com copilot.microsoft.com dev.azure.com yammer.com mega.nz mega.io sync.com
  disk.yandex.ru disk.yandex.com pan.baidu.com notion.so coda.io monday.com basecamp.com
  launchpad.37signals.com any.do lucid.app craft.do acrobat.adobe.com documentcloud.adobe.com
  atlassian.net linear.app mural.co ente.io photos.amazon.com hidrive.ionos.com hidrive.strato.com
  app.asana.com www.mediafire.com id.atlassian.com app.hubspot.com app.datadoghq.com
  admin.shopify.com`;

const MONEY = `
  mtb.com asb.co.nz bnl.it vub.sk cic.fr brd.ro fio.cz moneta.cz huntington.com tangerine.ca
  nab.com.au bnz.co.nz anz.com anz.com.au anz.co.nz seb.se seb.ee seb.lt seb.lv nbg.gr pnc.com
  cgd.pt rbs.co.uk tsb.co.uk aib.ie dbs.com dbs.com.sg uob.com.sg qnb.com fnb.co.za vtb.ru rbc.com
  bmo.com lcl.fr bper.it kotak.com safra.com.br scalable.capital chime.com nexo.com zaba.hr pbz.hr
  nlb.si mkb.hu bcr.ro ccb.com zkb.ch bcv.ch lhv.ee itau.com.br
  wise.com stripe.com ally.com discover.com
  regions.com 53.com citizens.com marcus.com halifax.co.uk nationwide.co.uk tide.co hl.co.uk
  deutsche-bank.de gls.de credit-suisse.com raiffeisen.ch societegenerale.fr credit-agricole.fr
  caisse-epargne.fr compte-nickel.fr bancadigital.es sabadell.com unicaja.es poste.it mps.it
  bb.com.br caixa.gov.br neon.com.br kbc.be bil.com op.fi kb.cz rb.cz kh.hu danskebank.dk lunar.app
  boc.cn sbi.co.in pnbindia.in japanpost.jp toss.im bri.co.id bca.co.id scb.co.th momo.vn bdo.com.ph
  td.com bnc.ca bci.cl bcp.com.pe bna.com.ar up.com.au gemini.com crypto.com gate.io blockchain.com
  trezor.io ledger.com phantom.app freetrade.io nutmeg.com acorns.com lydia-app.com oney.fr
  progressive.com farmers.com prudential.com axa.com axa.fr axa.de generali.de generali.it huk.de
  tk.de dak.de ergo.de css.ch if.se folksam.se bupa.co.uk lemonade.com wa.me cz.nl vgz.nl
  tikkie.me`;

const HEALTH_AND_STATE = `
  nhsapp.service.nhs.uk kp.org monespacesante.fr healthvault.com kry.se livi.fr 1177.se kanta.fi
  doktor.se pacjent.gov.pl meu.inss.gov.br portal.mayoclinic.org connect.garmin.com flow.polar.com
  flo.health zwift.com impots.gouv.fr caf.fr urssaf.fr ants.gouv.fr mesdroitssociaux.gouv.fr
  moncompteformation.gouv.fr irs.gov ssa.gov login.gov id.me studentaid.gov ceac.state.gov
  tax.service.gov.uk account.gov.uk id.bund.de bafoeg-digital.de digid.nl mijn.overheid.nl
  myminfin.be itsme-id.com finanzonline.bmf.gv.at skatteverket.se forsakringskassan.se bankid.com
  csn.se skatteetaten.no altinn.no borger.dk mitid.dk skat.dk e-boks.dk e-boks.com vero.fi eesti.ee
  epuap.gov.pl podatki.gov.pl zus.pl identitaobcana.cz ugyfelkapu.gov.hu ghiseul.ro nalog.ru
  diia.gov.ua gsis.gr turkiye.gov.tr inps.it spid.gov.it telematici.agenziaentrate.gov.it
  sede.agenciatributaria.gob.es seg-social.es clave.gob.es my.gov.au ato.gov.au ird.govt.nz
  realme.govt.nz incometax.gov.in uidai.gov.in digilocker.gov.in epfindia.gov.in singpass.gov.sg
  cpf.gov.sg acesso.gov.br sat.gob.mx afip.gob.ar sii.cl hometax.go.kr myna.go.jp cra-arc.gc.ca`;

const WORK_SCHOOL_AND_HOME = `
  skyward.com aeries.net keka.com whoop.com noom.com bumble.com feeld.co happn.com lexa.nl
  doodle.com chat.openai.com platform.openai.com console.anthropic.com perplexity.ai elster.de
  duckdns.org remotewd.com messenger.com myfritz.net
  adp.com gusto.com namely.com deel.com remote.com kronos.net harvestapp.com force.com
  blackboard.com clever.com seesaw.me index-education.net magister.net inschool.fi unikum.net
  aula.dk uonetplus.vulcan.net.pl kreta.hu compass.education match.com pof.com hinge.co
  1password.com claude.ai character.ai poe.com grok.com meta.ai pi.ai you.com kimi.com
  kimi.moonshot.cn duck.ai tongyi.aliyun.com yiyan.baidu.com appleid.apple.com idmsa.apple.com
  fritz.box fritz.nas speedport.ip easy.box o2.box homerouter.cpe hi.link mobile.hotspot
  router.asus.com mafreebox.freebox.fr mabbox.bytel.fr quickconnect.to synology.me diskstation.me
  nabu.casa ddns.net hopto.org no-ip.org dyndns.org unifi.ui.com account.ui.com ring.com mycloud.com
  alexa.amazon.com home.nest.com
  console.aws.amazon.com seller.amazon.com dash.cloudflare.com cloud.digitalocean.com my.vultr.com
  robot.hetzner.com robot.your-server.de console.hetzner.com console.hetzner.cloud panel.hetzner.com
  console.firebase.google.com manage.wix.com console.scaleway.com cloud.linode.com my.oracle.com
  app.netlify.com dashboard.heroku.com campus.tum.de opal.sachsen.de learn.zybooks.com`;

const split = (names: string): string[] => names.trim().split(/\s+/);

/** Below these `docs.` is where a person's papers are, not what is written about the service. */
export const PAPER_HOSTS: ReadonlySet<string> = new Set(split(PAPERS));

export const SENSITIVE_HOSTS: ReadonlySet<string> = new Set([
  ...SHORT_BRANDS,
  ...[MAIL_AND_TALKS, PAPERS, MONEY, HEALTH_AND_STATE, WORK_SCHOOL_AND_HOME].flatMap(split),
]);
