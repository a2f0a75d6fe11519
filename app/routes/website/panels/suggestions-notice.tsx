import { Sparkles } from 'lucide';
import { counted, Icon, Link } from '#app/ui/index.ts';

/** Tells that there are words nobody has decided about, and leads to them. Nothing when there are none. */
export const SuggestionsNotice = ({ count, href }: { count: number; href: string }) =>
  count === 0 ? null : (
    <Link
      href={href}
      className="flex items-center gap-2.5 rounded-lg border border-dashed px-3.5 py-2.5 text-sm hover:bg-ink/6"
    >
      <Icon of={Sparkles} className="size-4 shrink-0 text-muted" />
      <span>
        <span className="font-medium">{counted(count, 'suggested text')}.</span>{' '}
        <span className="text-muted">Visitors see them once you keep them.</span>
      </span>
    </Link>
  );
