type WithUser = { isAuthenticated: boolean; userMetadata: unknown };

/** Who is logged in, as the header shows it. */
export function personOf({
  isAuthenticated,
  userMetadata,
}: WithUser): { id: string; name: string; email: string } | null {
  if (!isAuthenticated || typeof userMetadata !== 'object' || userMetadata === null) return null;
  const claims = new Map(Object.entries(userMetadata));
  const text = (name: string) => {
    const value: unknown = claims.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { id: text('sub'), name: text('name') || text('nickname'), email: text('email') };
}
