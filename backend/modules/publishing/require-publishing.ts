import type { Context } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import { findUser } from '../users/store.ts';
import { registry } from '../live-settings/registry.ts';

/** Throws UNAVAILABLE while staff have switched publishing off for the caller. */
export const requirePublishing = ({ live, actor }: Pick<Context, 'live' | 'actor'>): void =>
  live.requireOn(
    registry.publishing,
    actor,
    'Nothing can be published at the moment. Your changes are saved, and what is published stays as it is. Please try again later.',
  );

/** Whether somebody's work may be published where they do not ask themselves: by a job. */
export async function mayBePublished(
  { live }: Pick<Context, 'live'>,
  db: Database,
  ownerId: string | null,
): Promise<boolean> {
  const owner = await findUser(db, ownerId ?? '');
  return owner !== undefined && live.isOn(registry.publishing, { userId: owner.id, roles: owner.roles });
}
