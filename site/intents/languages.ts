import { translatedLanguages } from '../render/words/index.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What a language calls itself, with its English name where that differs: "Deutsch (German)". */
function nameOf(code: string): string {
  const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const called = own.charAt(0).toLocaleUpperCase(code) + own.slice(1);
  const english = names.of(code) ?? code;
  return called === english ? english : `${called} (${english})`;
}

/** Languages whose fixed words are there, and the present one, as code and name. */
export const languageChoices = (current: string): [code: string, name: string][] =>
  [...new Set([current, ...translatedLanguages])]
    .map((code): [string, string] => [code, nameOf(code)])
    .sort(([, one], [, two]) => one.localeCompare(two, 'en'));
