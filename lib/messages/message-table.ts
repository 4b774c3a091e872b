/**
 * Messages in tables: by its type the fields of each, checked and bounded, beside what answers it.
 * All types of messages and replies follow from the tables.
 */
import * as v from 'valibot';

export type MessageTable = Record<string, { asked: v.ObjectEntries; reply: { type: string } }>;

/** The messages of a table, or some of them. */
export type MessageOf<Table extends MessageTable, T extends keyof Table = keyof Table> = {
  [P in T]: { type: P } & Fields<Table[P]['asked']>;
}[T];
type Fields<Asked extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Asked, undefined>>;

export type ReplyOf<Table extends MessageTable, T extends keyof Table = keyof Table> = {
  [P in T]: Table[P]['reply'];
}[T];

/** What a message is answered with: a type, and nothing when the program runs. */
/* @__NO_SIDE_EFFECTS__ */
export const as = <Reply>(): Reply => undefined as Reply;

export type Done = { type: 'done'; pages: number };

/**
 * Takes any message of these tables, and nothing else. Given one by one: bundlers cannot tell that
 * nobody asks for what is spread, and would put it into every page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function parserOf<Table extends MessageTable>(...tables: MessageTable[]) {
  const kinds = tables
    .flatMap((table) => Object.entries(table))
    .map(([type, { asked }]) => v.strictObject({ ...asked, type: v.literal(type) }));
  const schema = v.variant('type', kinds);
  return (raw: unknown): MessageOf<Table> | null => {
    const result = v.safeParse(schema, raw, { abortEarly: true });
    return result.success ? (result.output as MessageOf<Table>) : null;
  };
}
