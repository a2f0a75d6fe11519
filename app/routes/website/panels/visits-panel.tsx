import { ChartColumn } from 'lucide';
import { BarChart, counted, EmptyState, formatNumber } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import type { LoadedVisits } from '../view/load-visits.server.ts';
import { PeriodSwitch } from '../view/period-switch.tsx';
import { PanelHeader } from './panel-header.tsx';

/** How often the published website was seen: by day, by page, and from where. */
export function VisitsPanel({ website, visits, search }: EditorProps & { visits: LoadedVisits | null }) {
  if (!visits)
    return (
      <p className="p-4 text-muted">
        {website.isUnclaimed
          ? 'Visits are counted once the website is yours and published.'
          : 'Only its owner sees visits.'}
      </p>
    );
  const total = visits.days.reduce((sum, day) => sum + day.visits, 0);
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <PanelHeader title="Visits" hint="Pages seen, counted without cookies and without robots. Days are in UTC." />
      <PeriodSwitch period={visits.period} search={search} />
      {total === 0 ? (
        <EmptyState icon={ChartColumn} title="No visits in this time">
          {website.status === 'DRAFT' ? 'Publish the website and tell people its address.' : 'Tell people its address.'}
        </EmptyState>
      ) : (
        <>
          <p>
            <strong className="text-lg tabular-nums">{formatNumber(total)}</strong>{' '}
            {total === 1 ? 'page seen' : 'pages seen'} in {counted(visits.period, 'day')}
          </p>
          <BarChart label="Pages seen by day" days={visits.days.map(({ name, visits: value }) => ({ name, value }))} />
          <Ranking title="Pages" rows={visits.pages} total={total} />
          <Ranking
            title="Where people came from"
            rows={visits.referrers}
            total={total}
            none="Nobody followed a link yet."
          />
        </>
      )}
    </div>
  );
}

type RankingProps = { title: string; rows: LoadedVisits['pages']; total: number; none?: string };

function Ranking({ title, rows, total, none }: RankingProps) {
  if (rows.length === 0 && !none) return null;
  return (
    <section className="grid gap-1.5">
      <h2 className="text-base font-medium">{title}</h2>
      {rows.length === 0 && <p className="text-sm text-muted">{none}</p>}
      <ol className="grid gap-1">
        {rows.map(({ name, visits }) => (
          <li key={name} className="relative flex justify-between gap-3 overflow-hidden rounded-sm px-2 py-1 text-sm">
            <svg aria-hidden="true" className="absolute inset-0 size-full text-accent-soft">
              <rect width={`${Math.max(1, Math.round((visits / total) * 100))}%`} height="100%" fill="currentColor" />
            </svg>
            <span className="relative min-w-0 truncate">{name}</span>
            <span className="relative tabular-nums">{formatNumber(visits)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
