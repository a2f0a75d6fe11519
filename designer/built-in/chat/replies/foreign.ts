import { weekdays } from '#site/model/weekdays.ts';
import type { Opening, WebsiteDocument } from '#site/model/document.ts';
import { sameJson } from '#site/model/json.ts';
import { textsOf } from '../document/places.ts';
import { inLanguage } from '../document/relabelled.ts';
import { sentences } from './foreign-sentences.ts';
import { dayWord, shown } from './index.ts';

const hidden = ({ pages }: WebsiteDocument) =>
  new Set<string | undefined>(
    pages.flatMap(({ sections }) => sections.filter((one) => one.hidden).map(({ id }) => id)),
  );

/** What differs between two websites, without words of any language: what stands there now for what, what is new, what is gone. */
function differences(before: WebsiteDocument, after: WebsiteDocument, language: string): string {
  const texts = (document: WebsiteDocument) =>
    new Map(
      textsOf(document)
        // What is hidden and what waits for its words is not told.
        .filter(({ place, text }) => !place.includes('seo') && !hidden(document).has(place[1]) && !text.includes('[['))
        .map(({ place, text }) => [place.join('/'), text]),
    );
  const [old, now] = [texts(inLanguage(before, after.language)), texts(after)];
  const only = (these: Map<string, string>, those: Map<string, string>) => {
    const there = [...those.values()];
    return [...new Set([...these.values()].filter((text) => !there.includes(text)).map(shown))];
  };
  const [gone, fresh] = [only(old, now), only(now, old)];
  const told =
    fresh.length === gone.length
      ? fresh.map((text, at) => `${gone[at] ?? ''} → ${text}`)
      : [...gone.map((text) => `− ${text}`), ...fresh.map((text) => `+ ${text}`)];
  const days = weekdays.filter((day) => !sameJson(ofDay(before, day), ofDay(after, day)));
  const hours = days.map(
    (day) =>
      `${dayWord(day, language)} ${
        ofDay(after, day)
          .map(({ opens, closes }) => `${opens}–${closes}`)
          .join(', ') || '–'
      }`,
  );
  const colours = (['accent', 'background'] as const)
    .filter((part) => before.theme[part] !== after.theme[part])
    .map((part) => after.theme[part]);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const named = ({ language: tag }: WebsiteDocument) => names.of(tag) ?? tag;
  const tongue = before.language === after.language ? [] : [`${named(before)} → ${named(after)}`];
  return [...told.slice(0, 6), ...hours, ...colours, ...tongue].join(' · ');
}

const ofDay = ({ business }: WebsiteDocument, day: Opening['day']) => business.hours.filter((row) => row.day === day);

/** What was done, in such a language; '' for one that is not among them. */
export function doneInForeign(language: string, before: WebsiteDocument, after: WebsiteDocument): string {
  const sentence = sentences[language]?.done ?? '';
  return sentence === '' ? '' : `${sentence} ${differences(before, after, language)}`.trim();
}

/** The sentence for a message in such a language that changed nothing; '' for languages that are spoken. */
export const inForeign = (language: string, isUnclear: boolean): string =>
  sentences[language]?.[isUnclear ? 'ask' : 'decline'] ?? '';

/** That nothing changed, and no more, in such a language: it is so already. */
export const idleInForeign = (language: string): string =>
  (sentences[language]?.decline ?? '').replace(/[:：].*$/su, '.');

/** That the last change is taken back, in such a language. */
export const undoneInForeign = (language: string): string => sentences[language]?.undone ?? '';

/** That there are directions to look at, in such a language. */
export const looksInForeign = (language: string): string => sentences[language]?.looks ?? '';
