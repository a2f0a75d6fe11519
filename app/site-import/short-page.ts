/** A page of another website, as short as it can be said: its path, of a start page its host. */
export function shortPage(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : `${pathname}${search}`;
}
