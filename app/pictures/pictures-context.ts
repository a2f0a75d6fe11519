import { createContext, useContext } from 'react';

/** What the image fields of a screen's forms need to know of the website's uploads. */
export type Pictures = {
  website: string;
  /** Addresses of small pictures by the id of the upload. */
  thumbnails: Record<string, string>;
};

const PicturesContext = createContext<Pictures | null>(null);
export const PicturesProvider = PicturesContext.Provider;

/** Null on screens without a library: their image fields offer no uploads. */
export const usePictures = (): Pictures | null => useContext(PicturesContext);
