import { Badge } from '#app/ui/index.ts';
import { inTimeZone } from './post-words.ts';

export type PostState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';

type Standing = { state: PostState; isChanged: boolean; publishAtLocal?: string | null | undefined };

/** Whether readers see a post, when they will, and whether they see its newest text. */
export function PostBadge({ state, isChanged, publishAtLocal }: Standing) {
  if (state === 'DRAFT') return <Badge>Draft</Badge>;
  if (state === 'SCHEDULED')
    return (
      <Badge tone="accent">
        <span title={inTimeZone(publishAtLocal ?? '', null)}>Scheduled for {shortTime(publishAtLocal ?? '')}</span>
      </Badge>
    );
  return isChanged ? <Badge tone="warning">Changed since publishing</Badge> : <Badge tone="success">Published</Badge>;
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "5 Dec, 09:00" by the website's own clock. */
function shortTime(local: string): string {
  const moment = new Date(`${local}Z`);
  return Number.isNaN(moment.getTime()) ? 'later' : dayAndTime.format(moment);
}
