import type { WebsiteDocument } from '#site/model/document.ts';

/** What was kept, left out and guessed, in sentences. */
export type Report = { kept: string[]; leftOut: string[]; guessed: string[] };

/** What making came to. */
export type Made = { document: WebsiteDocument; brief: string; report: Report | null };

/** How making is cut short, and who hears of its steps. */
export type Steps = { signal: AbortSignal; onStep(note: string): void };
