import type { Turn, WebsiteUpdate } from './turn.ts';

/** Milliseconds after which a stream that was refused is tried again. */
const AGAIN_MS = 15_000;

export type WebsiteStream = {
  /** False while nothing comes through. */
  canHear(): boolean;
  stop(): void;
};

/**
 * Tells how a website stands: at once, and whenever something about it is new, also after the connection was lost. A tab in the
 * background does not listen and catches up when it is seen again.
 */
export function listenToWebsite(websiteId: string, hear: (update: WebsiteUpdate) => void): WebsiteStream {
  let source: EventSource | undefined;
  let hasHeard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (document.visibilityState !== 'visible') return;
    const stream = new EventSource(`/website-events/${encodeURIComponent(websiteId)}`);
    source = stream;
    hasHeard = false;
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const update = readUpdate(data);
      if (!update) return;
      hasHeard = true;
      hear(update);
    });
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  document.addEventListener('visibilitychange', open);
  return {
    canHear: () => hasHeard && source?.readyState === EventSource.OPEN,
    stop() {
      document.removeEventListener('visibilitychange', open);
      close();
    },
  };
}

function readUpdate(text: string): WebsiteUpdate | null {
  const given: unknown = JSON.parse(text);
  if (typeof given !== 'object' || given === null || !('stamp' in given) || typeof given.stamp !== 'string')
    return null;
  return { stamp: given.stamp, turn: 'turn' in given && isTurn(given.turn) ? given.turn : null };
}

const isTurn = (given: unknown): given is Turn =>
  typeof given === 'object' && given !== null && 'messageId' in given && 'changes' in given && 'step' in given;
