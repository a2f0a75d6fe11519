import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { placesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import { textsOf } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { wordsIn } from './replace-text.ts';

/** What is said of where somebody goes, before the places. */
const GOES =
  /(?<!\p{L})(?:cover(?:s|ed|ing)?|deliver(?:s|ing)? to|serv(?:e|es|ing)|travel(?:s|ling)? to|go(?:es|ing)? to|liefern? (?:auch )?nach|livr(?:e|ons) (?:aussi )?à|desserv(?:ons|ant)|repart(?:o|imos) en|entreg(?:o|amos) em)\s+(?:(?:the|all of|parts of|much of)\s)?(?=\p{Lu})/u;
/** "We deliver to heptonstall now": behind these a place is one however it is written. */
const TO = /(?<!\p{L})(?:deliver(?:ing)?|travel(?:ling)?) (?:out )?to\s+([^.!?:;]{2,90})/iu;
const COVERS =
  /(?<!\p{L})(?:[Cc]over(?:ing)?|[Ss]erv(?:e|ing)|liefern (?:jetzt )?(?:auch )?nach|livrons (?:aussi )?à|desservons (?:aussi )?|repartimos (?:también )?en|entregamos (?:também )?em)\s+(?:also\s+)?(?=\p{Lu})([^.!?:;]{2,90})/u;
/** "Add Ilkley to the places we cover" */
const ADDED =
  /(?<!\p{L})(?:[Aa]dd|[Ii]nclude)\s+(?=\p{Lu})([^.!?:;]{2,60}?)\s(?:to|in|among) (?:where (?:we|i) |(?:the |our |my )?(?:places|villages|towns|areas?|delivery area|patch|round)(?!\p{L}))/u;
const BEHIND =
  /(?:,\s|\s)(?:to|in|into|on|now|too|as ?well|also|please|pls|from|can|could|if|jetzt|auch|aussi|maintenant|ahora|también|agora|também)(?!\p{L})/iu;
const AND = /,\s(?:and\s)?|\s(?:and|&|und|et|y|e)\s/u;

const NAME = String.raw`(?:St\.? )?\p{Lu}[\p{L}'’-]*(?:[\s-](?:(?:on|in|upon|am|an|de|la|le|sur)[\s-])?\p{Lu}[\p{L}'’-]*){0,3}`;
/** "Hexham, Corbridge and Prudhoe" */
const LISTED = new RegExp(`^${NAME}(?:, ${NAME})*(?: (and|und|et|y|e|&) ${NAME})?`, 'u');

const LONGEST = 3;
/** The places that a request adds, as they are to stand there. */
function newPlaces({ request, document }: Ask): string[] {
  const [, behind = ''] = ADDED.exec(request.text) ?? COVERS.exec(request.text) ?? TO.exec(request.text) ?? [];
  const end = behind.search(BEHIND);
  const said = end < 0 ? behind : behind.slice(0, end);
  const names = said.split(AND).map((name) => name.trim());
  const { weekdays, months } = vocabularyOf(request.language);
  const isDay = (name: string) => [weekdays, months].some((list) => placesOf(list).at(tokensOf(name), 0) !== null);
  const isThere = (name: string) => textsOf(document).some(({ text }) => wordsIn(text, name).length > 0);
  const isName = (name: string) =>
    /^\p{L}[\p{L}'’-]{2,}(?:\s\p{L}[\p{L}'’-]+)*$/u.test(name) &&
    name.split(' ').length <= LONGEST &&
    !isDay(name) &&
    !isThere(name);
  return names.every(isName) ? names.map((name) => cleanValue(name.split(' ').map(withCapital).join(' '))) : [];
}

/** The places that the owner's sentences list as those where they go, with the word that joins the last of them. */
function placesListed({ document }: Ask): { listed: string; and: string } | undefined {
  for (const { place, text } of textsOf(document)) {
    if (place[0] !== 'sections') continue;
    for (const sentence of text.split(/(?<=[.!?])\s/u)) {
      const verb = GOES.exec(sentence);
      const from = (verb?.index ?? 0) + (verb?.[0].length ?? 0);
      const [listed, and = 'and'] = verb ? (LISTED.exec(sentence.slice(from)) ?? []) : [];
      if (listed !== undefined) return { listed, and };
    }
  }
  return undefined;
}

/** "We also cover Ilkley now", "add Ilkley to the places we cover": one more of the places that a sentence lists. */
function widened(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (request.has('do.remove', 'mark.noLonger') || /\d/u.test(request.text)) return [];
  // "Where do we deliver to?"
  if (request.senses[0]?.concepts.includes('do.ask')) return [];
  const places = newPlaces(ask);
  const there = placesListed(ask);
  if (places.length === 0 || !there) return [];
  const all = [...there.listed.split(AND).filter((name) => !/^(?:and|und|et|y|e|&)$/u.test(name)), ...places];
  const next = `${all.slice(0, -1).join(', ')} ${there.and} ${all.at(-1) ?? ''}`;
  const edits = textsOf(document).flatMap(({ place, text }) =>
    text.includes(there.listed) ? [{ place, value: text.replaceAll(there.listed, next) }] : [],
  );
  return edit(0.92, document, edits, { isSure: true, covers: plain(request.text) });
}

/** Where the owner goes: places that are added to those that their own words list. */
export const area: Ability = { name: 'area', plan: widened };
