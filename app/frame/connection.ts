import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';

// Without a connection no page could come, and what the browser or the router shows instead takes the screen away with all that is typed
// in it. A browser that thinks it is off line may still reach a product on its own machine, so the server is asked before.
//
// Not held: Back and Forward to a screen that was loaded as a document of its own, and loading a screen anew. No page may keep a browser
// from that; it asks before it leaves something unsaved, and may still have the document.

/** So long the server has to say that it is there. */
const PATIENCE_MS = 3000;

let isAway = false;
/** What is followed although the browser thinks that it is off line: the server has just answered. */
let followed: EventTarget | null = null;
/** A form is being sent by the router: what answers it where nothing comes keeps the screen (`offline.ts`). */
let isSending = false;
const listeners = new Set<() => void>();

const tell = (away: boolean) => {
  isAway = away;
  for (const listener of listeners) listener();
};

/** Whether something could not be opened since there is no connection. */
export const isConnectionAway = () => isAway;

export function subscribeToConnection(listener: () => void): () => void {
  const back = () => tell(false);
  listeners.add(listener);
  addEventListener('online', back);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', back);
  };
}

/** Whether the browser thinks that it is on line, for a component that is to know when that changes. */
export const isOnline = () => navigator.onLine;

export function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Keeps the screen where a page that is asked for could not come: by the router, the browser's Back, a plain link or form. */
export function useHeldScreen(): void {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && !isSending && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void whenReachable(blocker.proceed, blocker.reset);
  }, [blocker]);
  useEffect(() => {
    addEventListener('submit', noteSending, true);
    addEventListener('submit', holdForm);
    addEventListener('click', holdLink);
    return () => {
      removeEventListener('submit', noteSending, true);
      removeEventListener('submit', holdForm);
      removeEventListener('click', holdLink);
    };
  }, []);
}

const whenReachable = (go: () => void, stay?: () => void) =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => {
      tell(false);
      go();
    },
    () => {
      tell(true);
      stay?.();
    },
  );

const buttonOf = ({ submitter }: SubmitEvent) => (submitter instanceof HTMLButtonElement ? submitter : null);

function noteSending(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const button = buttonOf(event);
  isSending = (button?.hasAttribute('formmethod') ? button.formMethod : form.method) === 'post';
  setTimeout(() => {
    isSending = false;
  });
}

/** A form that neither a component nor the router takes. */
function holdForm(event: SubmitEvent): void {
  const form = event.target;
  if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(buttonOf(event)));
}

/** A link that is not the router's: a download, another site, logging in. */
function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || opensElsewhere || link.target === '_blank' || !/^https?:$/.test(link.protocol)) return;
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
  if (!isHere) hold(event, link, () => link.click());
}

function hold(event: Event, target: EventTarget, follow: () => void): void {
  if (navigator.onLine || event.defaultPrevented || followed === target) return;
  event.preventDefault();
  void whenReachable(() => {
    followed = target;
    follow();
    followed = null;
  });
}
