import { getSection } from './index.ts';

/** What was decided of one kind of section. A kind that nothing was decided of is on, with all its variants. */
export type KindDecision = {
  isOn: boolean;
  /** Ids of variants that nothing new is made with. */
  variantsOff: readonly string[];
  /** What a model is told of the kind, beside the kind's own hint. */
  hint: string;
};

/**
 * What new sections may be made of, by kind. It is plain data, and says nothing of sections that are there: they are shown and
 * edited whatever it says.
 */
export type SectionLibrary = ReadonlyMap<string, KindDecision>;

/** Nothing was decided: all there is may be used. */
export const wholeLibrary: SectionLibrary = new Map();

/** Kinds that cannot be switched off, with the reason for people. */
export const neededKinds: Readonly<Partial<Record<string, string>>> = {
  hero: 'Every website begins with it.',
  richText: 'It takes what has no section of its own.',
  blogList: 'Blogs show their posts in it.',
};

/** Whether new sections of a kind may be made; false for a kind that this release does not know. */
export const isOffered = (library: SectionLibrary, kind: string): boolean =>
  getSection(kind) !== undefined && (library.get(kind)?.isOn ?? true);

/** The variants that new sections of a kind may have, in the kind's own order; nothing for an unknown kind. */
export const offeredVariants = (library: SectionLibrary, kind: string): string[] => {
  const all = Object.keys(getSection(kind)?.variants ?? {});
  const off = library.get(kind)?.variantsOff ?? [];
  const left = all.filter((variant) => !off.includes(variant));
  return left.length > 0 ? left : all;
};
