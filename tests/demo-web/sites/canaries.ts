import { stylesheet } from '../assets.ts';
import { htmlDocument } from '../html-document.ts';
import { type Entry, entriesOf } from '../prose.ts';
import { pagesOf, type Site } from '../site.ts';

const BANK = 'http://www.bank-of-harwick.example';
const NOTES = 'http://private-notes.example';

/**
 * The bank's word, then the notebook's. Where one turns up, something was kept that must not be.
 */
export const CANARY_WORDS = ['brindlevault', 'moonferret'];

const BANK_ENTRIES = entriesOf(`
== /brindlevault/ | Bank of Harwick: Brindlevault sign-in
Welcome to Brindlevault, the savings desk of the Bank of Harwick. After signing in you can see [your
  Brindlevault accounts](/brindlevault/accounts) or [move money with
  Brindlevault](/brindlevault/transfer).
== /brindlevault/accounts | Brindlevault accounts
Brindlevault saver, ending 0417 :: 2,381.06
Brindlevault holiday fund, ending 9920 :: 144.50
Last movement: rent of the boathouse, 60.00. [Send money by Brindlevault](/brindlevault/transfer) or
  [sign out of Brindlevault](/brindlevault/).
== /brindlevault/transfer | Brindlevault transfer
Choose the account to pay from. Transfers by Brindlevault made before three o'clock arrive the same
  day; return to [the Brindlevault balance](/brindlevault/accounts) to check.
`);
const NOTES_ENTRIES = entriesOf(`
== /moonferret/ | Moonferret: my notes
Two lists under the name Moonferret that are nobody's business, kept here because paper gets read by
  whoever is tidying: [Moonferret health diary](/moonferret/diary) and [Moonferret
  presents](/moonferret/presents).
== /moonferret/diary | Moonferret diary
Slept badly, knee better. The doctor's note is filed under Moonferret in the blue folder. Swimming
  is allowed again from Thursday, the long walk not yet. Back to [all Moonferret
  notes](/moonferret/).
== /moonferret/presents | Moonferret presents
A pilot mug for my sister, a bread bell for the neighbours, and for the secret one, Moonferret, a
  week in Varne. Back to [Moonferret start](/moonferret/).
`);
const SIGN_IN = `<form method="post" action="/brindlevault/">\
<label>Customer number <input name="customer"></label>
<label>Password <input type="password" name="password"></label> <button>Sign in</button></form>`;

/** A bank, which Ambit refuses by its name. */
export const bank: Site = {
  name: 'Bank of Harwick',
  start: `${BANK}/brindlevault/`,
  pages: pagesOf(BANK, BANK_ENTRIES, (entry) => layout(entry, SIGN_IN)),
  assets: { [`${BANK}/plain.css`]: stylesheet('canaries') },
};

/** A private notebook, which a person may put on the list of hosts never to read. */
export const privateNotes: Site = {
  name: 'Private notes',
  start: `${NOTES}/moonferret/`,
  pages: pagesOf(NOTES, NOTES_ENTRIES, (entry) => layout(entry, '')),
  assets: { [`${NOTES}/plain.css`]: stylesheet('canaries') },
};

function layout(entry: Entry, form: string): string {
  return htmlDocument({
    title: entry.title,
    head: '<link rel="stylesheet" href="/plain.css">',
    body: `<main><h1>${entry.title}</h1>${entry.html}${entry.path.endsWith('/') ? form : ''}</main>`,
  });
}
