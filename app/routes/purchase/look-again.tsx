import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const SECONDS = 3;

/** Has the page ask again by itself, without scripts too. */
export function LookAgain({ address }: { address: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), SECONDS * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${SECONDS};url=${address}`} />
    </noscript>
  );
}
