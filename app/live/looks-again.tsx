/** Has a page without scripts ask again by itself, at `address` or its own. What is typed into such a page would be gone. */
export const LooksAgain = ({ address }: { address?: string }) => (
  <noscript>
    <meta httpEquiv="refresh" content={address === undefined ? '2' : `2;url=${address}`} />
    <p className="text-muted">This page looks again every two seconds until it is done.</p>
  </noscript>
);
