import { attribute, elementsOf, hintOf, plain, textOf } from './tree.ts';
import type { Element } from './tree.ts';

const SEPARATORS = /\s[|–—·•»:-]\s|[|»]|:\s/;
const LONGEST_NAME = 60;
/** What every website calls its first page. By language: en, de, fr, es, pt, it, nl. */
export const NO_NAME =
  /^(?:home|home ?page|welcome|index|untitled|app|website|startseite|start|willkommen|accueil|bienvenue|inicio|bienvenidos?|início|bem-vindos?|benvenuti|welkom)$/i;
/** What builders of websites call one that nobody has named: "pfotenwegs Webseite!", "My Site". */
const UNNAMED =
  /^(?:my|meine|mon|ma|mi|meu|mijn|il mio)\s(?:web)?(?:site|seite|sitio|sito|homepage|blog)\b|s\s(?:webseite|website|homepage)!?$/i;
const FIRM = /[\s,](?:ltd|llc|inc|gmbh|ag|kg|e\. ?k|ohg|gbr|ug|sarl|sas|s\.?l|s\.?a|ltda|lda|srl|bv|plc|pty)\b/i;
const RIGHTS = /[|·•–—]|\. |, all|all rights|alle rechte|tous droits|todos los|todos os|tutti i diritti|alle rechten/i;

/** Without a year and marks at its end. */
function withoutEnd(text: string): string {
  const words = text.split(' ');
  while (/^(?:(?:19|20)\d\d)?[.,]?$/.test(words.at(-1) ?? 'x')) words.pop();
  return words.join(' ').replace(/[.,]$/, '');
}

export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

const partsOf = (title: string): string[] => {
  const parts = title.split(SEPARATORS).map(plain);
  return [...new Set([...parts, ...parts.flatMap((part) => part.split(/,\s/).map(plain))])].filter(Boolean);
};

/** The words of what leads home at the top of a page. */
function logoOf(elements: readonly Element[]): string {
  const logo = elements.find(
    (element) =>
      (/\blogo|site-title|navbar-brand|\bbrand\b|site-name|\bmarca\b|\bmarke\b|\bmarque\b/.test(hintOf(element)) ||
        (element.tagName === 'img' && /\blogo\b/i.test(`${attribute(element, 'alt')} ${attribute(element, 'src')}`))) &&
      /^(?:a|div|p|span|h1|img|header|strong|b)$/.test(element.tagName),
  );
  return logo ? saidBy(logo) : '';
}

function saidBy(element: Element): string {
  const pictures =
    element.tagName === 'img' ? [element] : [...elementsOf(element)].filter(({ tagName }) => tagName === 'img');
  const alt = pictures.map((picture) => attribute(picture, 'alt')).find(Boolean) ?? '';
  const text = plain((textOf(element) || alt).replace(/\b(?:logo|home ?page)\b/gi, ' ')).replace(
    /^[-–—:,]\s|\s[-–—:,]$/g,
    '',
  );
  return text.length <= LONGEST_NAME ? text : '';
}

/** "© 2004–2025 Fern & Oak Ltd. All rights reserved." */
function rightsOf(elements: readonly Element[]): string {
  for (const { children } of elements)
    for (const child of children) {
      if (child.type !== 'text' || !/©|\(c\)|copyright/i.test(child.value)) continue;
      const text = plain(child.value.slice(0, 300));
      const after = text.slice(text.search(/©|\(c\)|copyright/i)).replace(/^[©()c\s]+(?:opyright)?[©()c\s]*/i, '');
      const whole = after
        .replace(/^(?:(?:19|20)\d\d|\s|[-–,]|heute|present|today)+/i, '')
        .replace(/^(?:by|por|von|par|di|da)\s/i, '');
      const name = withoutEnd(plain(whole.split(RIGHTS)[0]?.split(FIRM)[0] ?? ''));
      if (name.length >= 2 && name.length <= LONGEST_NAME) return name;
    }
  return '';
}

export type NameSources = {
  /** What the page tells other machines that the website is called. */
  said: string;
  title: string;
  description: string;
  h1: string;
  host: string;
  /** All words that visitors see. */
  shown: string;
};

/** How much of a name stands in the address of the website. */
function shareInHost(name: string, host: string): number {
  const words = name
    .split(/[\s&+'’-]+/)
    .map(lettersOf)
    .filter(({ length }) => length >= 3);
  const found = words.filter((word) => lettersOf(host).includes(word));
  const main = lettersOf(host.replace(/^www\./, '').replace(/\.[a-z]{2,12}$/i, ''));
  return words.length === 0 ? 0 : found.join('').length / Math.max(words.join('').length, main.length);
}

/** What a website is called: of all that may be its name, what recurs where websites say their names. */
export function siteName(
  elements: readonly Element[],
  { said, title, description, h1, host, shown }: NameSources,
): string {
  const logo = logoOf(elements);
  const rights = rightsOf(elements);
  const links = elements.filter(({ tagName }) => tagName === 'a');
  const isHome = (link: Element) =>
    /^(?:\/|\.\/|index\.\w{2,5}|https?:\/\/[^/]{1,80}\/?)$/.test(attribute(link, 'href').trim()) &&
    (attribute(link, 'href').length <= 12 || attribute(link, 'href').includes(host));
  const homes = links.filter(isHome).slice(0, 4).map(saidBy);
  const pages = new Set(links.filter((link) => !isHome(link)).map((link) => lettersOf(textOf(link))));
  const places: [string, number][] = [
    [said, 4],
    [logo, 2],
    [rights, lettersOf(title).includes(lettersOf(rights)) ? 2 : 0.8],
    ...homes.map((home): [string, number] => [home, 1]),
    [title, 1.5],
    [h1, 1],
    [description, 0.5],
    [h1 === '' ? shown : shown.replace(h1, ' '), 1.5],
  ];
  const candidates = [said, logo, rights, ...homes, ...partsOf(title), h1].filter(
    (name) => lettersOf(name).length >= 2 && name.length <= 120 && !NO_NAME.test(name) && !UNNAMED.test(name),
  );
  const worth = (name: string): number => {
    const letters = lettersOf(name);
    const told = places.reduce(
      (sum, [place, weight]) =>
        sum + (lettersOf(place).includes(letters) ? (lettersOf(place) === letters ? 1 : 0.75) * weight : 0),
      0,
    );
    return told + 3 * shareInHost(name, host) - (pages.has(letters) ? 3 : 0) - (name.length > LONGEST_NAME ? 2 : 0);
  };
  let best = '';
  let most = 0;
  for (const name of candidates) {
    const value = worth(name);
    if (value > most + 0.001) [best, most] = [name, value];
  }
  return best;
}
