import { Link } from '#app/ui/index.ts';
import type { CameOver } from './came-over.server.ts';

/** Leads to what was kept, left out and unsure when a website was brought over. */
export const ReportLink = ({ host, href }: CameOver) => (
  <Link href={href} className="text-link break-words">
    What was brought over from {host}
  </Link>
);
