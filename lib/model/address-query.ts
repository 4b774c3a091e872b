/** By what the list of a site's addresses is narrowed, and how it is ordered. */
export type Chip = 'in' | 'out' | 'unsure' | 'opened';
export type Sort = 'address' | 'sure' | 'opened';
