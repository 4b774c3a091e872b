/**
 * Brands that are short, or that are also something else, with the endings under which they are
 * meant: dnb.no is a bank, dnb.de is a library. As `name.ending/ending`.
 */
const BRANDS = `
  ing.com/de/nl/es/it/be/pl/ro/lu/fr/at/cz/sk/hu/pt/ch/co.uk/com.au/com.tr
  chase.com/co.uk/de usaa.com bofa.com citi.com/co.in/com.sg/com.hk/com.mx/eu sofi.com becu.org
  hsbc.com/co.uk/fr/de/ca/ae/com.hk/com.sg/com.au/com.mx/com.my/com.cn/com.tw/co.in/co.id/com.tr/com.mt/com.eg/com.ar/com.uy/com.vn/bm/lk/com.bd/com.ph/com.qa/com.bh/co.om/am
  monzo.com/me dkb.de n26.com bawag.at ubs.com/ch bekb.ch twint.ch bcge.ch qonto.com/eu
  bbva.com/es/mx/pe/it/de/pt/com.ar/com.co/com.uy/ch bunq.com knab.nl dnb.no/se aktia.fi
  pkobp.pl ipko.pl pekao.com.pl/pl mbank.pl/cz/sk csob.cz/sk csas.cz slsp.sk tbank.ru
  adcb.com leumi.co.il absa.co.za/africa/co.ke icbc.com.cn paytm.com mufg.jp smbc.co.jp ocbc.com
  ocbc.id cimb.com/com.my/com.sg cibc.com bidv.com.vn gcash.com nequi.com.co ubank.com.au
  macquarie.com/com.au stgeorge.com.au haspa.de sparda.de/at sg.fr akb.ch lukb.ch sgkb.ch tkb.ch
  gkb.ch szkb.ch blkb.ch bkb.ch vr.de
  venmo.com sumup.com/de/fr/it/co.uk ibkr.com etoro.com okx.com bybit.com huobi.com htx.com xero.com
  datev.de ynab.com aviva.com/co.uk/ca/ie/fr/it geico.com cigna.com aetna.com uhc.com bcbs.com
  huk24.de aok.de macif.fr maif.fr swica.ch humana.com affirm.com/ca betterment.com quicken.com
  mint.com cash.app bux.com plum.io ii.co.uk
  ameli.fr qare.fr samedi.de/com sundhed.dk elga.gv.at ada.com clue.app
  gmail.com gmx.net/de/at/ch/com/fr/es/co.uk slack.com skype.com webex.com/com.cn signal.me
  koofr.eu/net degoo.com zoho.com/eu/in/com.au/com.cn/jp figma.com miro.com canva.com/cn/site
  quip.com box.com ukg.com/net hibob.com taleo.net icims.com d2l.com
  badoo.com lovoo.com/net zoosk.com jdate.com okta.com/eu okta-emea.com auth0.com authy.com
  ifttt.com replika.com/ai piazza.com`;

export const SHORT_BRANDS: readonly string[] = BRANDS.trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const dot = entry.indexOf('.');
    const endings = entry.slice(dot + 1).split('/');
    return endings.map((ending) => `${entry.slice(0, dot)}.${ending}`);
  });
