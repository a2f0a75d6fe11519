import { Link } from '#app/ui/index.ts';

/** A page of the old website, as short as it can be said; screen readers hear whose it is. */
export function SourcePage({ url }: { url: string }) {
  const read = URL.canParse(url) ? new URL(url) : null;
  if (!read || !/^https?:$/.test(read.protocol)) return <>{url}</>;
  const isStart = read.pathname === '/' && read.search === '';
  return (
    <Link href={url} rel="noreferrer nofollow" title={url} className="text-link">
      {isStart ? read.host : `${read.pathname}${read.search}`}
      {!isStart && <span className="sr-only"> of {read.host}</span>}
    </Link>
  );
}
