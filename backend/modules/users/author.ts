import { keyGrantOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import type { User } from './store.ts';

/** Whom a history names; `id` is null for a visitor. `key` names the access key that did it for them. */
export type Author = { id: string | null; name: string; key: string | null };

/** How a history names a person; `actor` is who asks. */
export const authorFrom = (user: Pick<User, 'id' | 'name' | 'email'>, actor?: Actor): Author => ({
  id: user.id,
  name: user.name || user.email || 'The owner',
  key: (actor && keyGrantOf(actor)?.name) ?? null,
});
