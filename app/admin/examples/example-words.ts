import type { ExampleEntryFragment } from '#app/graphql/generated/graphql.ts';
import type { Tone } from '#app/ui/index.ts';

export const stateWords: Record<ExampleEntryFragment['state'], string> = {
  NEW: 'New',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};
export const stateTones: Record<ExampleEntryFragment['state'], Tone> = {
  NEW: 'neutral',
  APPROVED: 'success',
  REJECTED: 'danger',
};
export const sourceWords: Record<ExampleEntryFragment['source'], string> = {
  TRAINING: 'Training website',
  CONSENT: 'Website, by consent',
  PLAYGROUND: 'Playground',
  IMPORT: 'Imported',
  HAND: 'By hand',
};
export const splitWords: Record<ExampleEntryFragment['split'], string> = {
  TRAINING: 'Training',
  VALIDATION: 'Validation',
};
export const kindWords: Record<ExampleEntryFragment['kind'], string> = { ANSWER: 'Answer', PREFERENCE: 'Preference' };
export const taskWords: Record<ExampleEntryFragment['task'], string> = { MESSAGE: 'A change', BRIEF: 'A website' };
/** The tools that a line of a file offers. */
export const toolWords = { NONE: 'None', USED: 'Those that it calls', ALL: 'All that there are' } as const;

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

export const stateOptions = optionsOf(stateWords);
export const sourceOptions = optionsOf(sourceWords);
export const splitOptions = optionsOf(splitWords);
export const kindOptions = optionsOf(kindWords);
export const taskOptions = optionsOf(taskWords);
export const toolOptions = optionsOf(toolWords);
