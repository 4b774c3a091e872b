/** How likely an address with this margin belongs to the site. */
export const likelihoodOf = (margin: number): number => 1 / (1 + Math.exp(-margin));
