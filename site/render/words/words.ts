import type { en } from './en.ts';

/** The fixed words of one language, by name. */
export type FixedWords = Record<keyof typeof en, string>;

/** The same, also for names that only a view knows; undefined for a name that no language has. */
export type Words = FixedWords & Partial<Record<string, string>>;
