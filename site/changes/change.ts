import { z } from 'zod';

/**
 * One difference between two documents, addressed by ids:
 *
 * - `brand/name`, `theme/accent`, `business/hours/0/opens`, `header/action/label`, `seo/title`, `blog/path`, `redirects`, `template`, `language`
 * - `pages/<id>` (a page without its sections, made or removed), `pages/<id>/title`, `pages/<id>/seo/description`
 * - `sections/<id>` (made or removed), `sections/<id>/variant`, `sections/<id>/props/items/2/price`
 * - `pages/<id>/place`, `sections/<id>/place`: where it stands, a change of its own (a `Place`); the page a new
 *   section comes to and a removed one leaves, too
 * - `locks/<lock>`: `true` when that field is locked
 *
 * A section's path does not name its page, so that moving it and editing it do not get in each other's way. Items of a
 * list are addressed by index while the list keeps its length and order; otherwise the list is one value. A picture is
 * always one value. `before` or `after` is absent when the thing was not there or is gone. Values are JSON.
 */
export type Change = { path: string[]; before?: unknown; after?: unknown };

/** Where something stands: behind `after` (an id; `null` for first), in `page` for sections. `index` helps when `after` is gone. */
export const placeSchema = z.object({
  page: z.string().optional(),
  after: z.string().nullable(),
  index: z.number().int().nonnegative(),
});
export type Place = z.infer<typeof placeSchema>;

/** The schema for changes read back from storage. */
export const changesSchema: z.ZodType<Change[]> = z.array(
  z.object({ path: z.array(z.string()).min(1), before: z.unknown().optional(), after: z.unknown().optional() }),
);

/** A change's path as one text, the way locks and conflicts name fields: `sections/<id>/props/heading`. */
export const pathText = (path: string[]): string => path.join('/');

/** True when one path leads to the other's field or to something that holds it. */
export function overlap(a: string[], b: string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((part, index) => part === long[index]);
}

/** True when `path` leads to what `start` leads to, or to something inside it. */
export const startsWith = (path: string[], start: string[]): boolean =>
  start.length <= path.length && overlap(path, start);

/** True for `pages/<id>/place` and `sections/<id>/place`. */
export const isPlace = (path: string[]): boolean =>
  path.length === 3 && path[2] === 'place' && (path[0] === 'pages' || path[0] === 'sections');
