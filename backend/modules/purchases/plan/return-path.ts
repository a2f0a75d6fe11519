const LONGEST = 2000;
const CONTROL = /\p{Cc}/u;

/** A path of ours that somebody came from; the plans of a website, or the websites, when it is none. */
export function returnPath(returnTo: string | null | undefined, websiteId: string | null | undefined): string {
  if (returnTo && isOwnPath(returnTo)) return returnTo;
  return websiteId ? `/website/${encodeURIComponent(websiteId.slice(0, 64))}/plans` : '/';
}

const isOwnPath = (path: string): boolean =>
  path.length <= LONGEST &&
  path.startsWith('/') &&
  !path.startsWith('//') &&
  !path.includes('\\') &&
  !CONTROL.test(path);
