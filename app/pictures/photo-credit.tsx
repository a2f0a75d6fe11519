import { Link } from '#app/ui/index.ts';

type Credit = { author: string; authorUrl: string; source: string; sourceUrl: string };

/** Whose a photo is, with the links that its provider asks for. */
export const PhotoCredit = ({ credit: { author, authorUrl, source, sourceUrl } }: { credit: Credit }) => (
  <>
    Photo by{' '}
    <Link href={authorUrl} target="_blank" rel="noreferrer" className="text-link">
      {author}
    </Link>{' '}
    on{' '}
    <Link href={sourceUrl} target="_blank" rel="noreferrer" className="text-link">
      {source}
    </Link>
  </>
);
