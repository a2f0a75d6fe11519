import type { WebsiteDocument } from '#site/model/document.ts';
import type { Link } from '#site/model/fields.ts';
import { isRecord } from '#site/model/json.ts';
import { serviceOf } from '#site/model/services.ts';
import { edit } from '../edit.ts';
import { contactIn } from '../../reading/facts/index.ts';
import { normalise } from '../../reading/normalise.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { askRemoval } from './remove.ts';

import { propText } from '../document/entries.ts';
import { isSmall } from '../document/named.ts';
import { textsOf, type Edit, type Place } from '../document/places.ts';
import { valuesIn } from '../document/spots.ts';
import type { Request } from '../message/request.ts';
import { cleanValue, valueOf, withCapital } from '../message/value.ts';
import { fill } from '../replies/index.ts';
import { partWord, type Part } from '../words/index.ts';

/** On one line: below the house number stands the postcode. */
const PHONE = /(?<![\d#])\+?\d[\d \u00a0\u202f\t()/-]{6,20}\d(?!\d)/u;
const PHONES = new RegExp(PHONE, 'gu');
const digits = (text: string) => text.replace(/\D/gu, '');

/** Links that call or write, wherever they stand. */
export function linksTo(document: WebsiteDocument, start: string): { place: Place; to: string }[] {
  const found: { place: Place; to: string }[] = [];
  const look = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) value.forEach((item, index) => look(item, [...place, String(index)]));
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value))
        if (name === 'to' && typeof inner === 'string' && inner.startsWith(start))
          found.push({ place: [...place, name], to: inner });
        else look(inner, [...place, name]);
  };
  look(document.header.action, ['header', 'action']);
  for (const page of document.pages)
    for (const section of page.sections) look(section.props, ['sections', section.id, 'props']);
  return found;
}

/** A new phone or mail: the fact, the texts that say the old one, and the links that lead to it. */
function channelEdits(document: WebsiteDocument, field: 'phone' | 'email', next: string, named = ''): Edit[] {
  const known = named === '' ? document.business[field] : named;
  const written = textsOf(document).flatMap(({ text }) => text.match(PHONES) ?? []);
  // A number that stands in the owner's words alone.
  const old = known === '' && field === 'phone' && new Set(written).size === 1 ? (written[0] ?? '') : known;
  const isOld =
    field === 'phone'
      ? (text: string) => digits(old).length > 5 && digits(text).includes(digits(old))
      : (text: string) => old !== '' && text.includes(old);
  const texts = textsOf(document).filter(
    ({ place, text }) => place[0] !== 'business' && old !== '' && isOld(text) && text.includes(old),
  );
  const scheme = field === 'phone' ? 'tel:' : 'mailto:';
  const target = next === '' ? '' : field === 'phone' ? `tel:${next.replace(/[^\d+]/gu, '')}` : `mailto:${next}`;
  const links = linksTo(document, scheme).filter(({ to }) => old === '' || isOld(to));
  return [
    ...(named === '' || isOld(document.business[field]) ? [{ place: ['business', field], value: next }] : []),
    ...texts.map(({ place, text }) => ({
      place,
      value: next === '' ? withoutInvitation(text, old) : text.replaceAll(old, next).trim(),
    })),
    // A button that leads nowhere goes with its words.
    ...links.map(({ place }) =>
      next === '' ? { place: place.slice(0, -1), value: { label: '', to: '' } } : { place, value: target },
    ),
  ];
}

/** Most words of an invitation beside the way that it names: "Call 01353 555 010 or write." */
const INVITATION = 5;
const SENTENCES = /(?<=[.!?])\s+/u;
const isInvitation = (sentence: string, channel: string) =>
  sentence
    .replaceAll(channel, '')
    .split(/[\s,.;:!?]+/u)
    .filter((word) => word !== '').length <= INVITATION;

/** A text without a number or an address, and without the sentence that only invites to use it. */
const withoutInvitation = (text: string, channel: string): string =>
  text
    .split(SENTENCES)
    .filter((sentence) => !sentence.includes(channel) || !isInvitation(sentence, channel))
    .map((sentence) => sentence.replaceAll(channel, '').trim())
    .join(' ');

/** Sentences that say a number or an address among other things: without it they would be broken. */
const sentencesWith = (document: WebsiteDocument, channel: string): string[] =>
  textsOf(document)
    .filter(({ place, text }) => place[0] === 'sections' && text.trim() !== channel)
    .flatMap(({ text }) => text.split(SENTENCES))
    .filter((sentence) => channel !== '' && sentence.includes(channel) && !isInvitation(sentence, channel));

/** "The old one goes dead on Friday": of what is replaced. */
const OLD =
  /(?<!\p{L})(?:the old|(?:die|der|das) alte|l['’]anci\p{L}{2,4}|el antiguo|la antigua|el viejo|o antigo|a antiga|il vecchio|la vecchia|(?:de|het) oude)(?!\p{L})[^.!?]*/iu;

function setTo(ask: Ask, edits: Edit[], score: number, isSure = false): Plan[] {
  return edit(score, ask.document, edits, { isSure, covers: OLD.exec(ask.request.text)?.[0] ?? '' });
}

/** The words for a fact that has no shape of its own, such as an address. */
function said(ask: Ask, part: Part): string {
  const sense = ask.request.find([`part.${part}`]);
  const value = sense && valueOf(ask.request, sense.to - 1);
  if (value) {
    // A second request that an "and" joins is no part of it.
    const and = ask.request.senses.find(
      ({ concepts, from, to }) =>
        from > value.at &&
        concepts.includes('mark.and') &&
        ask.request.senses.some((next) => next.from === to && next.concepts.some((one) => /^(?:do|part)\./u.test(one))),
    );
    const end = and && !value.isQuoted ? value.text.lastIndexOf(` ${ask.request.between(and.from, and.to)} `) : -1;
    return end > 0 ? value.text.slice(0, end) : value.text;
  }
  const rest = sense ? ask.request.between(sense.to).replace(/^(?:is|ist|lautet|est|es|é)\s+/iu, '') : '';
  return /\d/u.test(rest) ? cleanValue(rest) : '';
}

/** Phone, mail, address, place and profiles: changed wherever they stand. */
export const contact: Ability = {
  name: 'contact',
  plan(ask) {
    const { request, document, language } = ask;
    const { text } = normalise(request.text);
    const found = contactIn(text, vocabularyOf(request.language));
    const isWord = request.has(
      'do.change',
      'do.add',
      'mark.be',
      'part.phone',
      'part.email',
      'part.address',
      'part.social',
      'mark.we',
    );
    const score = isWord ? 0.93 : request.tokens.length < 14 ? 0.8 : 0.5;
    const isNew = [...found.phones.map((one) => digits(one.text)), ...found.emails.map((one) => one.text)].some(
      (one) => !textsOf(document).some(({ text: there }) => there.includes(one) || digits(there).includes(one)),
    );
    if (request.has('do.remove', 'do.hide', 'mark.noLonger') && !request.has('mark.be') && !isNew) return removal(ask);
    const edits: Edit[] = [];
    // A number for a messenger is not the telephone number.
    const [phone, email] = [request.has('part.social') ? undefined : found.phones.at(-1), found.emails.at(-1)];
    const written =
      request.has('part.phone', 'mark.noLonger') && !request.has('part.social') ? PHONE.exec(text)?.[0] : undefined;
    const number = phone && !written?.startsWith(phone.text) ? phone.text : written;
    const numbers = numbersOf(document);
    const old = numbers.filter((one) => digits(text).includes(digits(one)));
    if (number && isOneMore(ask) && numbers.length > old.length) return besideOthers(ask, number);
    if (number && numbers.length > 1 && numbers.length > old.length && old.length !== 1 && !isMobile(ask))
      return whichNumber(ask, numbers, number);
    if (number) edits.push(...channelEdits(document, 'phone', number, numbers.length > 1 ? old[0] : ''));
    if (email) edits.push(...channelEdits(document, 'email', email.text));
    const told = found.address?.text ?? '';
    const named = request.has('part.address') ? said(ask, 'address') : '';
    // "The deadline has moved to 15 November"
    const whole = valuesIn(named, request.language).some(({ kind }) => kind === 'date') ? '' : named;
    const address =
      (whole.includes(told) && told !== '' ? whole : undefined) ??
      (/\p{L}{4}/u.test(told) && (request.has('part.address') || told.length > 12) ? told : undefined) ??
      (request.has('part.email', 'part.redirect') ? '' : whole);
    if (address !== '') {
      const old = document.business.address;
      // A street alone is in the same town.
      const town = /[,\n]/u.test(address) ? [] : old.split('\n').slice(1);
      const lines = [...new Set([...address.split(',').map((part) => part.trim()), ...town])].join('\n');
      edits.push({ place: ['business', 'address'], value: lines });
      for (const { place, text: words } of textsOf(document))
        if (
          old !== '' &&
          place[0] !== 'business' &&
          (words.includes(old) || words.includes(old.replaceAll('\n', ', ')))
        )
          edits.push({
            place,
            value: words
              .replaceAll(old, old.includes('\n') ? lines : address)
              .replaceAll(old.replaceAll('\n', ', '), address),
          });
    }
    // Where people book, order or pay is what a button leads to.
    const profiles = found.social.flatMap(({ label, to }) =>
      (serviceOf(to)?.does ?? 'write') === 'write' ? [{ label, to }] : [],
    );
    if (profiles.length > 0) {
      const isSame = (one: Link, other: Link) =>
        one.label === other.label ||
        (serviceOf(one.to) !== null && serviceOf(one.to)?.name === serviceOf(other.to)?.name);
      const others = document.business.social.filter((one) => !profiles.some((profile) => isSame(profile, one)));
      edits.push({ place: ['business', 'social'], value: [...others, ...profiles] });
    }
    // A number or an address that cannot be anything else: whatever is told beside it holds nothing up.
    const isSure = found.phones.length + found.emails.length === 1 && address === '' && profiles.length === 0;
    if (edits.length > 0) return setTo(ask, edits, score, isSure && isWord);
    if (request.has('part.place') && request.has('do.change', 'mark.be')) {
      const place = said(ask, 'place') || valueOf(request)?.text;
      if (place) return setTo(ask, [{ place: ['business', 'place'], value: place }], 0.72);
    }
    const part = (['phone', 'email', 'address', 'social'] as const).find((one) => request.has(`part.${one}`));
    const wants =
      request.has('do.change', 'do.add', 'do.write') && !request.has('do.move', 'do.ask', 'do.show', 'part.button');
    return part && wants
      ? [{ score: 0.62, does: 'ask', id: 'askValue', values: { part: partWord(part, language) }, needs: 'value' }]
      : [];
  },
};

/** "Keep the office one too", "a second number": what stands there stays. */
const KEEPS_OLD =
  /(?<!\p{L})(?:keep|keeping|leave|still (?:use|have|on)|as well as|behalten|weiterhin|garde[rz]?|toujours|mant[ée]n\p{L}*|mantener|sigue|mantenha|manter|houd|behoud\p{L}*|tien[ie]|(?:(?:an?|our|my) second|an extra|an additional|eine zweite|un deuxième|un segundo|um segundo|een tweede|un secondo)(?= \p{L}+))(?!\p{L})/iu;
const isOneMore = ({ request, message }: Ask): boolean =>
  KEEPS_OLD.test(message) && !request.has('do.remove', 'do.change', 'part.email', 'mark.noLonger', 'mark.instead');

const LEAD =
  /^(?:(?:an?|the|my|our|new|second|extra|additional|please|add|we|i|have|got|['’]ve|eine?|neue|zweite|un|une|deuxième|nouveau|segundo|nuevo|novo|tweede|nieuw|secondo|nuovo)(?:\s|(?=['’]ve)))+/iu;
const BE = /(?:\s(?:is|ist|est|es|é|è)|:|\s[-–])\s*$/iu;
/** A further number, by what it is said to be of, where people look how to reach the business. */
function besideOthers({ request, document }: Ask, number: string): Plan[] {
  const section = document.pages
    .flatMap(({ sections }) => sections)
    .find(({ kind, hidden, props }) => /^(?:contact|location)$/u.test(kind) && !hidden && 'note' in props);
  const clause =
    request.text
      .split(number)[0]
      ?.split(/[,.;!?]\s(?=\p{L})/u)
      .at(-1) ?? '';
  const label = withCapital(cleanValue(clause.replace(BE, '').replace(LEAD, '')));
  if (!section || label.length > LONGEST_LABEL) return [];
  const old = propText(section, 'note');
  const said = label === '' ? number : `${label}: ${number}`;
  const place = ['sections', section.id, 'props', 'note'];
  return edit(0.95, document, [{ place, value: old === '' ? said : `${old}\n${said}` }], { covers: request.text });
}
const LONGEST_LABEL = 40;

/** Several telephone numbers stand there: which one a new one takes the place of. */
const whichNumber = ({ language }: Ask, numbers: readonly string[], next: string): Plan[] => [
  {
    score: 0.95,
    does: 'ask',
    id: 'whichThing',
    choices: numbers
      .slice(0, 3)
      .map((one) => ({ label: one, message: `${fill(language, 'sayWhen', { name: one })} “${next}”` })),
  },
];

const isMobile = ({ request }: Ask): boolean =>
  request.tokens.some(({ text }) =>
    /^(?:mobile|cell|handy\p{L}*|mobil\p{L}*|portable|móvil|telemóvel|celular)$/u.test(text),
  );

/** "I'd rather tell them by phone", "darlos por teléfono": a way to do something, and nothing that goes. */
const BY = /^(?:by|over|via|per|am|por|par|au|pelo|pela|ao)$/u;
const isOnTheWay = ({ request }: Ask): boolean =>
  (['part.phone', 'part.email'] as const).some((part) => {
    const at = request.find([part])?.from ?? 0;
    return [at - 1, at - 2].some((index) => BY.test(request.tokens[index]?.text ?? ''));
  });

/** "Take my number off, email only": what is to be the only way stays. */
const isOnly = ({ senses }: Request, part: 'phone' | 'email'): boolean =>
  senses.some(
    ({ from, to, concepts }) =>
      concepts.includes(`part.${part}`) &&
      senses.some((one) => one.concepts.includes('mark.only') && (one.from === to || one.to === from)),
  );

function removal(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (
    request.group('kind').length > 1 ||
    (request.has('mark.all') && !/\bafter all\b/iu.test(request.text)) ||
    isOnTheWay(ask)
  )
    return [];
  const edits: Edit[] = [];
  const numbers = numbersOf(document);
  const isMeant = (part: 'phone' | 'email') => request.has(`part.${part}`) && !isOnly(request, part);
  if (isMeant('phone') && numbers.length > 1) {
    const mobile = MOBILES[document.language.split('-')[0] ?? ''];
    const mobiles = numbers.filter((one) => mobile?.test(one.replace(/[^\d+]/gu, '')));
    const said = numbers.filter((one) => digits(request.text).includes(digits(one)));
    const [only, ...others] = said.length > 0 ? said : isMobile(ask) ? mobiles : [];
    if (only === undefined || others.length > 0) return [];
    if (digits(only) === digits(document.business.phone)) edits.push(...channelEdits(document, 'phone', ''));
    else {
      const places = textsOf(document).filter(({ text }) => text.includes(only));
      if (places.some(({ text }) => text.trim() !== only)) return [];
      edits.push(...places.map(({ place }) => ({ place, value: '' })));
    }
  } else if (isMeant('phone') && document.business.phone !== '') edits.push(...channelEdits(document, 'phone', ''));
  if (isMeant('email') && document.business.email !== '') edits.push(...channelEdits(document, 'email', ''));
  const said = (['phone', 'email'] as const)
    .filter(isMeant)
    .flatMap((part) => sentencesWith(document, document.business[part]));
  if (edits.length > 0 && said.length > 0) return [askRemoval(ask, 0.9, [...new Set(said)])];
  if (request.has('part.address') && !request.has('part.email') && document.business.address !== '') {
    const piece = pieceOfAddress(ask);
    if (piece === '') return [];
    edits.push(
      ...(piece === undefined ? [{ place: ['business', 'address'], value: '' }] : withoutPiece(document, piece)),
    );
  }
  if (request.has('part.social')) {
    const kept = document.business.social.filter(
      ({ label }) => !request.tokens.some(({ text }) => text === label.toLowerCase()),
    );
    const next = kept.length === document.business.social.length ? [] : kept;
    if (document.business.social.length > 0) edits.push({ place: ['business', 'social'], value: next });
  }
  return edits.length === 0 ? [] : setTo(ask, edits, 0.9);
}

/** How mobile numbers begin where a language is spoken. */
const MOBILES: Record<string, RegExp> = {
  en: /^(?:\+44|0)7/u,
  de: /^(?:\+49|0)1[567]/u,
  fr: /^(?:\+33|0)[67]/u,
  es: /^(?:\+34)?[67]/u,
  pt: /^(?:\+351)?9/u,
};

/** The telephone numbers that the website says, each once. */
const numbersOf = (document: WebsiteDocument): string[] => {
  const all = [document.business.phone, ...textsOf(document).flatMap(({ text }) => text.match(PHONES) ?? [])];
  return all.filter((one, at) => one !== '' && all.findIndex((other) => digits(other) === digits(one)) === at);
};

const POSTCODE = /(?<![\p{L}\p{N}])(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{5}|\d{4} ?[a-z]{2}|\d{4})(?![\p{L}\p{N}])/iu;

/**
 * "Take Settle out of the address", "remove the postcode from the address": what of it goes, as it stands there. Undefined where
 * the address goes as a whole, '' where a piece is named that is not in it.
 */
function pieceOfAddress({ request, document }: Ask): string | undefined {
  const { address } = document.business;
  const at = request.find(['part.address'])?.from ?? 0;
  const isFrame = (index: number) =>
    request.senses.some(
      ({ from, to, concepts }) => from <= index && index < to && concepts.some((one) => /^(?:do|mark)\./u.test(one)),
    );
  const words = request.tokens
    .slice(0, at)
    .filter(
      ({ text, kind }, index) => kind !== 'mark' && !isFrame(index) && !isSmall(text, vocabularyOf(request.language)),
    )
    .map(({ text }) => text);
  if (
    words.length === 0 ||
    words.every((word) => /^(?:whole|full|entire|komplette|ganze|please|bitte|hi|hello)$/u.test(word))
  )
    return undefined;
  if (words.some((word) => /^(?:postcode|zip|plz|postleitzahl|cp|code)$/u.test(word)))
    return POSTCODE.exec(address)?.[0] ?? '';
  const said = words.join(' ');
  const start = address.toLowerCase().replaceAll('\n', ' ').indexOf(said);
  return start < 0 ? '' : address.slice(start, start + said.length);
}

/** The address without a piece, wherever it stands. */
const withoutPiece = (document: WebsiteDocument, piece: string): Edit[] => {
  const { address } = document.business;
  const tidy = (line: string) =>
    line
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(', ');
  const next = address
    .replace(piece, '')
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n');
  const [old, now] = [address.replaceAll('\n', ', '), next.replaceAll('\n', ', ')];
  return [
    { place: ['business', 'address'], value: next },
    ...textsOf(document)
      .filter(({ place, text }) => place[0] !== 'business' && text.includes(old))
      .map(({ place, text }) => ({ place, value: text.replaceAll(old, now) })),
  ];
};
