import { useEffect } from 'react';
import { announceLogin } from './popup-channel.ts';

/** On the page that a login in a window of its own ends on: tells the page behind it, and goes. */
export function usePopupEnd(): void {
  useEffect(() => {
    announceLogin();
    window.close();
  }, []);
}
