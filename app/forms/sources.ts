import { createContext, useContext } from 'react';

type Source = [what: string, url: string];

/** What stands as it came over from another website, with the page that each of it comes from. */
export type Sources = {
  texts: Source[];
  /** By the pictures' ids. */
  pictures: Source[];
  /** The page that told the opening hours; null once they are others. */
  hours: string | null;
};

export const noSources: Sources = { texts: [], pictures: [], hours: null };

const Given = createContext(noSources);
export const SourcesProvider = Given.Provider;

const sourceIn = (sources: Source[], value: unknown) => sources.find(([what]) => what === value)?.[1];

/** The page that a text came over from, while it is as it came. */
export const useTextSource = (text: unknown): string | undefined => sourceIn(useContext(Given).texts, text);

/** The page that a picture came over from. */
export const usePictureSource = (id: string): string | undefined => sourceIn(useContext(Given).pictures, id);

/** The page that the opening hours came over from, while they are as they came. */
export const useHoursSource = (): string | null => useContext(Given).hours;
