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

/** `basis`: values that stay the very same as long as all three do. */
export type Neighbours = Beside & { basis: readonly unknown[] };

/**
 * For each of the posts (newest first) its neighbours and those of the others that share most tags with it. Only the nearest of each tag
 * are looked at, so that a new post changes the pages of a few others and not of all that share a tag with it. Which of them are shown is
 * found out when somebody asks.
 */
export function* neighbours(posts: readonly Post[]): Generator<[Post, Neighbours], void> {
  const around = placesAround(posts);
  for (const [index, post] of posts.entries()) {
    const [newer = null, older = null] = [posts[index - 1], posts[index + 1]];
    const near = around[index] ?? [];
    const basis: unknown[] = [newer, older];
    for (const place of near) basis.push(posts[place], place - index);
    const beside: Neighbours = {
      newer,
      older,
      basis,
      get related() {
        const others = [...new Set(near)].filter((place) => Math.abs(place - index) > 1);
        return others
          .flatMap((place) => relatedTo(post, posts[place], Math.abs(place - index)))
          .sort(mostAlikeFirst)
          .slice(0, NEAREST)
          .map(({ other }) => other);
      },
    };
    yield [post, beside];
  }
}

/** For each of the posts the places of those nearest to it in each of its tags. */
function placesAround(posts: readonly Post[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [place, post] of posts.entries()) {
    for (const tag of slugsOf(post)) {
      const list = places.get(tag);
      if (list) list.push(place);
      else places.set(tag, [place]);
    }
  }
  const around: number[][] = posts.map(() => []);
  for (const list of places.values()) {
    for (const [at, place] of list.entries()) {
      const end = Math.min(list.length, at + NEAREST + 1);
      for (let other = Math.max(0, at - NEAREST); other < end; other += 1)
        if (other !== at) around[place]?.push(list[other] ?? 0);
    }
  }
  return around;
}

type Related = { other: Post; shared: number; distance: number };

function relatedTo(post: Post, other: Post | undefined, distance: number): Related[] {
  if (!other) return [];
  const own = slugsOf(post);
  return [{ other, shared: [...slugsOf(other)].filter((slug) => own.has(slug)).length, distance }];
}

const mostAlikeFirst = (a: Related, b: Related): number =>
  b.shared - a.shared || a.distance - b.distance || (a.other.id < b.other.id ? -1 : 1);
