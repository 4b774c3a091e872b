/**
 * A catalogue of `public/_locales`, read as browsers read it, for pages to which they lend none.
 */
export type Catalogue = Record<string, { message: string }>;

/**
 * `getMessage` of a browser with this catalogue: unknown names are empty, `$$` is a dollar sign.
 */
export const messagesOf =
  (catalogue: Catalogue) =>
  (name: string, values: string | string[] = []): string =>
    (catalogue[name]?.message ?? '').replace(/\$(\$|[1-9])/g, (_, what) =>
      what === '$' ? '$' : ([values].flat()[Number(what) - 1] ?? ''),
    );
