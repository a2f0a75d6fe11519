const TIMEOUT_MS = 15_000;

type Fields = Record<string, string>;

/** The fields of a provider's answer, or null for anything else that a frame may say. */
export function answerIn(message: unknown): Fields | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('response' in message)) return null;
  const { type, response } = message;
  if (type !== 'authorization_response' || typeof response !== 'object' || response === null) return null;
  const fields = Object.entries(response).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(fields);
}

/**
 * Asks the provider in a hidden frame. Gives its answer, which means nothing before the server has compared its state;
 * null when none came. Only the frame's own words count, and only from the provider's origin.
 */
export function askInFrame(address: string, providerOrigin: string): Promise<Fields | null> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'Staying logged in';
    const end = (answer: Fields | null) => {
      window.removeEventListener('message', listen);
      clearTimeout(timeout);
      frame.remove();
      resolve(answer);
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const answer = origin === providerOrigin && source === frame.contentWindow ? answerIn(data) : null;
      if (answer) end(answer);
    };
    const timeout = setTimeout(() => end(null), TIMEOUT_MS);
    window.addEventListener('message', listen);
    frame.src = address;
    document.body.append(frame);
  });
}
