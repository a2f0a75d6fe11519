import { createContext, useContext, type ReactNode } from 'react';
import { searchWith } from '#app/editing/search-params.ts';
import { chatAddress } from './chat-address.ts';

/** Where a chat is. */
export type ChatPlace = {
  /** The chat with one page of the website beside it, with what else the address says. */
  addressOf(website: string, path: string, search?: URLSearchParams): string;
  /** In the bar, in the place of what a website's own chat says and offers there. */
  bar?: { mark: ReactNode; actions: ReactNode };
};

const own: ChatPlace = {
  addressOf: (website, path, search = new URLSearchParams()) =>
    `${chatAddress(website, path)}${searchWith(search, {})}`.replace(/\?$/, ''),
};

const Place = createContext(own);

/** For a chat that is somewhere else than at the website's own address. */
export const ChatPlaceProvider = Place.Provider;
export const useChatPlace = (): ChatPlace => useContext(Place);
