/** One message of every type Ambit knows, each in order. A type without one does not compile. */
import type { Command, RecorderMessage } from '../lib/messages.ts';
import { recordOf } from './records.ts';

type OneOfEach<M extends { type: string }> = { [T in M['type']]: Extract<M, { type: T }> };

const visit = '0123456789abcdef0123456789abcdef';

export const recorderMessages = (url: string): OneOfEach<RecorderMessage> => ({
  'may-record': { type: 'may-record' },
  page: { type: 'page', visit, revision: 0, record: recordOf(url, []) },
  piece: { type: 'piece', visit, revision: 0, index: 0, count: 2, text: '{' },
  declined: { type: 'declined', why: 'password', visit },
});

export const commands = (page: string, host: string): OneOfEach<Command> => ({
  agree: { type: 'agree', mode: 'everywhere', chosen: [] },
  'set-mode': { type: 'set-mode', mode: 'chosen' },
  pause: { type: 'pause', until: Number.MAX_SAFE_INTEGER },
  resume: { type: 'resume' },
  'read-restored': { type: 'read-restored' },
  'record-host': { type: 'record-host', host },
  'never-host': { type: 'never-host', host },
  'unlist-host': { type: 'unlist-host', host },
  'forget-host': { type: 'forget-host', host },
  'forget-since': { type: 'forget-since', moment: 0 },
  'forget-site': { type: 'forget-site', page },
  'delete-everything': { type: 'delete-everything' },
  'keep-days': { type: 'keep-days', days: 1 },
  'catch-up': { type: 'catch-up' },
  verify: { type: 'verify' },
  look: { type: 'look', page },
  explain: { type: 'explain', page, typed: page },
  'explain-many': { type: 'explain-many', page, addresses: [page] },
  scope: { type: 'scope', page },
  'preview-correction': { type: 'preview-correction', page, give: [], withdraw: [] },
  correct: {
    type: 'correct',
    page,
    give: [{ side: 'out', reach: 'host', typed: host }],
    withdraw: [],
  },
  'preview-label': { type: 'preview-label', page, side: 'out', reach: 'host', typed: host },
  label: { type: 'label', page, side: 'out', reach: 'host', typed: host },
  'withdraw-label': { type: 'withdraw-label', id: 1 },
  'label-history': { type: 'label-history', page },
  'stop-reading': { type: 'stop-reading' },
  about: { type: 'about', page, what: 'site', side: 'inside', other: '' },
  'keyword-links': {
    type: 'keyword-links',
    page,
    what: 'site',
    side: 'inside',
    other: '',
    word: 'museum',
  },
  groups: { type: 'groups', page },
  'find-meaning': { type: 'find-meaning', text: 'museum' },
  'site-words': { type: 'site-words', pages: [page] },
  'run-command': { type: 'run-command', text: 'links' },
  'complete-command': { type: 'complete-command', text: 'l', cursor: 1 },
  'add-ontology': { type: 'add-ontology', name: 'Topics', text: 'art\n painting' },
  'use-ontology': { type: 'use-ontology', id: null },
  'remove-ontology': { type: 'remove-ontology', id: 1 },
  map: { type: 'map', page },
  sites: { type: 'sites' },
  'join-sites': { type: 'join-sites', page, other: 'http://other.example/' },
  'part-site': { type: 'part-site', page, place: page },
  'withdraw-ruling': { type: 'withdraw-ruling', id: 1 },
  rulings: { type: 'rulings', page },
  'sites-of': { type: 'sites-of', pages: [page] },
  'name-site': { type: 'name-site', page, name: 'Taken over' },
  'withdraw-names': { type: 'withdraw-names', ids: [1] },
  'name-history': { type: 'name-history', page },
  'cancel-task': { type: 'cancel-task', id: 1 },
});
