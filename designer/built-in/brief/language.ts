import { findTrade, type Trade } from '../trades/index.ts';

/** Languages in which the built-in designer writes; others get their fixed words where the engine knows them. */
export type WrittenLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt';

// Only words that hardly occur in the other languages; "de" or "a" would tell nothing.
const MARKS: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:und|der|die|das|den|dem|ein|eine|einen|einer|einem|für|mit|von|im|aus|wir|ich|ist|sind|unsere?[rmn]?|bei|seit|nur|nach|geöffnet|bitte|nicht|auf|vom|zum|zur|uhr|seiten?|preise|kurse|termine?|kontakt|dunkle[rsn]?|helle[rsn]?|knöpfe|hintergrund|inhaber(?:in)?|lehrer(?:in)?|telefon|\p{L}+(?:praxis|erei|straße|werkstatt|betrieb|laden|kanzlei|studio|schule|salon)|mo\s?[-–]\s?(?:do|sa)|täglich|gratis|stunden?|danach|erste[rsnm]?|pro|monat|euro|sowie|auch|haben|alle)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:et|les|une|des|pour|avec|nous|je|est|sont|suis|notre|nos|chez|depuis|ouvert|du|au|aux|à|sur|dans|tenue?|boulangerie|premiere?|première|puis|gratuit|offert|heures?|mois|prix|tarifs|sans|vous|votre|c['’]est|plus|très|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|téléphone|journée|mariage|rue|fermée?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:y|el|los|las|una|con|somos|soy|es|son|nuestr[oa]s?|desde|abierto|abierta|en|del|que|calle|teléfono|llevad[oa]|lunes|martes|miércoles|jueves|viernes|sábado|domingo|cerrado|ofrecemos|hasta|para|por|la|al|sin|mes|clases?|primera|luego|después|también|hacemos|tenemos|horario|precios|tienda|euros|años?|todos?|de lunes)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:il|gli|una|per|siamo|è|sono|nostr[oaie]|dal|aperto|della|che|via|lunedì|martedì|sabato|domenica|chiuso)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|voor|met|wij|zijn|onze|bij|sinds|geopend|van|naar|maandag|dinsdag|zaterdag|zondag|gesloten)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:uma|um|para|com|são|sou|em|nosso|nossa|abert[oa]|não|você|rua|das|dos|às|ao|pelo|pela|segunda|terça|quarta|quinta|sexta|fechado|desde|loja|fundo|branco|escuro|botões|sessões|padaria|apenas|por|é|na|da|aulas?|depois|grátis|mês|também|fazemos|temos|horário|preços|sem|todos?|anos?)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|an?|for|with|we|i|you|your|my|it|is|are|our|at|since|open|closed|please|not|on|of|or|to|all|while|website|that|this|who|from|by|run|only|also|have|has|call)(?!\p{L})/giu,
};

/** Letters and endings that are more of one language than of others; a word may have come along with a name. */
const SHAPES: Record<string, RegExp> = {
  de: /\p{L}*[äöüß]\p{L}*/giu,
  fr: /(?<!\p{L})\p{L}*(?:[èêœûëî]\p{L}*|ée?s?|eaux?|euses?|ères?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:\p{L}*(?:ería|ías?|ción|ciones|ñ\p{L}+|[áóú]\p{L}*)|[¿¡]\p{L}+)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:in|near|from)(?!\p{L})/giu,
  pt: /(?<!\p{L})\p{L}*(?:ão|ões|ã\p{L}*|ç[aoõ]\p{L}*|lh[ao]s?|nh[ao]s?|agem|[âôê]\p{L}*)(?!\p{L})/giu,
};
/** What such a word weighs beside a small word of the language. */
const SHAPE = 0.6;

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

/** Words that a trade is called by in a language and not in English: "Zahnarzt", "coiffeur", "cabeleireiro". */
function callsItsTrade(text: string, trade: Trade | undefined, language: string): number {
  if (!trade) return 0;
  const label = { de: trade.de, fr: trade.fr, es: trade.es, pt: trade.pt }[language]?.toLowerCase() ?? '';
  const names: string[] = label.match(/\p{L}{5,}/gu) ?? [];
  const english = trade.label.toLowerCase().split(' ');
  const like = (word: string, name: string) => word.slice(0, 5) === name.slice(0, 5);
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter(
    (word) =>
      (names.includes(word) && !english.includes(word)) ||
      (names.some((name) => like(word, name)) && !english.some((name) => like(word, name))),
  ).length;
}

/** The language that a text is written in, by its small words. English when there is little to go by. */
export function languageOf(text: string): string {
  let best = 'en';
  let most = 0;
  const trade = text.length > 80 ? undefined : findTrade(text)?.trade;
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']) {
    const count = (pattern?: RegExp) => (pattern ? (text.match(pattern)?.length ?? 0) : 0);
    const weight =
      count(MARKS[language]) +
      count(SHAPES[language]) * SHAPE +
      (language === 'en' ? 0.5 : callsItsTrade(text, trade, language) * 0.9);
    if (weight <= most) continue;
    best = language;
    most = weight;
  }
  return best;
}

/** The language to write in for a site in this language: English where the designer has no words of its own. */
export function writtenLanguage(language: string): WrittenLanguage {
  const base = language.split('-')[0];
  return base === 'de' || base === 'fr' || base === 'es' || base === 'pt' ? base : 'en';
}
