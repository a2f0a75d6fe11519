interface Browser extends Pick<EventTarget, 'addEventListener'> {
  fetch: typeof fetch;
  navigator: Pick<Navigator, 'onLine'>;
}

/**
 * What the router loads waits for a connection that was lost on the way. Otherwise the router would show an error page in place of the
 * screen with all that is typed in it: where the train enters a tunnel after a save has arrived, and before the screen has been
 * loaded anew. The router asks by `fetch` alone and has no setting for this. Leaving for another page ends the wait.
 */
export function waitWithLoads(scope: Browser = window): void {
  const ask = scope.fetch.bind(scope);
  scope.fetch = async (input, init) => {
    for (;;) {
      try {
        return await ask(input, init);
      } catch (fault) {
        if (!isLoad(input, init) || scope.navigator.onLine || init?.signal?.aborted) throw fault;
        await connected(scope, init?.signal);
      }
    }
  };
}

const isLoad = (input: RequestInfo | URL, init?: RequestInit) =>
  input instanceof URL && input.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET';

const connected = (scope: Browser, signal?: AbortSignal | null) =>
  new Promise<void>((done) => {
    scope.addEventListener('online', () => done(), { once: true });
    signal?.addEventListener('abort', () => done(), { once: true });
  });
