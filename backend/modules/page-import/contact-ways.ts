import type { Business } from '#site/model/document.ts';

const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
  'xing.com': 'XING',
  'threads.net': 'Threads',
  'vimeo.com': 'Vimeo',
};
const NO_PROFILE = /\/(?:sharer|share|intent|embed|watch|pin\/create|shareArticle|plugins|tr)(?:[/?.]|$)/i;

/** Letters and digits alone: two ways to write one line are the same. */
export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}@]/gu, '');
export const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');

/** Runs of what numbers are written with. */
export const NUMBERS = /[+\d(][\d\s()/.–-]*/g;

export const numberIn = (text: string): string =>
  (text.match(NUMBERS) ?? []).map((number) => number.trim()).find((number) => digitsOf(number).length >= 5) ?? '';

/** What stands in front of a telephone number. By language: en, de, fr, es, pt, it, nl. */
const CALLS =
  /(?:^|[\s(·|,;/])(?:tel|telephone|telefon|teléfonos?|telefono|telefone|telefoon|tél|téléphone|phone|ph|call(?: us)?|ring(?: us)?|fon|fone|ruf(?:en)?(?: sie)?(?: uns)?(?: an)?|anruf|appelez(?:-nous)?|llám[ae]n?os|llame|ligue(?:-nos)?|chiama(?:ci)?|bel(?: ons)?|mobile?|móvil|handy|celular|cell)(?=[\s.:])/iu;
const LONGEST_BETWEEN = 16;

function withoutTail(number: string): string {
  let end = number.length;
  while (end > 0 && !/\d/.test(number[end - 1] ?? '0')) end -= 1;
  return number.slice(0, end).trim();
}

/** The first number with a label in front that says one may call it. */
export function labelledPhone(lines: readonly string[]): string {
  for (const line of lines) {
    if (line.length > 200) continue;
    const label = CALLS.exec(line);
    if (!label) continue;
    const rest = line.slice(label.index + label[0].length, label.index + label[0].length + 60);
    const at = rest.search(/[+\d(]/);
    if (at < 0 || at > LONGEST_BETWEEN || /fax/i.test(rest.slice(0, at))) continue;
    const [number = ''] = rest.slice(at).match(NUMBERS) ?? [];
    const digits = digitsOf(number);
    if (digits.length >= 6 && digits.length <= 16) return withoutTail(number);
  }
  return '';
}

/** The network that a link leads to, '' for any other address. */
export function networkOf(href: string): string {
  if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, 'https://x.invalid') || NO_PROFILE.test(href)) return '';
  const url = new URL(href, 'https://x.invalid');
  return url.pathname.length > 1 ? (NETWORKS[url.hostname.replace(/^(?:www|m|[a-z]{2}-[a-z]{2}|de)\./, '')] ?? '') : '';
}

export function socialOf(hrefs: readonly string[]): Business['social'] {
  const found = new Map<string, string>();
  for (const href of hrefs) {
    const label = networkOf(href);
    const to = label ? new URL(href, 'https://x.invalid').href.replace(/^http:/, 'https:') : '';
    if (label && !found.has(label) && to.length <= 2000) found.set(label, to);
  }
  return [...found].slice(0, 12).map(([label, to]) => ({ label, to }));
}

export const emailOf = (text: string): string =>
  /^[^\s@<>()]{1,64}@[a-z0-9.-]{1,120}\.[a-z]{2,20}$/i.test(decoded(text)) ? decoded(text) : '';

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
