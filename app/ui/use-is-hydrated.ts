import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, without JavaScript and while React takes over the page; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
