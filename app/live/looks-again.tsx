import { useSearchParams } from '@remix-run/react';
import { searchWith } from '#app/editing/search-params.ts';

/** Has a page without scripts ask again by itself, for the place `anchor` in it. What is typed into such a page would be gone. */
export function LooksAgain({ anchor = '' }: { anchor?: string }) {
  const [search] = useSearchParams();
  // An address that differs by its fragment alone, or not at all, would only scroll.
  const again = `${searchWith(search, { look: Number(search.get('look') ?? 0) + 1 })}${anchor}`;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`2;url=${again}`} />
      <p className="text-muted">This page looks again every two seconds until it is done.</p>
    </noscript>
  );
}
