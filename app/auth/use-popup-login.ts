import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState, type MouseEvent } from 'react';
import { isAuthError, type AuthError } from './errors.ts';
import { onLogin } from './popup-channel.ts';
import { logInByPopup } from './popup-login.ts';
import { loginPath, signupPath } from './redirect-target.ts';

export type PopupLogin = {
  state: 'idle' | 'open' | 'done';
  /** `cancelled` or `timeout`. A login that is completed later still counts. */
  error: AuthError | null;
  /** For links: an address that works by itself, and a press that opens the window instead where there is JavaScript. */
  login: WayIn;
  signup: WayIn;
};
type WayIn = { href: string; onClick(event: MouseEvent<HTMLAnchorElement>): void };

/** Logging in without leaving the page. When it is done, everything on the page is loaded anew for the person. */
export function usePopupLogin(): PopupLogin {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<PopupLogin['state']>('idle');
  const [error, setError] = useState<AuthError | null>(null);

  useEffect(
    () =>
      onLogin(() => {
        setState('done');
        setError(null);
        revalidate();
      }),
    [revalidate],
  );

  const open = async (address: string, otherwise: string) => {
    setError(null);
    setState('open');
    try {
      const { screenX: left, screenY: top, outerWidth: width, outerHeight: height } = window;
      const isOpened = await logInByPopup(address, {
        open: (url, features) => window.open(url, '_blank', features),
        onLogin,
        screen: { left, top, width, height },
      });
      if (!isOpened) window.location.assign(otherwise);
    } catch (failure) {
      if (!isAuthError(failure)) throw failure;
      setError(failure);
      setState('idle');
    }
  };
  const wayIn = (path: typeof loginPath): WayIn => {
    const href = path(`${pathname}${search}`);
    return {
      href,
      onClick(event) {
        // Whoever asks for a tab of their own gets it.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void open(path(null, { popup: true }), href);
      },
    };
  };
  return { state, error, login: wayIn(loginPath), signup: wayIn(signupPath) };
}
