/** Every shape that the database ever had on the main branch, as the code of that time left it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dump, unpack } from './database-dump.ts';

const FOLDER = 'tests/fixtures/stores';
export const SHAPES = readdirSync(FOLDER).sort();
export const dumpOf = (shape: string): Dump => unpack(readFileSync(join(FOLDER, shape)));
/** Tables of what was seen and said; the rest is derived and may be made anew. */
export const KEPT = ['pages', 'visits', 'settings', 'labels', 'names', 'rulings', 'staging'];
