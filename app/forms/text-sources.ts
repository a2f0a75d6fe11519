import { createContext, useContext } from 'react';

/** Texts that stand as they came over from another website, with the page that each comes from. */
export type TextSources = [text: string, url: string][];

const Sources = createContext<TextSources>([]);
export const TextSourcesProvider = Sources.Provider;

/** The page that a text came over from, while it is as it came. */
export function useTextSource(value: unknown): string | undefined {
  const sources = useContext(Sources);
  return sources.find(([text]) => text === value)?.[1];
}
