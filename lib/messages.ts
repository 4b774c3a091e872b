/**
 * Every message that crosses between Ambit's contexts, as one union in two trust classes.
 * A recorder runs inside a hostile page: all it may say is "here is my page", and every field is
 * checked and bounded. Ambit's own pages may give orders. Plain JSON: that is what arrives.
 */
export * from './messages/command.ts';
export * from './messages/command-reply.ts';
export { parsePageRecord } from './messages/page-record.ts';
export * from './messages/recorder-message.ts';
