import { dayAndMonth } from './day-and-month.ts';
import { formatNumber } from './number-format.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const STEP = 10;
const GAP = 2;
const HEIGHT = 72;
/** A day with something is always to be seen. */
const LEAST = 2;

type BarChartProps = {
  /** What is counted, such as `Visits by day`. */
  label: string;
  /** Days such as `2026-11-21`, oldest first. */
  days: { name: string; value: number }[];
};

/** A bar for each day; as a table for those who cannot see it. */
export function BarChart({ label, days }: BarChartProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const [first] = days;
  const last = days.at(-1);
  return (
    <figure className="grid gap-1.5">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-24 w-full border-b text-accent"
      >
        {days.map(({ name, value }, at) => {
          const height = value === 0 ? 0 : Math.max(LEAST, (value / most) * HEIGHT);
          return (
            <g key={name}>
              <title>{`${dayAndMonth(name)}: ${formatNumber(value)}`}</title>
              <rect x={at * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
              <rect
                x={at * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
                fill="currentColor"
              />
            </g>
          );
        })}
      </svg>
      {first && last && (
        <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-muted">
          <span>{dayAndMonth(first.name)}</span>
          <span>most in a day: {formatNumber(most)}</span>
          <span>{dayAndMonth(last.name)}</span>
        </p>
      )}
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {days
              .filter(({ value }) => value > 0)
              .map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{dayAndMonth(name)}</th>
                  <td>{formatNumber(value)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
