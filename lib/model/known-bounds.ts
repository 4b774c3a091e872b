/** How much of the web the companion holds at most. */
export interface KnownBounds {
  addresses: number;
  links: number;
  pages: number;
  /** Features of all pages together: a hostile page has hundreds, and none of them twice. */
  looks: number;
}
