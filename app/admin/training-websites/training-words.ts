import type { TrainingEntryFragment } from '#app/graphql/generated/graphql.ts';
import type { Tone } from '#app/ui/index.ts';

type Origin = TrainingEntryFragment['origin'];
type Status = TrainingEntryFragment['status'];

export const originWords: Record<Origin, string> = {
  BRIEF: 'Brief',
  WEBSITE: 'Website',
  ADDRESS: 'Address',
};

export const statusWords: Record<Status, string> = { NEW: 'New', GOOD: 'Good', REJECTED: 'Rejected' };
export const statusTones: Record<Status, Tone> = { NEW: 'neutral', GOOD: 'success', REJECTED: 'danger' };

export const originOptions = Object.entries(originWords).map(([value, label]) => ({ value, label }));
export const statusOptions = Object.entries(statusWords).map(([value, label]) => ({ value, label }));
