/** Who made a picture and on which terms: kept with it wherever it goes. */
export type PictureCredit = {
  author: string;
  authorUrl: string;
  /** Where it was found, such as "Pexels". */
  source: string;
  sourceUrl: string;
  licence: string;
};

/** A photo that was found. `preview`: an address of its provider, which wants its previews shown from there. */
export type Photo = {
  /** With its provider, such as `pexels-2014422`. */
  id: string;
  width: number;
  height: number;
  preview: string;
  credit: PictureCredit;
};

/** The same with the address of a file that is large enough for a page, and what its provider wants to be told when it is taken. */
export type PhotoToTake = Photo & { file: string; tell: string | null };

export type FoundPhotos<Found = Photo> = { photos: Found[]; hasMore: boolean };

/** One place where photos are searched. Rejects with `PhotosAway`. */
export type PhotoProvider = {
  /** How people know it. */
  label: string;
  /** The server that its files lie on. */
  files: string;
  search(text: string, page: number): Promise<FoundPhotos>;
  /** Null for one that is not there. */
  find(id: string): Promise<PhotoToTake | null>;
  /** The headers of what is asked of it. */
  headers: Record<string, string>;
};

export const PER_PAGE = 12;

/** A provider did not answer, or not with what was asked for. */
export class PhotosAway extends Error {
  override name = 'PhotosAway';
}
