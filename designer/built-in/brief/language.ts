/** Languages in which the built-in designer writes; others get their fixed words where the engine knows them. */
export type WrittenLanguage = 'en' | 'de' | 'fr' | 'es';

// Only words that hardly occur in the other languages; "de" or "a" would tell nothing.
const MARKS: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|ein|eine|einen|einer|für|mit|wir|ist|sind|unsere?r?|bei|seit|geöffnet|bitte|nicht|auf|vom|zum|zur|uhr|inhaber(?:in)?|telefon|\p{L}+(?:praxis|erei|straße|werkstatt|betrieb|laden|kanzlei)|mo\s?[-–]\s?(?:do|fr|sa)|täglich)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:et|les|une|des|pour|avec|nous|est|sont|notre|nos|chez|depuis|ouvert|du|au|sur|dans|tenue?|boulangerie|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|téléphone|rue|fermée?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|el|los|las|una|con|somos|es|son|nuestr[oa]s?|desde|abierto|abierta|en|que|calle|teléfono|llevad[oa]|lunes|martes|miércoles|jueves|viernes|sábado|domingo|cerrado|ofrecemos|\p{L}+(?:ería|ción))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|una|per|siamo|è|sono|nostr[oaie]|dal|aperto|della|che|via|lunedì|martedì|sabato|domenica|chiuso)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|voor|met|wij|zijn|onze|bij|sinds|geopend|van|naar|maandag|dinsdag|zaterdag|zondag|gesloten)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:uma|para|com|são|nosso|nossa|aberto|não|você|rua|segunda|sexta|fechado|desde)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|an?|for|with|we|is|are|our|at|since|open|please|not|on|of|website|that|who|from|by|run)(?!\p{L})/giu,
};

const ASKED: [RegExp, string][] = [
  [
    /\b(?:in|auf|en) (?:german|deutsch(?:er sprache)?|allemand|alemán)\b|\bgerman (?:website|site|language|text)\b|\bauf deutsch\b/iu,
    'de',
  ],
  [/\b(?:in|auf|en) (?:french|französisch|français|francés)\b|\bfrench (?:website|site|language|text)\b/iu, 'fr'],
  [
    /\b(?:in|auf|en) (?:spanish|spanisch|espagnol|español|castellano)\b|\bspanish (?:website|site|language|text)\b/iu,
    'es',
  ],
  [/\bin italian\b|\bin italiano\b|\bitalian (?:website|language)\b/iu, 'it'],
  [/\bin dutch\b|\bdutch (?:website|language)\b/iu, 'nl'],
  [/\bin portuguese\b|\bportuguese (?:website|language)\b/iu, 'pt'],
  [/\b(?:in|auf|en) (?:english|englisch|anglais|inglés)\b/iu, 'en'],
];

/** The language asked for in words ("in German"), or ''. */
export function askedLanguage(text: string): string {
  const sentence =
    text
      .match(
        /[^.!?\n]*\b(?:website|site|page|webseite|text|language|sprache|copy|write|written|content|everything|alles)\b[^.!?\n]*/giu,
      )
      ?.join(' ') ?? '';
  for (const [pattern, language] of ASKED)
    if (pattern.test(sentence) || (pattern.test(text) && /auf deutsch|en français|en español|in italiano/i.test(text)))
      return language;
  return '';
}

/** The language that a text is written in, by its small words. English when there is little to go by. */
export function languageOf(text: string): string {
  let best = 'en';
  let most = (text.match(MARKS.en ?? /$^/g)?.length ?? 0) + 0.5;
  for (const [language, pattern] of Object.entries(MARKS)) {
    const count = text.match(pattern)?.length ?? 0;
    if (language !== 'en' && count > most) {
      best = language;
      most = count;
    }
  }
  return best;
}

/** The language to write in for a site in this language: English where the designer has no words of its own. */
export function writtenLanguage(language: string): WrittenLanguage {
  const base = language.split('-')[0];
  return base === 'de' || base === 'fr' || base === 'es' ? base : 'en';
}
