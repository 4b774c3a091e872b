/** Tags by what they mean to a reader of text. */

export const LINK_TAGS = new Set(['a', 'area', 'frame']);

/**
 * Tags whose content is not drawn as text of the page, or is what a person wrote or chose there.
 */
export const UNREAD = new Set(
  `script style noscript noframes template iframe object embed canvas audio video select datalist
  option optgroup textarea output meter progress`.split(/\s+/),
);

/** Tags that change the structure of the document (THESUS Fig. 3, step 5), beside the links. */
export const BLOCKS = new Set(
  `address article aside blockquote body button caption center dd details dialog div dl dt fieldset
  figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend
  li main menu nav object ol option p pre script search section select style summary table tbody td
  template textarea tfoot th thead title tr ul`.split(/\s+/),
);

/** Roles of elements that stand for such a field. */
export const FIELD_ROLES = new Set(
  'textbox searchbox combobox listbox option spinbutton'.split(' '),
);

/** Tags that have no end tag. */
export const VOID = new Set('br col embed img input link meta source track wbr'.split(' '));
