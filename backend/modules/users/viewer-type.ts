import { builder } from '../../graphql/builder.ts';
import type { User } from './store.ts';

/** Who is logged in. Each module adds what it knows of them. */
export type Viewer = User & { roles: string[] };

export const viewerType = builder.objectRef<Viewer>('Viewer').implement({});
