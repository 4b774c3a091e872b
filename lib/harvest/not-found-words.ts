/**
 * How pages say that there is no such page. Written as people write them; compared in lower case
 * and without punctuation (`plain`).
 */

/** Lower case, words and numbers parted by single blanks, nothing else. */
export const plain = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Scripts that part no words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Longer texts say something else. */
const LONGEST = 600;

/** As `plain` leaves them, for a hundredth of the time: this is done in every page. */
const set = (...lines: string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      line
        .normalize('NFKC')
        .replaceAll('’', ' ')
        .split('|')
        .map((phrase) => phrase.trim()),
    ),
  );

/** As a whole title or heading these leave no doubt. */
export const WHOLE = set(
  // English
  `page not found|page was not found|page could not be found|page couldn’t be found|
  page cannot be found|page can’t be found|page isn’t available|page is not available|
  page does not exist|page doesn’t exist|page no longer exists|no such page|file not found|
  file or directory not found|resource cannot be found|article not found|content not found|
  document not found|url not found|route not found|
  nothing found here|we couldn’t find that page|we can’t find that page|
  we could not find that page|we couldn’t find this page|requested page not found|
  page you requested was not found|page you requested could not be found|
  page you are looking for could not be found|page you were looking for doesn’t exist|
  page you are looking for doesn’t exist|page you are looking for does not exist`,
  // German, Dutch
  `seite nicht gefunden|seite wurde nicht gefunden|seite konnte nicht gefunden werden|
  die seite wurde nicht gefunden|die seite konnte nicht gefunden werden|
  diese seite wurde nicht gefunden|diese seite konnte nicht gefunden werden|
  diese seite existiert nicht|diese seite gibt es nicht|seite existiert nicht|
  wurde die seite nicht gefunden|konnte die seite nicht gefunden werden|
  seite nicht vorhanden|die angeforderte seite wurde nicht gefunden`,
  `pagina niet gevonden|deze pagina bestaat niet|pagina bestaat niet|
  de pagina kon niet worden gevonden|de pagina is niet gevonden|deze pagina is niet gevonden`,
  // French, Spanish, Catalan, Portuguese, Italian, Romanian
  `page introuvable|page non trouvée|cette page n’existe pas|la page n’existe pas|
  cette page est introuvable|la page est introuvable|page inexistante|
  la page demandée est introuvable|la page demandée n’existe pas`,
  `página no encontrada|pagina no encontrada|no se encontró la página|
  no se ha encontrado la página|no se encuentra la página|esta página no existe|
  la página no existe|página no disponible|página no existe`,
  'pàgina no trobada|no s’ha trobat la pàgina|aquesta pàgina no existeix',
  `página não encontrada|pagina nao encontrada|esta página não existe|a página não existe|
  página não existe|a página não foi encontrada|página inexistente`,
  `pagina non trovata|questa pagina non esiste|la pagina non esiste|pagina inesistente|
  impossibile trovare la pagina|la pagina non è stata trovata`,
  `pagina nu a fost găsită|pagină negăsită|pagina nu există|această pagină nu există|
  pagina nu a fost gasita`,
  // Swedish, Danish, Norwegian, Icelandic, Finnish, Estonian, Latvian, Lithuanian
  `sidan hittades inte|sidan kunde inte hittas|sidan finns inte|sidan kan inte hittas|
  vi kan inte hitta sidan`,
  'siden blev ikke fundet|siden findes ikke|siden kunne ikke findes|side ikke fundet',
  'siden ble ikke funnet|siden finnes ikke|fant ikke siden|side ikke funnet|vi fant ikke siden',
  'síða fannst ekki|síðan fannst ekki',
  'sivua ei löydy|sivua ei löytynyt|sivua ei ole|hakemaasi sivua ei löytynyt',
  'lehte ei leitud|lehekülge ei leitud',
  'lapa nav atrasta|lapa netika atrasta',
  'puslapis nerastas|puslapis neegzistuoja',
  // Polish, Czech, Slovak, Hungarian, Slovene, Croatian, Serbian, Bulgarian
  `nie znaleziono strony|strona nie została znaleziona|strona nie istnieje|strony nie znaleziono|
  nie odnaleziono strony`,
  'stránka nenalezena|stránka nebyla nalezena|stránka neexistuje',
  'stránka nenájdená|stránka sa nenašla|stránka nebola nájdená',
  'az oldal nem található|oldal nem található|a keresett oldal nem található',
  'stran ni bila najdena|stran ne obstaja|strani ni mogoče najti',
  'stranica nije pronađena|stranica ne postoji|страница није пронађена|stranica nije pronadjena',
  'страницата не е намерена|страницата не съществува',
  // Russian, Ukrainian, Greek, Turkish
  `страница не найдена|страница не существует|такой страницы не существует|такой страницы нет|
  страницы не существует`,
  'сторінку не знайдено|сторінка не знайдена|сторінки не існує',
  'η σελίδα δεν βρέθηκε|σελίδα δεν βρέθηκε|η σελίδα δε βρέθηκε|η σελίδα δεν υπάρχει',
  'sayfa bulunamadı|aradığınız sayfa bulunamadı|sayfa mevcut değil',
  // Arabic, Hebrew, Persian, Hindi
  'الصفحة غير موجودة|لم يتم العثور على الصفحة|الصفحة غير متوفرة',
  'הדף לא נמצא|העמוד לא נמצא|דף לא נמצא|עמוד לא נמצא|הדף אינו קיים',
  'صفحه یافت نشد|صفحه پیدا نشد|صفحه مورد نظر یافت نشد',
  'पृष्ठ नहीं मिला|पेज नहीं मिला|यह पृष्ठ मौजूद नहीं है',
  // Indonesian, Vietnamese, Thai, Chinese, Japanese, Korean
  'halaman tidak ditemukan|laman tidak ditemukan|halaman tidak dijumpai',
  'không tìm thấy trang|trang không tồn tại|trang không tìm thấy',
  'ไม่พบหน้า|ไม่พบหน้าที่คุณต้องการ|ไม่พบหน้านี้|ไม่พบหน้าเว็บ',
  '页面未找到|找不到页面|页面不存在|未找到页面|找不到该页面|您访问的页面不存在|頁面不存在|找不到頁面|找不到該頁面|頁面未找到',
  'ページが見つかりません|ページが見つかりませんでした|お探しのページは見つかりませんでした|お探しのページが見つかりません|ページは存在しません',
  '페이지를 찾을 수 없습니다|페이지를 찾을 수 없음|존재하지 않는 페이지입니다|페이지가 존재하지 않습니다',
);

/** These may be the name of something: they need a second word for it. */
export const SHORT = set(
  `not found|nicht gefunden|niet gevonden|introuvable|non trouvé|non trouvée|no encontrado|
  no encontrada|no trobat|não encontrado|não encontrada|non trovato|non trovata|hittades inte|
  ikke fundet|ikke funnet|ei löydy|ei löytynyt|nie znaleziono|nenalezeno|nenájdené|nem található|
  ni najdeno|nije pronađeno|не найдено|не знайдено|не е намерено|δεν βρέθηκε|bulunamadı|
  غير موجود|לא נמצא|یافت نشد|नहीं मिला|tidak ditemukan|không tìm thấy|ไม่พบ|未找到|找不到|見つかりません|
  찾을 수 없습니다|negăsit`,
);

/** In a sentence, beside the above. */
export const TOLD = [
  ...WHOLE,
  ...SHORT,
  ...set(
    `could not be found|couldn’t be found|cannot be found|can’t be found|couldn’t find|
    could not find|can’t find|does not exist|doesn’t exist|no longer exists|not exist|
    page you are looking for|page you’re looking for|page you were looking for|
    what you are looking for|what you’re looking for|what you were looking for|nothing was found|
    nothing here|page you requested|has been moved|been removed|broken link|link is broken`,
    `existiert nicht|gibt es nicht|nicht mehr verfügbar|gesuchte seite|die sie suchen|
    die du suchst|bestaat niet|waar u naar zoekt|die je zoekt`,
    `n’existe pas|n’existe plus|que vous cherchez|que vous recherchez|que vous avez demandée|
    no existe|ya no existe|que buscas|que busca|que está buscando|no existeix|não existe|
    que procura|que você procura|non esiste|non esiste più|stai cercando|che cerchi|nu există|
    căutați`,
    `finns inte|letar efter|findes ikke|leder efter|finnes ikke|leter etter|er ekki til|
    ei ole olemassa|etsimääsi|ei leitud|nav atrasta|nerastas`,
    `nie istnieje|której szukasz|neexistuje|kterou hledáte|ktorú hľadáte|keresett oldal|
    nem létezik|ne obstaja|ne postoji|не съществува`,
    `не существует|не найдена|запрашиваемая|не існує|не знайдена|δεν υπάρχει|που ψάχνετε|
    aradığınız`,
    `الصفحة التي|לא קיים|مورد نظر|मौजूद नहीं|anda cari|tidak tersedia|bạn đang tìm|không tồn tại|
    ที่คุณกำลังมองหา`,
    '不存在|您访问的|存在しない|存在しません|お探し|존재하지|찾으시는',
  ),
];

/** Around the telling words of a title or heading, and without a meaning of their own. */
export const DRESSING = set(
  `404|410|http|status|error|errors|erreur|fehler|fout|fejl|fel|feil|virhe|viga|kļūda|klaida|błąd|chyba|hiba|
  eroare|errore|erro|greška|napaka|грешка|ошибка|помилка|σφάλμα|hata|خطأ|שגיאה|خطا|त्रुटि|
  kesalahan|lỗi|错误|錯誤|エラー|오류|villa|code|the|this|that|oops|ooops|ops|oups|ups|uups|whoops|hoppla|
  sorry|pardon|désolé|ojdå|ohje|uh|oh|no|hmm|hm|we re|we are`,
);

/** Said with regret within a sentence, which is the same without. */
export const REGRETS = set(
  `leider|unfortunately|helaas|malheureusement|lamentablemente|infelizmente|purtroppo|tyvärr|
  desværre|dessverre|valitettavasti|niestety|bohužel|bohužiaľ|sajnos`,
);

/** What is missing is a page, and no hiker. */
export const OF_PAGE =
  /(?:^| )(?:(?:web)?pages?|urls?|links?|(?:web)?seiten?|p[aáà]gin\p{L}*|sid[ae]n?|síðan?|(?:sivu|leh[te]|lapa|puslapi|stron|stránk|oldal|stran|страниц|сторінк|σελίδα|sayfa)\p{L}*|الصفحة|صفحه|הדף|העמוד|पृष्ठ|पेज|halaman|laman|trang)(?= |$)|หน้า|页|頁|ページ|페이지/u;

/** Where else to go, in the few words of a link. */
export const WAYS =
  /(?:^| )(?:home|homepage|back|start|search|menu|startseite|zurück|suche|accueil|retour|recherche|inicio|volver|buscar|início|voltar|home page|indietro|cerca|terug|zoeken|hem|tillbaka|sök|hjem|tilbage|tilbake|etusivu\p{L}*|główna|wróć|szukaj|domů|zpět|главн\p{L}*|назад|поиск|головн\p{L}*|ana sayfa|beranda|kembali)(?= |$)|首页|首頁|返回|ホーム|トップ|戻る|홈/u;

/** Below the notice of a server stands its name. */
export const SERVERS =
  /^(?:nginx|apache|openresty|cloudflare|caddy|litespeed|lighttpd|microsoft iis|jetty|tengine)(?= |$)/;

/** How servers say it, word for word. */
export const STOCK =
  /^(?:http (?:error |status )?4(?:04|10)(?: 0)? )?(?:the )?(?:requested url .{0,300}was not found on this server|origin server did not find a current representation|requested resource (?:is not found|is not available)|is no longer available on this server and there is no forwarding|requested resource .{0,300}is no longer available on this server|resource you are looking for (?:or one of its dependencies )?(?:might|could|has) (?:have )?been removed)/;

/** A page that speaks of these is about something, which has the notice for its name. */
export const WORKS = set(
  `song|songs|album|track|lyrics|single|film|movie|series|episode|exhibition|painting|poem|poems|
  novel|story|book|artist|glossary|definition|meaning|means|term|lied|gedicht|ausstellung|gemälde|
  roman|folge|glossar|begriff|bedeutung|chanson|poème|exposition|tableau|épisode|glossaire|
  définition|canción|película|poema|exposición|glosario|canzone|poesia|mostra|glossario`,
);

/** A page that speaks of these is about answers of servers, not one of them. */
export const ABOUT_ANSWERS = set(
  `http|https|status|statuscode|statuskod|statuskode|statuskoder|statuscodes|estado|état|stato|
  статус|состояния|ステータスコード|ステータス|状态码|狀態碼`,
);
