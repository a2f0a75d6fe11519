import type { Actor } from '../../auth/actor.ts';
import { accessTo } from '../../auth/policy.ts';
import type { Access } from '../../auth/policy.ts';
import { builder, nodeInterface } from '../../graphql/builder.ts';
import type { WebsiteRow } from './store.ts';

/** A website as somebody may see it: the fields ask `access` before they give more than a preview shows. */
export type WebsiteView = WebsiteRow & { access: Access };

export const websiteType = builder.objectRef<WebsiteView>('Website').implement({ interfaces: [nodeInterface] });

/** What a verb gives to the one who was let through to write. Somebody else may have claimed the website meanwhile. */
export const writtenBy = (actor: Actor, website: WebsiteRow): WebsiteView => ({
  ...website,
  access: accessTo(actor, website) ?? 'preview',
});

/** What a verb gives to its owner. */
export const owned = (website: WebsiteRow): WebsiteView => ({ ...website, access: 'owner' });
