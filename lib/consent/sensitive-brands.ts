/**
 * Names of services that hold a person's money, letters, health, papers or talks, as the label
 * that was registered, under any ending: hsbcnet.com, secure.barclays.co.uk. A short name or one
 * that is also an ordinary word stands with its endings in short-brands.ts or sensitive-hosts.ts.
 * Written by hand, class by class; the lists looked at name where mail addresses end, not where
 * letters are read.
 */
const BANKS = `
  wellsfargo bankofamerica citibank capitalone usbank truist tdbank allybank navyfederal keybank
  citizensbank bmoharris synchrony synchronybank goldmansachs merrilledge varomoney penfed
  alliantcreditunion golden1 schoolsfirstfcu suntrust comerica zionsbank barclays lloyds lloydsbank
  natwest ulsterbank santander starlingbank revolut firstdirect metrobankonline virginmoney
  clydesdalebank atombank bankofireland permanenttsb commerzbank postbank ingdiba comdirect
  consorsbank hypovereinsbank targobank norisbank ethikbank triodos apobank bawagpsk easybank
  erstebank oberbank bank99 postfinance migrosbank swissquote viseca bnpparibas societegenerale
  creditagricole labanquepostale creditmutuel banquepopulaire boursorama boursobank fortuneo
  hellobank monabanq cofidis cetelem sofinco bforbank hsbcnet caixabank bancosantander bankinter
  bancsabadell unicajabanco kutxabank abanca ibercaja openbank evobanco cajamar laboralkutxa
  unicredit intesasanpaolo bancobpm finecobank bancamediolanum widiba credem bancasella postepay
  satispay millenniumbcp bancobpi novobanco activobank bradesco nubank bancointer c6bank picpay
  mercadopago pagseguro btgpactual sicredi sicoob abnamro rabobank snsbank asnbank regiobank
  vanlanschot belfius bnpparibasfortis argenta crelan keytradebank spuerkeess payconiq nordea
  swedbank handelsbanken danskebank jyskebank nykredit sydbank lansforsakringar icabanken sparebank1
  sbanken spankki landsbankinn islandsbanki arionbanki bankmillennium aliorbank nestbank airbank
  tatrabanka otpbank bancatransilvania dskbank aikbanka sberbank tinkoff alfabank gazprombank
  privatbank monobank oschadbank luminor citadele piraeusbank alphabank eurobank ziraatbank isbank
  garantibbva akbank yapikredi halkbank vakifbank denizbank enpara papara emiratesnbd bankfab
  mashreqbank alrajhibank alahli riyadbank bankhapoalim standardbank nedbank capitecbank gtbank
  zenithbank ubagroup equitybank kcbgroup abchina bankcomm cmbchina alipay hdfcbank icicibank
  onlinesbi axisbank yesbank bankofbaroda phonepe mizuhobank rakuten-bank rakuten-card sonybank
  kbstar shinhan wooribank hanabank nonghyup kakaobank tossbank maybank maybank2u klikbca
  bankmandiri kasikornbank bangkokbank krungthai vietcombank techcombank metrobank rbcroyalbank
  rbcbank tdcanadatrust scotiabank desjardins simplii eqbank banamex banorte bancoazteca bancolombia
  davivienda bancodechile bancoestado viabcp bancogalicia commbank westpac bankwest bendigobank
  suncorp kiwibank 1822direkt bankid posteitaliane`;

const MONEY = `
  paypal cashapp zellepay klarna clearpay afterpay skrill neteller payoneer westernunion moneygram
  remitly worldremit transferwise squareup razorpay americanexpress discovercard schwab fidelity
  vanguard ameritrade etrade robinhood webull interactivebrokers wealthfront wealthsimple questrade
  hargreaveslansdown ajbell trading212 plus500 degiro flatex traderepublic smartbroker avanza
  nordnet creditkarma experian equifax transunion schufa coinbase binance kraken bitstamp bitfinex
  kucoin bitget poloniex bittrex bitpanda metamask blockfi localbitcoins paxful cryptocom intuit
  quickbooks turbotax freshbooks hrblock freetaxusa taxact taxfix smartsteuer lexoffice lexware
  sevdesk allianz directline statefarm allstate libertymutual unitedhealthcare metlife signal-iduna
  debeka gothaer cosmosdirekt barmer harmonie-mutuelle groupama matmut adeslas unipolsai
  zilverenkruis helsana medibank tdameritrade moneybox youneedabudget`;

const HEALTH = `
  kaiserpermanente doctolib patientaccess mychart onemedical zocdoc teladoc amwell mdlive
  babylonhealth jameda teleclinic followmyhealth athenahealth patientfusion 23andme betterhelp
  talkspace fitbit strava withings ouraring myfitnesspal runkeeper trainingpeaks mysugr libreview
  dexcom librelinkup weightwatchers onepeloton mapmyrun helsenorge omakanta healow questdiagnostics
  ancestry`;

const LETTERS_AND_TALKS = `
  googlemail hotmail protonmail tutanota fastmail rediffmail hushmail runbox startmail mailfence
  kolabnow discord discordapp whatsapp gotomeeting gotowebinar whereby bluejeans ringcentral
  mattermost zulipchat groupme teamviewer anydesk wechat calendly when2meet`;

const PAPERS = `
  dropbox dropboxusercontent onedrive sharepoint icloud pcloud tresorit icedrive wetransfer
  magentacloud terabox evernote airtable smartsheet trello clickup todoist ticktick workflowy
  roamresearch docusign hellosign pandadoc cryptpad zohopublic overleaf shutterfly snapfish
  photobox`;

const WORK_AND_SCHOOL = `
  workday myworkday myworkdayjobs successfactors paychex paylocity paycom paycor ultipro dayforce
  dayforcehcm bamboohr personio factorialhr rippling zenefits trinet justworks hrworks greythr
  darwinbox commonapp parcoursup salesforce pipedrive sugarcrm freshservice servicenow service-now
  instructure schoology powerschool infinitecampus classdojo classlink managebac itslearning
  moodlecloud brightspace webuntis pronote ecoledirecte somtoday smartschool schoolsoft vklass
  edupage librus parentpay satchelone turnitin spaggiari zendesk freshdesk`;

const PRIVATE_LIFE = `
  tinder okcupid eharmony grindr parship elitepartner meetic christianmingle coffeemeetsbagel
  joyclub adultfriendfinder ashleymadison edarling bitwarden lastpass dashlane keepersecurity
  nordpass roboform enpass passbolt onelogin duosecurity jumpcloud chatgpt janitorai doubao myfritz
  routerlogin tplinkwifi tplinklogin tplinkmodem tplinkrepeater orbilogin mywifiext asusrouter
  linksyssmartwifi myqnapcloud mynetgear franceconnect gosuslugi fetlife onlyfans xhamster pornhub`;

export const SENSITIVE_BRANDS: ReadonlySet<string> = new Set(
  [BANKS, MONEY, HEALTH, LETTERS_AND_TALKS, PAPERS, WORK_AND_SCHOOL, PRIVATE_LIFE].flatMap(
    (names) => names.trim().split(/\s+/),
  ),
);
