import { classes } from '#app/ui/index.ts';
import type { PlanUse } from './billing-view.ts';
import { fillOf } from './words.ts';

const colours = { calm: 'bg-accent', near: 'bg-warning', over: 'bg-danger' };
const texts = { calm: 'text-muted', near: 'text-warning', over: 'text-danger' };

/** How much of the plan is used, each limit as a bar with its numbers in words. */
export function UseBars({ use }: { use: PlanUse[] }) {
  return (
    <ul aria-label="What is used" className="grid gap-x-8 gap-y-5 px-5 py-5 sm:grid-cols-2 lg:grid-cols-3">
      {use.map((item) => (
        <UseBar key={item.key} item={item} />
      ))}
    </ul>
  );
}

function UseBar({ item: { key, label, used, limit, words } }: { item: PlanUse }) {
  const { tone, words: fill } = fillOf({ used, limit });
  const part = limit == null ? 0 : limit === 0 ? Number(used > 0) : Math.min(1, used / limit);
  // “0 of 0” says less than that the plan does not have it.
  const isNone = limit === 0 && used === 0;
  const id = `use-${key}`;
  return (
    <li className="grid content-start gap-1.5">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuenow={Math.min(used, limit ?? used)}
        aria-valuemax={limit ?? Math.max(1, used)}
        aria-valuetext={isNone ? fill : words}
        className="h-1.5 overflow-hidden rounded-full bg-ink/10 forced-colors:border"
      >
        <div
          className={classes('h-full rounded-full forced-colors:bg-[Highlight]', colours[tone])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted tabular-nums">
        {isNone ? fill : words}
        {fill && !isNone && <span className={classes(texts[tone], tone !== 'calm' && 'font-medium')}> · {fill}</span>}
      </p>
    </li>
  );
}
