/**
 * Names of services that hold a person's money, letters, health, papers or talks, as the label that
 * was registered, under any ending: hsbc.co.uk, secure.chase.com. A name that is also an ordinary word
 * stands with its ending in sensitive-hosts.ts. Written by hand, class by class: the lists of others
 * name where mail addresses end, not where letters are read, or are not free.
 */
const BANKS = `
  chase wellsfargo bankofamerica bofa citi citibank capitalone usbank truist tdbank allybank usaa
  navyfederal keybank citizensbank bmoharris synchrony synchronybank goldmansachs merrilledge
  sofi varomoney penfed alliantcreditunion becu golden1 schoolsfirstfcu suntrust comerica zionsbank
  barclays hsbc lloyds lloydsbank natwest ulsterbank santander monzo starlingbank revolut
  firstdirect metrobankonline virginmoney clydesdalebank atombank bankofireland permanenttsb
  commerzbank postbank dkb ingdiba comdirect consorsbank n26 hypovereinsbank targobank norisbank
  ethikbank triodos apobank bawag bawagpsk easybank erstebank oberbank bank99 ubs postfinance bekb
  migrosbank swissquote viseca twint bcge
  bnpparibas societegenerale creditagricole labanquepostale creditmutuel banquepopulaire
  boursorama boursobank fortuneo hellobank monabanq cofidis cetelem sofinco bforbank qonto hsbcnet
  bbva caixabank bancosantander bankinter bancsabadell unicajabanco kutxabank abanca ibercaja openbank
  evobanco cajamar laboralkutxa unicredit intesasanpaolo bancobpm finecobank bancamediolanum
  widiba credem bancasella postepay satispay millenniumbcp bancobpi novobanco activobank 
  bradesco nubank bancointer c6bank picpay mercadopago pagseguro btgpactual sicredi sicoob
  abnamro rabobank snsbank asnbank regiobank bunq knab vanlanschot belfius bnpparibasfortis argenta
  crelan keytradebank spuerkeess payconiq nordea swedbank handelsbanken danskebank jyskebank nykredit
  sydbank lansforsakringar icabanken dnb sparebank1 sbanken aktia spankki landsbankinn islandsbanki
  arionbanki pkobp ipko pekao mbank bankmillennium aliorbank nestbank csob csas airbank
  slsp tatrabanka otpbank bancatransilvania dskbank aikbanka sberbank tinkoff
  tbank alfabank gazprombank privatbank monobank oschadbank luminor citadele piraeusbank
  alphabank eurobank ziraatbank isbank garantibbva akbank yapikredi halkbank vakifbank denizbank enpara
  papara emiratesnbd adcb bankfab mashreqbank alrajhibank alahli riyadbank bankhapoalim leumi
  absa standardbank nedbank capitecbank gtbank zenithbank ubagroup equitybank kcbgroup
  icbc abchina bankcomm cmbchina alipay hdfcbank icicibank onlinesbi axisbank yesbank
  bankofbaroda paytm phonepe mufg smbc mizuhobank rakuten-bank rakuten-card sonybank kbstar shinhan
  wooribank hanabank nonghyup kakaobank tossbank ocbc maybank maybank2u cimb klikbca bankmandiri
  kasikornbank bangkokbank krungthai vietcombank techcombank bidv metrobank gcash
  rbcroyalbank rbcbank tdcanadatrust scotiabank cibc desjardins simplii eqbank
  banamex banorte bancoazteca bancolombia davivienda nequi bancodechile bancoestado viabcp bancogalicia
  commbank westpac stgeorge bankwest ubank macquarie bendigobank suncorp kiwibank `;

const MONEY = `
  paypal venmo cashapp zellepay klarna clearpay afterpay affirm skrill neteller payoneer westernunion
  moneygram remitly worldremit transferwise squareup sumup razorpay americanexpress discovercard
  schwab fidelity vanguard ameritrade etrade robinhood webull interactivebrokers ibkr betterment
  wealthfront wealthsimple questrade hargreaveslansdown ajbell trading212 etoro plus500 degiro flatex
  traderepublic smartbroker avanza nordnet creditkarma experian equifax transunion schufa
  coinbase binance kraken bitstamp bitfinex kucoin okx bybit bitget huobi htx poloniex bittrex bitpanda
  metamask blockfi localbitcoins paxful cryptocom intuit quickbooks turbotax xero freshbooks
  hrblock freetaxusa taxact taxfix smartsteuer lexoffice lexware sevdesk datev quicken ynab
  allianz aviva directline geico statefarm allstate libertymutual cigna aetna humana uhc
  unitedhealthcare bcbs metlife huk24 signal-iduna debeka gothaer cosmosdirekt barmer aok
  harmonie-mutuelle groupama matmut macif maif adeslas unipolsai zilverenkruis helsana swica
  medibank`;

const HEALTH = `
  kaiserpermanente doctolib ameli patientaccess mychart onemedical zocdoc teladoc amwell mdlive
  babylonhealth jameda samedi teleclinic followmyhealth athenahealth patientfusion 23andme betterhelp
  talkspace fitbit strava withings ouraring myfitnesspal runkeeper trainingpeaks mysugr libreview
  dexcom librelinkup weightwatchers onepeloton mapmyrun helsenorge omakanta sundhed qare`;

const LETTERS_AND_TALKS = `
  gmail googlemail hotmail protonmail tutanota fastmail gmx rediffmail hushmail runbox startmail
  mailfence kolabnow roundcube slack discord discordapp whatsapp skype webex gotomeeting
  gotowebinar whereby bluejeans ringcentral mattermost zulipchat groupme teamviewer anydesk wechat
  calendly when2meet`;

const PAPERS = `
  dropbox dropboxusercontent onedrive sharepoint icloud pcloud tresorit icedrive wetransfer magentacloud
  terabox koofr degoo evernote airtable smartsheet trello clickup todoist ticktick workflowy
  roamresearch docusign hellosign pandadoc cryptpad zoho zohopublic figma miro canva overleaf quip
  shutterfly snapfish photobox`;

const WORK_AND_SCHOOL = `
  workday myworkday myworkdayjobs successfactors paychex paylocity paycom paycor ultipro ukg dayforce
  dayforcehcm bamboohr personio factorialhr hibob rippling zenefits trinet justworks hrworks greythr
  darwinbox taleo icims commonapp parcoursup salesforce pipedrive sugarcrm freshservice
  servicenow service-now instructure schoology powerschool infinitecampus classdojo classlink
  managebac itslearning moodlecloud brightspace d2l webuntis pronote ecoledirecte somtoday smartschool
  schoolsoft vklass edupage librus parentpay satchelone turnitin spaggiari`;

const PRIVATE_LIFE = `
  tinder okcupid eharmony badoo grindr parship elitepartner lovoo zoosk meetic
  jdate christianmingle coffeemeetsbagel joyclub adultfriendfinder ashleymadison edarling 
  bitwarden lastpass dashlane keepersecurity nordpass roboform enpass passbolt okta auth0 onelogin
  duosecurity jumpcloud authy chatgpt replika janitorai doubao
  myfritz routerlogin tplinkwifi tplinklogin tplinkmodem tplinkrepeater orbilogin mywifiext asusrouter
  linksyssmartwifi myqnapcloud mynetgear ifttt franceconnect gosuslugi `;

export const SENSITIVE_BRANDS: ReadonlySet<string> = new Set(
  [BANKS, MONEY, HEALTH, LETTERS_AND_TALKS, PAPERS, WORK_AND_SCHOOL, PRIVATE_LIFE].flatMap(
    (names) => names.trim().split(/\s+/),
  ),
);
