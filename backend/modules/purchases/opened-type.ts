import { builder } from '../../graphql/builder.ts';
import type { Opened } from './open-order.ts';

export const openedType = builder.objectRef<Opened>('OpenedOrder').implement({
  fields: (t) => ({ url: t.exposeString('url', { description: 'Where it is paid, or a change is confirmed.' }) }),
});
