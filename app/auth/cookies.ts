/** Cookies of a request by name. A name that comes twice keeps its first value, as browsers send the nearest first. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(/;\s*/)) {
    const split = pair.indexOf('=');
    const name = pair.slice(0, split).trim();
    if (split > 0 && !cookies.has(name)) cookies.set(name, pair.slice(split + 1).trim());
  }
  return cookies;
}

export type CookieKind = {
  /** Over https: `Secure`, and a `__Host-` name that no other host can set. */
  secure: boolean;
  /** Pages may read it. */
  readable?: boolean;
};

export const cookieName = (name: string, { secure }: CookieKind) => (secure ? `__Host-${name}` : name);

/** A `Set-Cookie` line. The name must come from `cookieName`; the value needs no escaping. */
export function setCookie(
  name: string,
  value: string,
  maxAge: number,
  { secure, readable = false }: CookieKind,
): string {
  const flags = [readable ? '' : 'HttpOnly', secure ? 'Secure' : '', 'SameSite=Lax'].filter(Boolean).join('; ');
  return `${name}=${value}; Path=/; Max-Age=${Math.max(0, Math.floor(maxAge))}; ${flags}`;
}

export const expireCookie = (name: string, kind: CookieKind) => setCookie(name, '', 0, kind);
