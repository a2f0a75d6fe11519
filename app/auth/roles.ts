/** A roles claim holds one role or a list of them. */
export const rolesIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter(
    (role: unknown): role is string => typeof role === 'string' && role !== '',
  );

/** True if any of the wanted roles is one of the person's; false if the person has none. */
export function hasRole(
  person: { roles?: string | string[] | null } | null | undefined,
  wanted: string | string[],
): boolean {
  const roles = rolesIn(person?.roles);
  return rolesIn(wanted).some((role) => roles.includes(role));
}
