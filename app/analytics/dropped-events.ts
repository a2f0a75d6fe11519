/** Ends of a session that are nobody's fault: error reporting leaves them out. */
const DROPPED = ['Missing Refresh Token', 'Unknown or invalid refresh token'];

type ErrorEvent = { message?: string; exception?: { values?: { value?: string }[] } };

/** Sentry's `beforeSend`, for browser and server. */
export function dropExpectedEvents<Event extends ErrorEvent>(event: Event): Event | null {
  const texts = [event.message, ...(event.exception?.values ?? []).map(({ value }) => value)];
  return texts.some((text) => DROPPED.some((dropped) => text?.includes(dropped))) ? null : event;
}
