import { getSection } from '../sections/index.ts';

/** What people call a kind of section; its id when this release does not know it. */
export const kindLabel = (kind: string): string => getSection(kind)?.label ?? kind;
