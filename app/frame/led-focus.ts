import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what a new screen begins with and that holds its heading. With the screen before, what had the focus may be gone: whoever uses keys goes on from there,
 * not from the top of the page.
 */
export function useLedFocus<Place extends HTMLElement>(): RefObject<Place> {
  const place = useRef<Place>(null);
  const { key } = useLocation();
  const isLed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isLed && document.activeElement === document.body) place.current?.querySelector('h1')?.focus();
  }, [key, isLed]);
  return place;
}
