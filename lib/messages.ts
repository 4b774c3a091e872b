/**
 * Every message that crosses between Ambit's contexts, as one union in two trust classes.
 * A recorder runs inside a hostile page: all it may say is "here is my page", and every field is
 * checked and bounded. Ambit's own pages may give orders. Plain JSON: that is what arrives.
 */
export * from './messages/command.ts';
export { MOST_LABELS } from './messages/fields.ts';
export type { Done } from './messages/message-table.ts';
export { parsePageRecord } from './messages/page-record.ts';
export { MOST_EXPLAINED } from './messages/questions.ts';
export * from './messages/recorder-message.ts';
