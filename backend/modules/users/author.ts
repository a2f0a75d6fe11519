import type { Author } from '../revisions/append-revision.ts';
import type { User } from './store.ts';

/** How a history names a person. */
export const authorFrom = (user: Pick<User, 'id' | 'name' | 'email'>): Author => ({
  id: user.id,
  name: user.name || user.email || 'The owner',
});
