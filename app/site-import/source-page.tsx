import { Link } from '#app/ui/index.ts';
import { shortPage } from './short-page.ts';

/** A page of the old website, as short as it can be said; screen readers hear whose it is. */
export function SourcePage({ url }: { url: string }) {
  const read = URL.canParse(url) ? new URL(url) : null;
  if (!read || !/^https?:$/.test(read.protocol)) return <>{url}</>;
  const said = shortPage(url);
  return (
    <Link href={url} rel="noreferrer nofollow" title={url} className="text-link">
      {said}
      {said !== read.host && <span className="sr-only"> of {read.host}</span>}
    </Link>
  );
}

/** Where a text, a picture or the like came over from, on one line however long its address is. */
export const CameFrom = ({ url }: { url: string }) => (
  <span className="inline-block max-w-48 truncate align-bottom">
    From <SourcePage url={url} />
  </span>
);
