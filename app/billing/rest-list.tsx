import type { RestView } from './billing-view.ts';

/** By name, what a smaller plan has no room for. */
export function RestList({ rests, plan, from }: { rests: RestView[]; plan: string; from: string }) {
  return (
    <section aria-labelledby="rests" className="overflow-hidden rounded-lg border bg-surface">
      <div className="grid gap-1 border-b border-warning/30 bg-warning-soft px-5 py-3.5">
        <h2 id="rests" className="font-semibold">
          {from} this is more than {plan} has room for
        </h2>
        <p className="text-sm text-muted">Nothing is deleted. All of it is back with a larger plan.</p>
      </div>
      <ul className="divide-y px-5">
        {rests.map(({ kind, id, name, detail }) => (
          <li key={`${kind} ${id}`} className="py-3">
            <p className="font-medium break-words">{name}</p>
            <p className="text-sm text-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
