import type { Turn } from '#app/live/turn.ts';
import { Spinner } from '#app/ui/index.ts';

/** In the place of the website while the assistant has not made anything of it yet: what it does, and what is to come. */
export const FirstDesign = ({ turn }: { turn: Turn | null }) => (
  <div className="grid h-full content-center justify-items-center gap-6 p-6">
    <div aria-hidden="true" className="grid w-full max-w-96 gap-3 rounded-xl border bg-surface p-5 shadow-sm">
      <span className="h-2.5 w-1/3 rounded-full bg-ink/10" />
      <span className="mt-3 h-5 w-5/6 rounded-md bg-ink/12" />
      <span className="h-5 w-3/5 rounded-md bg-ink/12" />
      <span className="mt-1 h-2.5 w-full rounded-full bg-ink/8" />
      <span className="h-2.5 w-4/5 rounded-full bg-ink/8" />
      <span className="mt-2 h-8 w-28 rounded-md bg-accent/25" />
      <span className="mt-4 h-24 rounded-lg bg-ink/6" />
    </div>
    <div className="grid max-w-96 justify-items-center gap-1.5 text-center">
      <p className="flex items-center gap-2.5 font-medium">
        <Spinner label="The assistant is working" className="text-accent" />
        Designing your website
      </p>
      <p className="text-sm text-muted">
        {turn?.note ? `${turn.note}. ` : ''}It appears here section by section, from the top.
      </p>
    </div>
  </div>
);
