import { tagSlug } from './addresses.ts';
import type { Post } from './post.ts';

/** What a post's page shows of other posts. */
export type Beside = { newer: Post | null; older: Post | null; related: readonly Post[] };

/** As many of each tag are looked at on either side, and as many are shown. */
const NEAREST = 3;

const slugs = new WeakMap<Post, ReadonlySet<string>>();

function slugsOf(post: Post): ReadonlySet<string> {
  const known = slugs.get(post);
  if (known) return known;
  const made = new Set(post.tags.map(tagSlug));
  slugs.set(post, made);
  return made;
}

/** The posts of each tag, by the tag as addresses have it; each list newest first, as the posts are. */
export function byTag(posts: readonly Post[]): Map<string, Post[]> {
  const tags = new Map<string, Post[]>();
  for (const post of posts) {
    for (const tag of slugsOf(post)) {
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
  const placeOf = new Map(posts.map((post, index) => [post, index]));
  const lists = [...byTag(posts).values()];
  const near = new Map(posts.map((post) => [post, new Set<Post>()]));
  for (const list of lists) {
    list.forEach((post, at) => {
      for (const other of list.slice(Math.max(0, at - NEAREST), at + NEAREST + 1)) near.get(post)?.add(other);
    });
  }
  return posts.map((post, index) => {
    const newer = posts[index - 1] ?? null;
    const older = posts[index + 1] ?? null;
    const own = slugsOf(post);
    const related = [...(near.get(post) ?? [])]
      .filter((other) => other !== post && other !== newer && other !== older)
      .map((other) => ({
        other,
        shared: [...slugsOf(other)].filter((slug) => own.has(slug)).length,
        distance: Math.abs((placeOf.get(other) ?? 0) - index),
      }))
      .sort((a, b) => b.shared - a.shared || a.distance - b.distance || (a.other.id < b.other.id ? -1 : 1))
      .slice(0, NEAREST)
      .map(({ other }) => other);
    return { newer, older, related };
  });
}
