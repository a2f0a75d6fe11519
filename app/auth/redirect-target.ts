/** A target longer than this is not kept: cookies that carry it must stay small. */
const MAX_LENGTH = 1000;
const BASE = 'http://local.invalid';

/**
 * A path of this app (with query and fragment) that a person may be sent to, or null. Refuses everything that a browser
 * could read as another host or as markup's way out: `//x`, `/\x`, schemes, control characters, also when encoded.
 */
export function localPath(target: string | null | undefined): string | null {
  if (!target || target.length > MAX_LENGTH || !isLocal(target)) return null;
  const url = new URL(target, BASE);
  return url.origin === BASE && isLocal(url.pathname) ? target : null;
}

function isLocal(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return (
    [path, decoded(path), decoded(decoded(path))].every((form) => form !== null && isPlainPath(form)) &&
    !hasControl(target)
  );
}

const isPlainPath = (path: string) =>
  path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && !hasControl(path);

/** Browsers drop tabs and line ends from addresses, which turns `/<tab>/x` into `//x`. */
const hasControl = (text: string) =>
  [...text].some((character) => character < ' ' || (character >= '\u007f' && character <= '\u009f'));

function decoded(path: string | null): string | null {
  try {
    return path === null ? null : decodeURIComponent(path);
  } catch {
    return null;
  }
}

export type LoginWay = {
  /** `none`: only when the provider asks nothing. `login`: the person answers in any case. */
  prompt?: 'none' | 'login';
  /** In a window of its own, which ends on a page that says so. */
  popup?: boolean;
};

/** The login with the way back to a path, encoded once. */
export const loginPath = (back: string | null, way: LoginWay = {}) => wayIn('/login', back, way);
export const signupPath = (back: string | null, way: LoginWay = {}) => wayIn('/signup', back, way);

function wayIn(path: string, back: string | null, { prompt, popup }: LoginWay): string {
  const query = [
    ...(back && back !== '/' ? [`redirectTo=${encodeURIComponent(back)}`] : []),
    ...(prompt ? [`prompt=${prompt}`] : []),
    ...(popup ? ['popup'] : []),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Where a login in a window of its own ends. */
export const POPUP_END = '/login-success?popup';

/** What a login carries as its target: the callback's own address, which sends the person on to `redirectTo`. */
export const loginSuccessPath = (back: string | null) =>
  back ? `/login-success?redirectTo=${encodeURIComponent(back)}` : '/';

/** The local path inside such a target. */
export const backFrom = (target: string | undefined) =>
  target ? localPath(new URL(target, BASE).searchParams.get('redirectTo')) : null;

/** The page that a request is about: its own path and query, or for a form the page that it stands on. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes');
  const own = `${url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')}${url.search}`;
  if (request.method === 'GET' || request.method === 'HEAD') return own;
  const referer = request.headers.get('Referer');
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const isOurs = from?.host === (request.headers.get('Host') ?? url.host);
  return from && isOurs ? `${from.pathname}${from.search}` : own;
}
