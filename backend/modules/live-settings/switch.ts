import { createHash } from 'node:crypto';
import { z } from 'zod';

/** On or off for everybody, on for a share of all accounts, or for whoever has one of some roles. */
export const switchSchema = z.union(
  [
    z.enum(['on', 'off']),
    z.strictObject({ share: z.number().min(0).max(100) }),
    z.strictObject({ roles: z.array(z.enum(['user', 'training', 'admin'])).min(1) }),
  ],
  'Write "on", "off", {"share": 20} for one account in five, or {"roles": ["training", "admin"]}.',
);
export type Switch = z.output<typeof switchSchema>;

/** An account that a switch is asked for. */
export type SwitchedFor = { userId: string; roles: readonly string[] };

/**
 * Whether a switch is on for somebody; null for a visitor, who has neither share nor role. An account that is within a share stays within every larger one, and shares of two
 * switches are not the same people: its place from 0 to 100 comes from the key and the account.
 */
export function isOnFor(value: Switch, key: string, who: SwitchedFor | null): boolean {
  if (typeof value === 'string') return value === 'on';
  if ('share' in value) return value.share === 100 || (who !== null && placeOf(key, who.userId) < value.share);
  return who !== null && (value.roles.includes('user') || value.roles.some((role) => who.roles.includes(role)));
}

function placeOf(key: string, userId: string): number {
  const hash = createHash('sha256').update(`${key}\n${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}
