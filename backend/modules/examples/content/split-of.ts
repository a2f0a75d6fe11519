import { createHash } from 'node:crypto';

/** One in five groups is kept for validation. */
const ONE_IN = 5;

/**
 * On which side an example stands, by the group that it belongs to: all of a website's are on one side, whenever they come in. Without a
 * website those that say nearly the same are a group.
 */
export function splitOf(group: string): 'TRAINING' | 'VALIDATION' {
  return createHash('sha256').update(group).digest().readUInt32BE(0) % ONE_IN === 0 ? 'VALIDATION' : 'TRAINING';
}
