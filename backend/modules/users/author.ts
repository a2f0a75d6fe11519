import type { User } from './store.ts';

/** Whom a history names; `id` is null for a visitor. */
export type Author = { id: string | null; name: string };

/** How a history names a person. */
export const authorFrom = (user: Pick<User, 'id' | 'name' | 'email'>): Author => ({
  id: user.id,
  name: user.name || user.email || 'The owner',
});
