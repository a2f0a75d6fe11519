import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { textsOf } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { wordsIn } from './replace-text.ts';

/** What is said of where somebody goes. */
const GOES =
  /(?<!\p{L})(?:cover(?:s|ed|ing)?|deliver(?:s|y|ies|ing)?|serv(?:e|es|ing)|travel(?:s|ling)?|areas?|our patch|our round|where (?:we|i) (?:go|work|deliver|travel)|(?:places|villages|towns) (?:we|i)|liefer\p{L}*|beliefer\p{L}*|livr\p{L}*|desserv\p{L}*|repart\p{L}+|entreg\p{L}+)(?!\p{L})/iu;
/** What stands before the places that are new. */
const NEW =
  /(?<!\p{L})(?:deliver(?:ing)? (?:out )?to|cover(?:ing)?|serv(?:e|ing)|travel(?:ling)? to|add|include|liefern (?:jetzt )?(?:auch )?nach|livrons (?:aussi )?à|desservons (?:aussi )?|repartimos (?:también )?en|entregamos (?:também )?em)\s+(?:also\s+)?([^.!?:;]{2,90})/iu;
const BEHIND =
  /(?:,\s|\s)(?:to|in|into|on|now|too|as ?well|also|please|pls|from|can|could|if|jetzt|auch|aussi|maintenant|ahora|también|agora|também)(?!\p{L})/iu;
const AND = /,\s(?:and\s)?|\s(?:and|&|und|et|y|e)\s/u;

const NAME = String.raw`(?:St\.? )?\p{Lu}[\p{L}'’-]*(?:[\s-](?:(?:on|in|upon|am|an|de|la|le|sur)[\s-])?\p{Lu}[\p{L}'’-]*){0,3}`;
/** "Hexham, Corbridge and Prudhoe" */
const LISTED = new RegExp(`${NAME}(?:, ${NAME})*(?: (and|und|et|y|e|&) ${NAME})?`, 'gu');

const LONGEST = 3;
/** The places that a request adds, as they are to stand there. */
function newPlaces({ request, document }: Ask): string[] {
  const [, behind = ''] = NEW.exec(request.text) ?? [];
  const end = behind.search(BEHIND);
  const said = end < 0 ? behind : behind.slice(0, end);
  const names = said.split(AND).map((name) => name.trim());
  const isThere = (name: string) => textsOf(document).some(({ text }) => wordsIn(text, name).length > 0);
  const isName = (name: string) =>
    /^\p{L}[\p{L}'’-]{2,}(?:\s\p{L}[\p{L}'’-]+)*$/u.test(name) && name.split(' ').length <= LONGEST && !isThere(name);
  return names.every(isName) ? names.map((name) => cleanValue(name.split(' ').map(withCapital).join(' '))) : [];
}

/** The places that the owner's sentences list as those where they go, with the word that joins the last of them. */
function placesListed({ document }: Ask): { listed: string; and: string } | undefined {
  for (const { place, text } of textsOf(document)) {
    if (place[0] !== 'sections') continue;
    for (const sentence of text.split(/(?<=[.!?])\s/u)) {
      const verb = GOES.exec(sentence);
      const from = (verb?.index ?? 0) + (verb?.[0].length ?? 0);
      const [listed, and = 'and'] = verb ? ([...sentence.slice(from).matchAll(LISTED)][0] ?? []) : [];
      if (listed !== undefined) return { listed, and };
    }
  }
  return undefined;
}

/** "We also cover Ilkley now", "add Ilkley to the places we cover": one more of the places that a sentence lists. */
function widened(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!GOES.test(request.text) || request.has('do.remove', 'mark.noLonger') || /\d/u.test(request.text)) return [];
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
