import type { Filter, Option } from '../noun.ts';

export const purposes = ['FIRST_DESIGN', 'CONVERSATION', 'BLOG'] as const;
export type Purpose = (typeof purposes)[number];

export const purposeNames: Record<Purpose, string> = {
  FIRST_DESIGN: 'First design',
  CONVERSATION: 'Conversation',
  BLOG: 'Blog',
};

export const purposeOptions: readonly Option[] = purposes.map((value) => ({ value, label: purposeNames[value] }));

export const purposeFilter: Filter = {
  name: 'purpose',
  label: 'Purpose',
  options: [{ value: '', label: 'Any purpose' }, ...purposeOptions],
};

export const chatTemplateStates = ['ACTIVE', 'INACTIVE'] as const;

export const chatTemplateStateFilter: Filter = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Any state' },
    { value: 'ACTIVE', label: 'Active' },
    { value: 'INACTIVE', label: 'Not active' },
  ],
};
