import { tagSlug } from './addresses.ts';
import type { Post } from './post.ts';

/** What a post's page shows of other posts. */
export type Beside = { newer: Post | null; older: Post | null; related: readonly Post[] };

/** As many of each tag are looked at on either side, and as many are shown. */
const NEAREST = 3;

/** The posts of each tag, by the tag as addresses have it; each list newest first, as the posts are. */
export function byTag(posts: readonly Post[]): Map<string, Post[]> {
  const tags = new Map<string, Post[]>();
  for (const post of posts) {
    for (const tag of new Set(post.tags.map(tagSlug))) {
      const list = tags.get(tag);
      if (list) list.push(post);
      else tags.set(tag, [post]);
    }
  }
  return tags;
}

/**
 * For each of the posts (newest first) its neighbours and those of the others that share most tags with it. Only the nearest of each tag
 * are looked at, so that a new post changes the pages of a few others and not of all that share a tag with it.
 */
export function neighbours(posts: readonly Post[]): Beside[] {
  const place = new Map(posts.map((post, index) => [post, index]));
  const tags = byTag(posts);
  const placeInTag = new Map([...tags].map(([tag, list]) => [tag, new Map(list.map((post, index) => [post, index]))]));
  return posts.map((post, index) => {
    const newer = posts[index - 1] ?? null;
    const older = posts[index + 1] ?? null;
    const shared = new Map<Post, number>();
    for (const tag of new Set(post.tags.map(tagSlug))) {
      const at = placeInTag.get(tag)?.get(post) ?? 0;
      for (const other of tags.get(tag)?.slice(Math.max(0, at - NEAREST), at + NEAREST + 1) ?? [])
        if (other !== post && other !== newer && other !== older) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const distance = (other: Post) => Math.abs((place.get(other) ?? 0) - index);
    const related = [...shared]
      .sort(([one, its], [two, other]) => other - its || distance(one) - distance(two) || (one.id < two.id ? -1 : 1))
      .slice(0, NEAREST)
      .map(([other]) => other);
    return { newer, older, related };
  });
}
