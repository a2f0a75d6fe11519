/** Ends of a session that are nobody's fault: error reporting leaves them out. */
const DROPPED = ['Missing Refresh Token', 'Unknown or invalid refresh token'];

type ErrorEvent = {
  message?: string;
  exception?: { values?: { value?: string }[] };
  request?: {
    url?: string;
    query_string?: unknown;
    data?: unknown;
    cookies?: unknown;
    headers?: Record<string, string>;
  };
  breadcrumbs?: { data?: Record<string, unknown> }[];
};

/** Sentry's `beforeSend`, for browser and server: what is reported, without what must not leave the product. */
export function prepareEvent<Event extends ErrorEvent>(
  event: Event,
  { originalException }: { originalException?: unknown } = {},
): Event | null {
  const original = originalException instanceof Error ? originalException.message : String(originalException);
  const texts = [event.message, original, ...(event.exception?.values ?? []).map(({ value }) => value)];
  if (texts.some((text) => DROPPED.some((dropped) => text?.includes(dropped)))) return null;
  hideSecrets(event);
  return event;
}

const SECRET_HEADERS = /^(cookie|set-cookie|authorization|website-claims)$/i;
const ADDRESSES = ['url', 'to', 'from'];

/** Codes, states and preview keys travel in queries; what people type travels in bodies. */
function hideSecrets({ request, breadcrumbs = [] }: ErrorEvent): void {
  if (request) {
    if (request.url) request.url = withoutQuery(request.url);
    Object.assign(request, { query_string: undefined, data: undefined, cookies: undefined });
    const harmless = Object.entries(request.headers ?? {}).filter(([name]) => !SECRET_HEADERS.test(name));
    request.headers = Object.fromEntries(harmless);
  }
  for (const { data } of breadcrumbs)
    for (const name of ADDRESSES) if (data && typeof data[name] === 'string') data[name] = withoutQuery(data[name]);
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
