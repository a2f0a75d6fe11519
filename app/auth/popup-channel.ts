/** How a login in a window of its own tells the other pages of the app that it is done: never a token, only that. */
const CHANNEL = 'pagewright-login';
const DONE = 'done';

export function announceLogin(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(DONE);
  channel.close();
}

/** Gives back how to stop listening. */
export function onLogin(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === DONE) listener();
  });
  return () => channel.close();
}
