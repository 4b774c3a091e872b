/** `pt` of `pt-BR`, `zh` of `zh_Hans`, in lower case; empty when the text is no language tag. */
export function primaryLanguage(tag: string): string {
  return /^\s*([a-z]{2,3})(?:[-_\s]|$)/i.exec(tag)?.[1].toLowerCase() ?? ''; // not a tag
}
