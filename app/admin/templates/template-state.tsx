import { Badge } from '#app/ui/index.ts';
import type { Filter } from '../noun.ts';

/** What people see of a template: nothing of one that is retired. */
export function TemplateState({ published, retiredAt }: { published: boolean; retiredAt?: string | null }) {
  if (retiredAt) return <Badge>Retired</Badge>;
  return published ? <Badge tone="success">Published</Badge> : <Badge>Hidden</Badge>;
}

export const TEMPLATES_PATH = '/admin/templates';

export const templateStates = ['PUBLISHED', 'DRAFT', 'RETIRED'] as const;

export const stateFilter: Filter = {
  name: 'state',
  label: 'State',
  options: [
    { value: '', label: 'Any state' },
    { value: 'PUBLISHED', label: 'Published' },
    { value: 'DRAFT', label: 'Hidden' },
    { value: 'RETIRED', label: 'Retired' },
  ],
};
