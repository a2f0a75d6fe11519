/** Where visitors look for a sentence: among what the business says of itself, or beside its prices, its times, its ways to get in touch. */
export const PLACES = ['about', 'prices', 'times', 'contact'] as const;
export type Place = (typeof PLACES)[number];
