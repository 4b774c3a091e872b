/** A text as a regular expression that matches it alone, in every tool that knows Perl's signs. */
export const regexText = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
