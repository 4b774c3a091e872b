/**
 * Names of pages and of parameters, in lower case, by which shops, wikis, blogs and forums call
 * what archives rarely want. `page` is not among them: without the further pages of a list, what it
 * lists may not be found.
 */
const words = (text: string): Set<string> => new Set(text.split(/\s+/));

export const SEARCH = words(
  'search searchresults search-results suche recherche buscar busqueda ricerca zoeken szukaj sok',
);
export const LOGIN = words(
  `login log-in log_in signin sign-in sign_in logout log-out signout sign-out signup sign-up
  register registration account my-account myaccount wp-login lostpassword forgot-password
  reset-password special:userlogin special:userlogout special:createaccount special:passwordreset
  anmelden`,
);
export const ACTION = words(
  'edit reply print cart basket checkout add-to-cart wishlist add-comment ' +
    'report-abuse sendto email-a-friend',
);
export const CALENDAR = words(
  'calendar kalender calendrier calendario events event-calendar agenda termine',
);

export const SEARCH_PARAMETERS = words(
  'q s query search keyword keywords searchword searchterm search_query',
);
export const CALENDAR_PARAMETERS = words(
  'date month year day week start_date end_date startdate enddate ' +
    'tribe-bar-date ical cal_date viewdate',
);
export const FACET_PARAMETERS = words(
  `sort sortby sort_by sort-by order orderby order_by dir direction sortorder filter filters facet
  facets per_page perpage pagesize page_size limit view display min_price max_price price color
  colour size brand`,
);
export const FACET_PREFIXES = ['filter_', 'filter%5B', 'facet_', 'facet.', 'f%5B', 'pa_'];
export const SESSION_PARAMETERS = words(
  'sid s_id session sess sessid phpsessid sessionid token csrf',
);
export const ACTION_PARAMETERS = words(
  `add-to-cart add_to_cart add_to_wishlist remove_item replytocom oldid diff printable print
  print_view share like_comment veaction redlink mobileaction returnto unsubscribe`,
);
/** Parameters that are an action by their value. */
export const VERB_PARAMETERS = words('action do task mode cmd op view');
export const VERBS = words(
  `edit history raw delete purge print printable reply quote submit login logout register add
  addtocart add-to-cart revisions diff backlink rollback watch unwatch protect report`,
);
