import { createContext, useContext } from 'react';

/** Known on the server only: browsers hide the value once a page is parsed. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
