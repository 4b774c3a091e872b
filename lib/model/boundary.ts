/** A site's boundary: what is said of each known address, and why. */
export type Side = 'in' | 'out';
/** Unsure: the cut has it on one side, but the evidence is thin. */
export type Verdict = Side | 'unsure';

export interface Membership {
  url: string;
  opened: boolean;
  /** The side of the cut; what is counted, exported and scored. */
  side: Side;
  /** How likely the address belongs to the site, calibrated: of those at 0.9, about 90 % do. */
  likelihood: number;
}

/** From here on, and from one minus this downwards, the verdict is the side; between, unsure. */
export const SURE = 0.8;

export function verdictOf({ likelihood }: { likelihood: number }): Verdict {
  if (likelihood >= SURE) return 'in';
  return likelihood <= 1 - SURE ? 'out' : 'unsure';
}

/** One term of the cut that bears on an address. */
export interface Term {
  /** What kind of evidence; the words for people are chosen by it. */
  kind: TermKind;
  /** Log-odds: above zero it speaks for the site, below against it. */
  weight: number;
  /** How many pages, links or addresses it is about, and of how many; 0 where it is not a count. */
  count: number;
  of: number;
  /** The directory, host, style or page it is about; empty where there is none. */
  what: string;
}

export const TERM_KINDS = [
  /** The person said so. */
  'label',
  /** What holds before anything is known of the address: size and habits of the site. */
  'site',
  /** Styles, scripts and images; the words of the title; mail addresses. */
  'look',
  'title',
  'mail',
  /** The host that styles, scripts and images of the site's pages come from. */
  'resources',
  /** Whose pages were opened in its directory, or the nearest one above. */
  'address',
  /** Its path leaves the part of the web where the site has been so far. */
  'branch',
  'new-host',
  'links-from-inside',
  'links-from-outside',
  /** Links of an opened page to the same addresses as the site's pages. */
  'shared-links',
  'link-place',
  /** The links beside it lead into the site, or elsewhere. */
  'company',
  /** It hangs together with the site's pages by the links of all pages around. */
  'together',
  /** Who links into its directory. */
  'directory-links',
  /** Neighbours in the cut that it would be parted from. */
  'ties',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Why an address is on its side. Terms add up to the log-odds; the largest come first. */
export interface Evidence {
  url: string;
  known: boolean;
  opened: boolean;
  side: Side;
  likelihood: number;
  terms: Term[];
}
