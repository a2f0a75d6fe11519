import { Badge, counted } from '#app/ui/index.ts';
import type { SiteReport } from './site-report.ts';
import { SourcePage } from './source-page.tsx';

/** What came over, page by page, and where each fact was read. */
export function SiteReportView({ report: { facts, look, unsure, pages } }: { report: SiteReport }) {
  const kept = pages.filter(({ kept: lines }) => lines.length > 0);
  const hasWay = facts.some(({ what }) => what === 'Phone' || what === 'Email' || what === 'Address');
  const others = pages.filter(({ kept: lines }) => lines.length === 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {unsure.length > 0 && (
        <section
          aria-labelledby="unsure"
          className="grid gap-2 rounded-xl border border-warning/30 bg-warning-soft px-5 py-4"
        >
          <h2 id="unsure" className="font-medium">
            Please look at these
          </h2>
          <Lines lines={unsure} />
        </section>
      )}
      <section aria-labelledby="facts" className="grid gap-3">
        <h2 id="facts" className="text-lg font-medium">
          Facts
        </h2>
        {!hasWay && <p className="text-muted">No way to get in touch was found. Add it under Website.</p>}
        {facts.length > 0 && (
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map(({ what, value, url }) => (
              <div key={what} className="min-w-0 border-t pt-2">
                <dt className="text-sm text-muted">{what}</dt>
                <dd className="break-words">{value}</dd>
                <dd className="text-sm break-words text-muted">
                  from <SourcePage url={url} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Lines lines={look} />
      </section>
      <section aria-labelledby="pages" className="grid gap-3">
        <h2 id="pages" className="text-lg font-medium">
          {counted(kept.length, 'page')}
        </h2>
        <ul className="grid gap-3">
          {kept.map((page) => (
            <li key={page.url} className="grid gap-2 rounded-xl border bg-surface px-5 py-4">
              <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium">
                {page.title}
                <span className="min-w-0 text-sm font-normal break-all text-muted">
                  <SourcePage url={page.url} /> → {page.path}
                </span>
              </h3>
              <Part name="Kept" tone="success" lines={page.kept} />
              <Part name="Left out" tone="neutral" lines={page.leftOut} />
              <Part name="Unsure" tone="warning" lines={page.unsure} />
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-3">
          <h2 id="others" className="text-lg font-medium">
            Not brought over
          </h2>
          <ul className="grid gap-2">
            {others.map(({ url, title, path, leftOut }) => (
              <li key={url} className="border-t pt-2">
                <p className="break-all">
                  {title && <span className="font-medium">{title} </span>}
                  <SourcePage url={url} />
                  {path && <span className="text-muted"> → {path}</span>}
                </p>
                <p className="text-sm text-muted">{leftOut.join(' ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Part({ name, tone, lines }: { name: string; tone: 'success' | 'neutral' | 'warning'; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <p>
        <Badge tone={tone}>{name}</Badge>
      </p>
      <Lines lines={lines} />
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="grid gap-1 text-sm">
    {lines.map((line) => (
      <li key={line} className="break-words">
        {line}
      </li>
    ))}
  </ul>
);
