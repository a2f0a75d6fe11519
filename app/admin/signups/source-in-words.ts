const pages: readonly [path: RegExp, words: string][] = [
  [/^\/$/, 'Home page'],
  [/^\/template-builder\/(\d+)$/, 'Builder $1'],
  [/^\/(website|website-chat|claim)(\/.*)?$/, 'A website made before'],
  [/^\/domains(\/.*)?$/, 'Domains'],
  [/^\/website-preview$/, 'A shared preview'],
];

/** Where somebody signed up, from the path that is kept of it; another page by its path. */
export function sourceInWords(path: string | null | undefined): string {
  if (!path) return 'Not known';
  const [known, words] = pages.find(([pattern]) => pattern.test(path)) ?? [];
  return known && words ? path.replace(known, words) : path;
}
