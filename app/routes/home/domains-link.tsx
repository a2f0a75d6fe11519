import { ArrowRight, Globe } from 'lucide';
import { Icon, Link } from '#app/ui/index.ts';

/** The way to names of one's own. */
export const DomainsLink = () => (
  <Link
    href="/domains"
    className="flex items-center gap-2 rounded-lg border bg-surface px-4 py-3 hover:border-line-strong"
  >
    <Icon of={Globe} className="size-4 text-muted" />
    <span className="font-medium">Domains</span>
    <span className="min-w-0 grow text-muted">your own domains for your websites</span>
    <Icon of={ArrowRight} className="size-4 text-muted" />
  </Link>
);
