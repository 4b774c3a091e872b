/**
 * A text as a YAML scalar of one line that no parser takes for anything else: between apostrophes
 * where it is plain, as patterns are, else between quotes with everything unprintable escaped.
 */
export function yamlText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  // JSON is YAML, except for characters that JSON may leave as they are.
  return JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
