/** What the demo web says to one request. */
export interface Answer {
  status: number;
  type: string;
  body: string;
  location?: string;
}

/** One logical website as its file writes it; every key is an absolute URL. */
export interface Site {
  name: string;
  start: string;
  /** HTML documents. */
  pages: Record<string, string>;
  /** Stylesheets, scripts, images and feeds. */
  assets: Record<string, Answer>;
  /** Moved addresses and where they lead. */
  moved?: Record<string, string>;
  /** An endless section (calendar, search): the document for any URL in it, else nothing. */
  endless?: (url: URL) => string | undefined;
  /** Paths that the robots.txt of a host disallows. */
  disallow?: Record<string, string[]>;
}

/** The pages of a host: one document per entry, keyed by absolute URL. */
export function pagesOf<E extends { path: string }>(
  origin: string,
  entries: E[],
  layout: (entry: E) => string,
): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [origin + entry.path, layout(entry)]));
}
