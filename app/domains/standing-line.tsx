import { Badge, DateTime, dayAndMonth } from '#app/ui/index.ts';
import type { Standing } from './standing.ts';

/** How a domain stands: a badge, and a sentence where that says more. */
export function StandingLine({ standing: { tone, label, sentence, since } }: { standing: Standing }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={tone}>{label}</Badge>
      {since ? (
        <span>
          since {dayAndMonth(since)}, <DateTime at={since} />
        </span>
      ) : (
        sentence !== label && <span>{sentence}</span>
      )}
    </span>
  );
}
