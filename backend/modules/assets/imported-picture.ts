import type { PictureCredit } from '../../integrations/photo-search/index.ts';

/** A picture that came with an imported website. */
export type ImportedPicture = {
  id: string;
  name: string;
  alt: string;
  bytes: Uint8Array;
  credit?: PictureCredit | null;
};
