import { useLooksEvery } from '#app/live/use-looks-every.ts';

const SECONDS = 3;

/** Has the page ask again by itself, without scripts too. */
export function LookAgain({ address }: { address: string }) {
  useLooksEvery(SECONDS * 1000);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${SECONDS};url=${address}`} />
    </noscript>
  );
}
