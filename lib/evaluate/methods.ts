/** Every method that can be evaluated, by name. */
import type { Methods } from './method.ts';
import { NAIVE_RULES } from './naive-rules.ts';

export const METHODS: Methods = {
  ...NAIVE_RULES,
};
