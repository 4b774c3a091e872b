/** Why the companion has no answer: the page was not recorded, or what was said cannot be. */
import type { Refused } from './label.ts';
import type { RulingRefusal } from './ruling.ts';

export type NoAnswer = Refused | { refused: RulingRefusal | 'unknown'; what?: undefined };
