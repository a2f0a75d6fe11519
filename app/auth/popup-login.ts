import { popupClosedError, timeoutError } from './errors.ts';

const [WIDTH, HEIGHT] = [400, 600];
const TIMEOUT_MS = 60_000;
const LOOK_MS = 500;
/** A window looks closed while its page moves to the next one, and for good at a provider that cuts itself off. */
const GRACE_MS = 2_000;

/** What a login in a window of its own needs of the browser. */
export type PopupWays = {
  /** Null when the browser refuses. */
  open(address: string, features: string): { readonly closed: boolean } | null;
  /** Calls back when a login was completed in any window; gives back how to stop. */
  onLogin(listener: () => void): () => void;
  screen: { left: number; top: number; width: number; height: number };
};

/**
 * Opens the login in a small window. True when it is done, false when the browser opens none. Rejects with `AuthError`:
 * `timeout` after a minute, `cancelled` when the window was closed. That the window is gone never counts as a login.
 */
export function logInByPopup(address: string, { open, onLogin, screen }: PopupWays): Promise<boolean> {
  const left = Math.round(screen.left + (screen.width - WIDTH) / 2);
  const top = Math.round(screen.top + (screen.height - HEIGHT) / 2);
  const popup = open(address, `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup) return Promise.resolve(false);

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(looking);
      clearTimeout(timeout);
      stop();
      settle();
    };
    let goneFor = 0;
    const looking = setInterval(() => {
      goneFor = popup.closed ? goneFor + LOOK_MS : 0;
      if (goneFor > GRACE_MS) end(() => reject(popupClosedError()));
    }, LOOK_MS);
    const timeout = setTimeout(() => end(() => reject(timeoutError())), TIMEOUT_MS);
    const stop = onLogin(() => end(() => resolve(true)));
  });
}
