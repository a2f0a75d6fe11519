import type { PostRow } from '../posts/store.ts';
import type { WebsiteRow } from '../websites/store.ts';

/** A post with its website, for somebody who may read both. */
export type OwnPost = PostRow & { website: WebsiteRow };
