import type { en } from './en.ts';

export type LabelName = keyof typeof en;

/** The labels of one language, by name. */
export type Labels = Record<LabelName, string>;
