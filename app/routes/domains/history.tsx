import type { DomainDetails } from '#app/domains/domain-view.ts';
import { DateTime, Panel } from '#app/ui/index.ts';

/** What happened to a domain, the newest first. */
export function History({ events }: { events: DomainDetails['history'] }) {
  return (
    <Panel title="History">
      <ol aria-label="History" className="grid gap-2.5">
        {events.map(({ id, text, detail, at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="min-w-0 break-words">
              {text}
              {detail && <span className="text-muted"> {detail}</span>}
            </span>
            <DateTime at={at} className="shrink-0 text-sm text-muted" />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
