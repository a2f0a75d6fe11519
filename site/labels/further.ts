import { en } from './en.ts';
import type { Labels } from './labels.ts';

/** How the start page is called in languages without labels of their own: the word that a website of several pages cannot do without. */
const homes = {
  tr: 'Ana sayfa',
  cs: 'Úvod',
  sk: 'Úvod',
  hu: 'Kezdőlap',
  ro: 'Acasă',
  fi: 'Etusivu',
  nb: 'Hjem',
  no: 'Hjem',
  nn: 'Heim',
  el: 'Αρχική',
  hr: 'Početna',
  bs: 'Početna',
  ru: 'Главная',
  uk: 'Головна',
  ja: 'ホーム',
  zh: '首页',
  ko: '홈',
};

/** By the first part of a language, all but that word in English. */
export const furtherLabels: ReadonlyMap<string, Labels> = new Map(
  Object.entries(homes).map(([language, home]) => [language, { ...en, home }]),
);
