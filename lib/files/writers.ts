import { FORMATS, type Format } from '../export/formats.ts';

/** Null for Ambit's own projects, which are written from the store. */
export const writerOf = (id: string): Format | null => FORMATS.find((one) => one.id === id) ?? null;
