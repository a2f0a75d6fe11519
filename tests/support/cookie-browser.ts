type Cookie = { name: string; value: string; path: string; host: string };

/** What a browser does without JavaScript, in a few lines: cookies by host name (never by port), redirects, forms. */
export function openCookieBrowser(send: (url: string, init: RequestInit) => Promise<Response> = fetch) {
  const cookies = new Map<string, Cookie>();

  const cookieHeader = (url: URL) =>
    [...cookies.values()]
      .filter(
        ({ host, path }) =>
          host === url.hostname &&
          (url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`)),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  const keep = (url: URL, line: string) => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const split = pair.indexOf('=');
    const attribute = (name: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const cookie = {
      name: pair.slice(0, split),
      value: pair.slice(split + 1),
      path: attribute('path') ?? '/',
      host: url.hostname,
    };
    const key = [cookie.host, cookie.path, cookie.name].join(' ');
    const maxAge = attribute('max-age');
    const expires = attribute('expires');
    const isOver =
      maxAge !== undefined ? Number(maxAge) <= 0 : expires !== undefined && Date.parse(expires) <= Date.now();
    if (isOver) cookies.delete(key);
    else cookies.set(key, cookie);
  };

  const browser = {
    cookies,
    cookieHeader: (address: string) => cookieHeader(new URL(address)),
    /** One request, no redirects followed. */
    async request(address: string, init: RequestInit = {}): Promise<Response> {
      const url = new URL(address);
      const headers = new Headers(init.headers);
      const sent = cookieHeader(url);
      if (sent) headers.set('Cookie', sent);
      const response = await send(url.href, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) keep(url, line);
      return response;
    },
    /** A visit with its redirects; `until` stops before the first address that it accepts. */
    async visit(address: string, init: RequestInit = {}, until: (url: URL) => boolean = () => false) {
      let url = new URL(address);
      let response = await browser.request(url.href, init);
      for (let hops = 0; hops < 20; hops += 1) {
        const location = response.headers.get('Location');
        if (!location || response.status < 300 || response.status > 399) return { url, response };
        url = new URL(location, url);
        if (until(url)) return { url, response };
        response = await browser.request(url.href);
      }
      throw new Error(`Too many redirects, the last one to ${url.href}`);
    },
    /** Posts fields to an address as a form of the same origin does. */
    submit(address: string, fields: Record<string, string>, until?: (url: URL) => boolean) {
      const { origin } = new URL(address);
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
      };
      return browser.visit(address, { method: 'POST', headers, body: new URLSearchParams(fields).toString() }, until);
    },
  };
  return browser;
}

export type CookieBrowser = ReturnType<typeof openCookieBrowser>;
