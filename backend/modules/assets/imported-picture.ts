import type { PictureCredit } from '../../integrations/photo-search/index.ts';
import type { Generated } from '../../integrations/picture-maker.ts';

/** A picture that came with an imported website. */
export type ImportedPicture = {
  id: string;
  name: string;
  alt: string;
  bytes: Uint8Array;
  credit?: PictureCredit | null;
  generated?: Generated | null;
  /** Where new uses of it begin; found anew when left out. */
  focus?: string | null;
  crop?: string | null;
};
