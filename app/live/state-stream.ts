/** Milliseconds after which a stream that was refused is tried again. */
const AGAIN_MS = 15_000;

export type StateStream = {
  /** False while nothing comes through. */
  canHear(): boolean;
  stop(): void;
};

/**
 * Hears how something stands, from an address that tells it as events: at once, and whenever something about it is new, also
 * after the connection was lost. A tab in the background does not listen and catches up when it is seen again.
 */
export function listenTo<State>(
  address: string,
  read: (text: string) => State | null,
  hear: (state: State) => void,
): StateStream {
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
    const stream = new EventSource(address);
    source = stream;
    hasHeard = false;
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const state = read(data);
      if (!state) return;
      hasHeard = true;
      hear(state);
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
