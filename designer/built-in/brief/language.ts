/** Languages in which the built-in designer writes; others get their fixed words where the engine knows them. */
export type WrittenLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt';

// Only words that hardly occur in the other languages; "de" or "a" would tell nothing.
const MARKS: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|den|dem|ein|eine|einen|einer|einem|für|mit|von|im|aus|wir|ich|ist|sind|unsere?[rmn]?|bei|seit|nur|nach|geöffnet|bitte|nicht|auf|vom|zum|zur|uhr|seiten?|preise|kurse|termine?|kontakt|dunkle[rsn]?|helle[rsn]?|knöpfe|hintergrund|inhaber(?:in)?|lehrer(?:in)?|telefon|\p{L}+(?:praxis|erei|straße|werkstatt|betrieb|laden|kanzlei|studio|schule|salon)|mo\s?[-–]\s?(?:do|sa)|täglich|\p{L}*[äöüß]\p{L}*)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:et|les|une|des|pour|avec|nous|je|est|sont|suis|notre|nos|chez|depuis|ouvert|du|au|aux|à|sur|dans|tenue?|boulangerie|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|téléphone|journée|mariage|rue|fermée?|\p{L}*[éèêçœ]\p{L}*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|el|los|las|una|con|somos|soy|es|son|nuestr[oa]s?|desde|abierto|abierta|en|del|que|calle|teléfono|llevad[oa]|lunes|martes|miércoles|jueves|viernes|sábado|domingo|cerrado|ofrecemos|hasta|\p{L}+(?:ería|ción|ñ\p{L}+))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|una|per|siamo|è|sono|nostr[oaie]|dal|aperto|della|che|via|lunedì|martedì|sabato|domenica|chiuso)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|voor|met|wij|zijn|onze|bij|sinds|geopend|van|naar|maandag|dinsdag|zaterdag|zondag|gesloten)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:uma|um|para|com|são|sou|em|nosso|nossa|abert[oa]|não|você|rua|das|dos|às|ao|pelo|pela|segunda|terça|quarta|quinta|sexta|fechado|desde|loja|fundo|branco|escuro|botões|sessões|padaria|apenas|\p{L}*(?:ão|ões|ç[ao]s?|lh[ao]s?|nh[ao]s?|agem))(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|an?|for|with|we|i|you|your|my|it|is|are|our|at|since|open|closed|please|not|on|of|or|to|all|while|website|that|this|who|from|by|run|only|also|have|has|call)(?!\p{L})/giu,
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
  return base === 'de' || base === 'fr' || base === 'es' || base === 'pt' ? base : 'en';
}
