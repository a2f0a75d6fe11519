import type { OwnFieldKind } from '#site/sections/parts/own-fields.ts';
import { withoutEnd } from '../../ends.ts';
import { channelsIn } from '../channels.ts';
import type { AskedForm, Clause } from '../reading.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { tokensOf } from '../tokens.ts';
import { topicsIn } from './topics.ts';

/** What a field of a name takes. */
const kinds: readonly [RegExp, OwnFieldKind][] = [
  [/\b(?:phone|telephone|mobile|cell)\b/iu, 'phone'],
  [/\be-?mail\b/iu, 'email'],
  [/(?<!\p{L})(?:date|day|birthday|arrival|departure|datum|tag|fecha|día|data)(?!\p{L})/iu, 'date'],
  [
    /(?<!\p{L})(?:number|how many|amount|quantity|age|guests|head ?count|anzahl|wie viele|nombre de|combien|cantidad|cuántos|cuántas|número|numero|quanti|quante|aantal|hoeveel|antal|hur många|hvor mange)(?!\p{L})/iu,
    'number',
  ],
  [/\b(?:file|upload|attachment|photo|picture|pdf|cv|résumé|resume)\b/iu, 'file'],
  [/\b(?:details|notes?|comments?|description|allergies|wishes|requests?)\b/iu, 'long'],
];
export const kindOfField = (name: string): OwnFieldKind | undefined => kinds.find(([said]) => said.test(name))?.[1];

const FORM =
  /(?<!\p{L})(?:form|\p{L}{0,12}formular\p{L}{0,2}|formulaire|formulario|formulário|modulo|\p{L}{0,12}formulier|formularz\p{L}{0,2}|formulär\p{L}{0,2})(?!\p{L})/giu;

/** What leads from a form to what it asks for: "form: …", "form asking for …", "form where people can put in …". */
const LEAD =
  /^,?\s*(?::|(?:that |which )?(?:with|asks? for|asks|asking for|asking|to ask for)(?!\p{L})|where \p{L}+ (?:can |could |may |will )?(?:put|send|give|fill|write|tell|enter|say|choose|pick|leave)(?: us| me)?(?: in| down)?(?!\p{L})|(?:mit|avec|con|com|met|med)(?!\p{L}))\s*/iu;
/** "Sign up with the form, name, number of people": only where one of them is what every form asks for. */
const COMMA = /^,\s*/u;

/** What parts the entries of a list. */
export const BETWEEN = /,\s*|;\s*|\s(?:and|und|et|y|e|en|och|og|i|&)\s/u;
const ARTICLE =
  /^(?:(?:and|an?|the|their|your|his|her|the person's|eine?[nrms]?|der|die|das|une?|la|le|les|un|una|el|los|las|uma?|o|os|as|il|lo|gli|een|de|het|en|ett|et)\s)+/iu;
const NAME = /^(?:full |their )?(?:names?|noms?|nombres?|nomes?|nome|naam|imię|namn|navn)$/iu;
const MESSAGE = /^(?:message|nachricht|mensaje|mensagem|messaggio|bericht|wiadomość|meddelande|besked)$/iu;
const LONGEST = 11;
const MOST = 12;

/** What a form is asked to ask for, in the owner's words, beside what every form does; null where no wish says so. */
export function formAsked(wishes: readonly Clause[], tongue: Tongue): AskedForm | null {
  for (const { text } of wishes) {
    for (const form of text.matchAll(FORM)) {
      if (isIn(tongue.words.negations, tokensOf(text.slice(0, form.index)).slice(-3))) continue;
      const all = text.slice(form.index + form[0].length);
      // "Prices, a form with sizes, hotels": among other things its own end at the next comma.
      const isAmong = text.slice(0, form.index).includes(',') && !/^\s*[,:]/.test(all);
      const behind = isAmong ? (all.split(',')[0] ?? '') : all;
      const lead = LEAD.exec(behind) ?? COMMA.exec(behind);
      const found = lead && fieldsNamed(behind.slice(lead[0].length), lead[0].trim() === ',', tongue);
      if (found && (found.fields.length > 0 || found.asksPhone)) return found;
    }
  }
  return null;
}

/**
 * The fields that a list names, beside name, address, and message, which every form asks for; null where it is no list of fields.
 * `needsUsual`: only where one of those is among them.
 */
export function fieldsNamed(list: string, needsUsual: boolean, tongue: Tongue): AskedForm | null {
  const [sentence = ''] = list.split(/[.!?](?:\s|$)|\(/u);
  const tokens = tokensOf(sentence);
  const onSite = tokens.find((_, at) => startsWith(tongue.words.onSite, tokens, at) > 0)?.start;
  const names = withoutEnd(sentence.slice(0, onSite), /[.!?;,\s]/u)
    .split(BETWEEN)
    .map((name) => name.trim().replace(ARTICLE, ''))
    .filter((name) => name !== '');
  const ways = (name: string) => channelsIn(tokensOf(name), tongue.language).map(({ key }) => key);
  const isPhone = (name: string) => ways(name).includes('phone') && name.split(' ').length < 3;
  const isUsual = (name: string) =>
    NAME.test(name) || MESSAGE.test(name) || isPhone(name) || (ways(name).includes('email') && !name.includes(' '));
  const isOther = (name: string) => {
    const said = tokensOf(name);
    const isPart = topicsIn(said, tongue.language).some(({ length }) => length === said.length);
    return isPart || isIn(tongue.words.look, said) || name.split(/\s/u).length > LONGEST;
  };
  // "A form with date and place, and a gallery": what goes on with a part of the site is no field.
  const end = names.findIndex((name) => !isUsual(name) && isOther(name));
  const asked = end < 0 ? names : names.slice(0, end);
  const own = asked.filter((name) => !isUsual(name));
  if (asked.length === 0 || asked.length > MOST || (needsUsual && !asked.some(isUsual))) return null;
  return { asksPhone: asked.some(isPhone), fields: own.map((name) => ({ name, kind: kindOfField(name) ?? 'text' })) };
}
