import type { ComponentType } from 'react';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import type { LibraryView } from './library.server.ts';
import type { PictureTarget } from './picture-target.ts';

/** The top of the place that the library stands in. */
export type LibraryHeader = ComponentType<{ title: string; back?: { href: string; label: string }; hint?: string }>;

export type PicturesProps = {
  website: { id: string; canWrite: boolean; currentRevision: number };
  library: LibraryView;
  /** The field that a picture is being chosen for. */
  target: PictureTarget | null;
  /** Photos of the website that nobody has described, where that is asked. */
  undescribed?: string[];
  search: URLSearchParams;
  outcome: ChangeOutcome | undefined;
  Header: LibraryHeader;
};
