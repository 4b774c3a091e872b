/**
 * The one place Ambit's words for people come from: `public/_locales`, in the browser's language.
 * A name that is not in the English catalogue does not compile.
 */
import type english from '../public/_locales/en/messages.json';
import { browser } from './browser.ts';
import { type Catalogue, messagesOf } from './model/catalogue.ts';
import { rootCause } from './model/root-cause.ts';

type Name = keyof typeof english;
/** Names that come in plural forms: `pages` where there is `pages_other`. */
type Counted = Name extends infer N ? (N extends `${infer Base}_other` ? Base : never) : never;
export type Plain = Exclude<Name, `${Counted}_${Intl.LDMLPluralRule}`>;

/** The text called `name`, its `$1`, `$2`… filled with `values`. */
export const say = (name: Plain, ...values: (string | number)[]): string =>
  text(name, values.map(shown));

/** The form of the text that goes with `count`, which is its `$1`. */
export function sayCount(name: Counted, count: number, ...values: (string | number)[]): string {
  const form = plurals(language()).select(count);
  const filled = [count, ...values].map(shown);
  return text(`${name}_${form}`, filled) || text(`${name}_other`, filled);
}

/** The language the catalogue in use is written in. */
export const language = (): string => text('language', []);

/** A figure by itself, as the language writes it. */
export const sayNumber = (count: number): string => figures(language()).format(count);

/** What went wrong: in words where Ambit has some for an error of this name, else as it says. */
export function sayError(error: unknown): string {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return String(cause);
  const name = ERRORS[cause.name];
  return name === undefined ? cause.message : say(name);
}

const ERRORS: Partial<Record<string, Plain>> = {
  NewerStore: 'errorNewer',
  QuotaExceededError: 'errorFull',
  NotAgreed: 'errorNotAgreed',
  CompanionLost: 'errorLost',
  DatabaseClosedError: 'errorBlocked',
  HeldStore: 'errorBlocked',
  UnknownError: 'errorDamaged',
};

/** Making one takes longer than a hundred uses, and a list says a number in every row. */
const plurals = kept((language) => new Intl.PluralRules(language));
const figures = kept((language) => new Intl.NumberFormat(language));

function kept<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const one = made.get(language) ?? make(language);
    made.set(language, one);
    return one;
  };
}

const shown = (value: string | number): string =>
  typeof value === 'number' ? sayNumber(value) : value;

let text = (name: string, values: string[]): string =>
  browser.i18n.getMessage(name as Name, values);

/** For pages that may not ask the browser for words, as Chromium's offscreen document. */
export const speakFrom = (catalogue: Catalogue): void => {
  text = messagesOf(catalogue);
};
