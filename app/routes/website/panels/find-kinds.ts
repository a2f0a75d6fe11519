type Findable = { label: string; hint: string; words: string; variants: { label: string }[] };
type Group<Kind> = { label: string; kinds: Kind[] };

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * The groups with only those kinds that somebody may mean: each word typed begins a word of the kind's name, its other names, its
 * sentence, its layouts or its group. Groups without such kinds are left out.
 */
export function findKinds<Kind extends Findable, G extends Group<Kind>>(groups: G[], typed: string): G[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, kinds: group.kinds.filter((kind) => isMeant(kind, group.label, wanted)) }))
    .filter(({ kinds }) => kinds.length > 0);
}

function isMeant({ label, hint, words, variants }: Findable, group: string, wanted: string[]): boolean {
  const known = wordsOf([label, words, hint, group, ...variants.map((variant) => variant.label)].join(' '));
  return wanted.every((word) => known.some((one) => one.startsWith(word)));
}
