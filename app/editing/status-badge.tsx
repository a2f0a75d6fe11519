import { Badge, type Tone } from '#app/ui/index.ts';

export type WebsiteStatus = 'DRAFT' | 'PUBLISHED' | 'CHANGED' | 'RESTING';

const looks: Record<WebsiteStatus, { tone: Tone; label: string }> = {
  DRAFT: { tone: 'neutral', label: 'Draft' },
  PUBLISHED: { tone: 'success', label: 'Published' },
  CHANGED: { tone: 'warning', label: 'Changed since publishing' },
  RESTING: { tone: 'warning', label: 'Resting' },
};

/** Whether visitors see anything of it: a draft was never published, a resting one has no room in the plan. */
export const isOnline = (status: WebsiteStatus): boolean => status === 'PUBLISHED' || status === 'CHANGED';

/** Whether visitors can see a website, and whether they see its newest state. */
export function StatusBadge({ status }: { status: WebsiteStatus }) {
  const { tone, label } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
