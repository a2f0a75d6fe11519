import { Badge, type Tone } from '#app/ui/index.ts';
import type { DashboardWebsite } from './dashboard.server.ts';

const states: Record<DashboardWebsite['status'], { label: string; tone: Tone }> = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  PUBLISHED: { label: 'Published', tone: 'success' },
  CHANGED: { label: 'Changed since publishing', tone: 'warning' },
};

/** Whether visitors see a website, and whether they see its newest state. */
export function WebsiteStatus({ status }: { status: DashboardWebsite['status'] }) {
  const { label, tone } = states[status];
  return <Badge tone={tone}>{label}</Badge>;
}
