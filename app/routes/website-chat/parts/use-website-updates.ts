import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetchers, useRevalidator } from '@remix-run/react';
import type { ChatTurn } from './load-chat.server.ts';

type Update = { stamp: string; turn: ChatTurn | null };
type Loaded = Update & { websiteId: string; isWorking: boolean };

/** Milliseconds between two looks while a turn is under way and nothing can be heard of it. */
const LOOK_MS = 4000;
/** Milliseconds after which a stream that was refused is tried again. */
const AGAIN_MS = 15_000;

/**
 * Keeps the screen true while it is looked at, whoever changes the website: asks for its data anew when its stamp differs, and
 * gives the steps of the turn under way as they come. A tab in the background does not listen and catches up when it is seen
 * again. Where no stream comes through, a turn under way is looked at every few seconds.
 */
export function useWebsiteUpdates({ websiteId, stamp, turn, isWorking }: Loaded): ChatTurn | null {
  const { update, canHear } = useStream(websiteId);
  const { revalidate } = useRevalidator();
  const isSubmitting = useFetchers().some(({ state }) => state !== 'idle');
  const asked = useRef('');

  useEffect(() => {
    // A submission asks for everything anew by itself.
    if (!update || isSubmitting || update.stamp === stamp || update.stamp === asked.current) return;
    asked.current = update.stamp;
    revalidate();
  }, [update, stamp, isSubmitting, revalidate]);

  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => {
      if (!canHear() && document.visibilityState === 'visible') revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWorking, canHear, revalidate]);

  const heard = update?.turn ?? null;
  if (!heard || !turn) return heard ?? turn;
  return heard.messageId === turn.messageId && heard.step >= turn.step ? heard : turn;
}

/** The last update, with the last turn that was heard of: its end shows in the messages, which come a little later. */
function useStream(websiteId: string): { update: Update | null; canHear: () => boolean } {
  const [update, setUpdate] = useState<Update | null>(null);
  const source = useRef<EventSource>();
  const hasHeard = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      source.current?.close();
      source.current = undefined;
    };
    const open = () => {
      close();
      if (document.visibilityState !== 'visible') return;
      const stream = new EventSource(`/website-events/${encodeURIComponent(websiteId)}`);
      source.current = stream;
      hasHeard.current = false;
      stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const next = readUpdate(data);
        if (!next) return;
        hasHeard.current = true;
        setUpdate((last) => ({ stamp: next.stamp, turn: next.turn ?? last?.turn ?? null }));
      });
      stream.addEventListener('error', () => {
        if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
      setUpdate(null);
    };
  }, [websiteId]);

  const canHear = useCallback(() => hasHeard.current && source.current?.readyState === EventSource.OPEN, []);
  return { update, canHear };
}

function readUpdate(text: string): Update | null {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || !('stamp' in given) || typeof given.stamp !== 'string')
    return null;
  return { stamp: given.stamp, turn: 'turn' in given && isTurn(given.turn) ? given.turn : null };
}

const isTurn = (given: unknown): given is ChatTurn =>
  typeof given === 'object' && given !== null && 'messageId' in given && 'changes' in given && 'step' in given;
