/**
 * What can be told from a photo's pixels, both as `sharp` measures them: how strongly neighbouring points differ, and how many
 * different tones there are, in bits.
 */
export type PhotoLook = { sharpness: number; entropy: number };

type Seen = { look?: PhotoLook | null };

/** A photo this much less sharp than those beside it was out of focus, or shaken; alone, how sharp it may be nobody knows. */
const BLURRED_BELOW = 0.3;
/** Bits: photos that differ by less are equally calm to the eye. */
const NOTICED = 0.75;

/** Tells of each of some photos whether it is blurred beside the others. One of which nothing is known never is. */
export function blurredAmong(photos: readonly Seen[]): (photo: Seen) => boolean {
  const known = photos.flatMap(({ look }) => (look ? [look.sharpness] : [])).toSorted((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 0;
  return ({ look }) => look != null && look.sharpness < usual * BLURRED_BELOW;
}

/** The one with clearly the fewest tones; of those that are about equally calm the first. One of which nothing is known counts as busy. */
export function calmestOf<Photo extends Seen>(photos: readonly Photo[]): Photo | undefined {
  const busyness = ({ look }: Photo) => look?.entropy ?? Number.MAX_VALUE;
  const least = Math.min(...photos.map(busyness));
  return photos.find((photo) => busyness(photo) <= least + NOTICED);
}
