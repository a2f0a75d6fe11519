import { serviceOf } from '#site/model/services.ts';
import type { Said } from '../reading.ts';
import { isCounter, UNSPACED, type Token } from '../tokens.ts';
import { fixed } from './found-phrases.ts';
import {
  endsLine,
  isGlued,
  joinLists,
  markAt,
  phraseAt,
  said,
  spelled,
  tokenAt,
  touchesWord,
  type Phrase,
  type Source,
} from './source.ts';
import { rangeAt } from './times.ts';

const EXTENSION = fixed('ext');

const PHONE = fixed('tel, telephone, whatsapp, fax, mobile');

const ON = fixed('on, auf, sur, en, su, op, på, na, no');

const JOINTS = fixed('is, as, under, at, auf, sur, en, su, op, på, na');

export type ContactClaim = { kind: 'phone' | 'email' | 'web'; confidence: number; span: Said['span']; text: string };
export type SocialClaim = { kind: 'social'; confidence: number; span: Said['span']; label: string; to: string };

type Network = { label: string; words: string; hosts: string[]; page: string };
const NETWORKS: Network[] = (
  [
    { label: 'Instagram', words: 'instagram, insta, ig', hosts: ['instagram.com'], page: 'https://www.instagram.com/' },
    {
      label: 'Facebook',
      words: 'facebook, fb',
      hosts: ['facebook.com', 'fb.com', 'fb.me'],
      page: 'https://www.facebook.com/',
    },
    { label: 'TikTok', words: 'tiktok, tik tok', hosts: ['tiktok.com'], page: 'https://www.tiktok.com/@' },
    {
      label: 'YouTube',
      words: 'youtube, you tube',
      hosts: ['youtube.com', 'youtu.be'],
      page: 'https://www.youtube.com/@',
    },
    { label: 'X', words: 'twitter, x', hosts: ['x.com', 'twitter.com'], page: 'https://x.com/' },
    { label: 'Threads', words: 'threads', hosts: ['threads.net'], page: 'https://www.threads.net/@' },
    { label: 'Pinterest', words: 'pinterest', hosts: ['pinterest.com'], page: 'https://www.pinterest.com/' },
    { label: 'Bluesky', words: 'bluesky, bsky', hosts: ['bsky.app'], page: 'https://bsky.app/profile/' },
    { label: 'LinkedIn', words: 'linkedin', hosts: ['linkedin.com'], page: '' },
    { label: 'WhatsApp', words: '', hosts: ['wa.me'], page: '' },
    { label: 'Etsy', words: '', hosts: ['etsy.com'], page: '' },
  ] satisfies Network[]
).map((network) => ({ ...network, words: fixed(network.words) }));

const ENDINGS =
  'com org net info biz eu uk de at ch fr es pt it nl be pl se dk no fi ie is cz sk hu ro bg gr hr si lt lv ee lu us ca au nz za in br mx ar cl jp kr cn il ae sa eg ma tn tr ua shop store studio online site app dev io co me tv art design cafe coffee bar restaurant club berlin london wales scot cat church band school academy care clinic photo photography garden farm life live blog world earth space'.split(
    ' ',
  );
const OPENING = '<("\'[{';
const CLOSING = '>)"\'];:!?.}';
/** Longer runs without a space are no addresses. */
const LONGEST = 200;
const MAIL = /^[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2,}$/u;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const HANDLE = /^@?[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,40}$/u;

/** Between spaces, or between letters of a script that has none: "ご連絡はinfo@kafe.exampleまで". */
const RUN = /[^\s,;|\p{Script=Han}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef]+/gu;

/** Mails, web addresses and profiles. */
export function addressesIn(source: Source): (ContactClaim | SocialClaim)[] {
  const found: (ContactClaim | SocialClaim)[] = [];
  for (const run of source.text.matchAll(RUN)) {
    if (run[0].length > LONGEST) continue;
    const span = { start: run.index, end: run.index + run[0].length };
    while (OPENING.includes(source.text[span.start] ?? ' ')) span.start += 1;
    while (span.end > span.start && CLOSING.includes(source.text[span.end - 1] ?? ' ')) span.end -= 1;
    const word = source.text.slice(span.start, span.end);
    const at = word.includes(':') && !word.includes('//') ? word.lastIndexOf(':') + 1 : 0;
    const rest = word.slice(at);
    const inner = { start: span.start + at, end: span.end };
    if (MAIL.test(rest)) found.push({ kind: 'email', confidence: 1, span: inner, text: rest });
    else {
      const social = profileOf(rest, inner) ?? handleAt(source, rest, inner);
      if (social) found.push(social);
      else if (isWeb(rest)) found.push({ kind: 'web', confidence: 1, span: inner, text: rest });
    }
  }
  return found;
}

const hostOf = (address: string) => (address.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? '').toLowerCase();

function isWeb(word: string) {
  if (!word.includes('.')) return false;
  const host = hostOf(word);
  if (!HOST.test(host) || /^[\d.]+$/.test(host)) return false;
  if (/^(?:https?:\/\/|www\.)/i.test(word)) return true;
  const ending = host.split('.').at(-1) ?? '';
  return ENDINGS.includes(ending) && word === word.toLowerCase() && !/^[\d.-]+$/.test(host.slice(0, -ending.length));
}

function profileOf(word: string, span: Said['span']): SocialClaim | null {
  if (!word.includes('/')) return null;
  const host = hostOf(word).replace(/^(?:www|m|[a-z]{2})\./, '');
  const to = /^https?:/i.test(word) ? word : `https://${word}`;
  const label = NETWORKS.find(({ hosts }) => hosts.includes(host))?.label ?? serviceOf(to)?.name;
  const path = word.slice(word.toLowerCase().indexOf(host) + host.length);
  if (!label || path.length < 2) return null;
  return { kind: 'social', confidence: 1, span, label, to };
}

/** "Instagram @x", "Insta: x", "@x on Instagram". */
function handleAt(source: Source, word: string, span: Said['span']): SocialClaim | null {
  if (!HANDLE.test(word) || word.length < 3 || word.length > 41) return null;
  const first = tokenAt(source, span.start);
  const after = tokenAt(source, span.end);
  const isSure = word.startsWith('@');
  for (const { label, words, page } of NETWORKS) {
    if (!words || !page) continue;
    let at = first - 1;
    const colon = markAt(source, at, ':');
    if (colon || markAt(source, at, '(-–')) at -= 1;
    else if (isSure && phraseAt(source, at, JOINTS)) at -= 1;
    const before = phraseAt(source, at, words) || (phraseAt(source, at - 1, words) === 2 ? 2 : 0);
    const behind = isSure ? nameBehind(source, after, words) : 0;
    if (!(before && (isSure || colon)) && !behind) continue;
    if (label === 'X' && !isSure) continue;
    const start = before ? (source.tokens[at - before + 1]?.start ?? span.start) : span.start;
    const end = behind ? (source.tokens[behind - 1]?.end ?? span.end) : span.end;
    // A handle stands as it was written: people look for it by that. "insta" is not spelled out.
    const isSpelled = source.text.slice(start, end).toLowerCase().includes(label.toLowerCase());
    const shown = [...(isSpelled ? [label] : []), ...(isSure || !isSpelled ? [word] : [])].join(' ');
    return { kind: 'social', confidence: 1, span: { start, end }, label: shown, to: page + word.replace(/^@/, '') };
  }
  return null;
}

function nameBehind(source: Source, index: number, words: string) {
  const at = markAt(source, index, '(') ? index + 1 : index + phraseAt(source, index, ON);
  const length = at > index ? phraseAt(source, at, words) : 0;
  return length ? at + length : 0;
}

/** Numbers that are never called: "Charity no. 1234567", "VAT 123 4567 89". */
const NOT_CALLED = fixed(
  'no, nr, number, №, id, vat, iban, reg, registered, registration, ref, reference, order, company, charity, siret, siren, nip, regon, krs, isbn, ust, steuernummer, kvk, cvr, org, orgnr, konto, account, bic, p.iva, piva, cif, nif, cnpj, abn, since, licence, license',
);

/** Telephone numbers in national and international forms, with extensions. */
export function phonesIn(source: Source): ContactClaim[] {
  const found: ContactClaim[] = [];
  for (let index = 0; index < source.tokens.length; index += 1) {
    const claim = phoneAt(source, index);
    if (!claim) continue;
    found.push(claim.claim);
    index = claim.to - 1;
  }
  return found;
}

const MESSENGERS = [
  { label: 'WhatsApp', words: fixed('whatsapp'), page: 'https://wa.me/' },
  { label: 'Signal', words: fixed('signal'), page: 'https://signal.me/#p/+' },
];

/**
 * Telephone numbers; one that messages are written to is a profile, in a brief only beside one that is called. Without the country's own
 * it leads nowhere.
 */
export function numbersIn(source: Source, isMessage: boolean): (ContactClaim | SocialClaim)[] {
  const phones = phonesIn(source);
  if (phones.length < 2 && !isMessage) return phones;
  return phones.map((phone) => {
    const at = tokenAt(source, phone.span.start);
    const app = phone.text.startsWith('+') ? MESSENGERS.find(({ words }) => isLabelled(source, at, words)) : undefined;
    if (!app) return phone;
    const { span, confidence, text } = phone;
    return { kind: 'social', confidence, span, label: `${app.label} ${text}`, to: app.page + text.replace(/\D/g, '') };
  });
}

/** So many digits are a number by themselves. */
const LONG = 8;

function phoneAt(source: Source, from: number): { claim: ContactClaim; to: number } | null {
  const hasPlus = markAt(source, from, '+');
  const isOpen = markAt(source, from, '(');
  if (
    source.tokens[from]?.kind !== 'number' &&
    !((hasPlus || isOpen) && source.tokens[from + 1]?.kind === 'number') &&
    !(isOpen && markAt(source, from + 1, '+'))
  )
    return null;
  // "Tel:01353 555010" and "Tel.01353 555010", but neither "10:30" nor "Rye.01353".
  const isBehindLabel = markAt(source, from - 1, ':.') && isLabelled(source, from);
  if (
    isGlued(source, from) &&
    !isBehindLabel &&
    (touchesWord(source, from) || /^[\p{Sc}\d.,:#/+]/u.test(spelled(source, from - 1)))
  )
    return null;
  const groups: string[] = [];
  let [to, at] = [from, from];
  for (; !endsLine(source, at) && groups.length < 9;) {
    const token = source.tokens[at];
    if (token?.kind === 'number') {
      if (!/^\d+$/.test(token.text) || (groups.length > 1 && token.text.length < 2 && !markAt(source, at - 1, '(')))
        break;
      if (isGlued(source, at + 1) && countsOn(source.tokens[at + 1])) break;
      // "234 555 108 / 912 555 017" are two.
      if (markAt(source, at - 1, '/') && groups.join('').length >= LONG && token.text.length > 1) break;
      groups.push(token.text);
      at += 1;
      to = at;
    } else if (markAt(source, at, '+') && groups.length === 0) at += 1;
    else if (markAt(source, at, '(') && source.tokens[at + 1]?.kind === 'number' && groups.length < 2) at += 1;
    else if (markAt(source, at, '(') && markAt(source, at + 1, '+') && groups.length === 0) at += 1;
    else if (markAt(source, at, ')') && groups.length > 0 && groups.length < 3) at += 1;
    else if (
      markAt(source, at, '-./–') &&
      groups.length > 0 &&
      (isGlued(source, at + 1) || markAt(source, at, '/')) &&
      (isGlued(source, at) || markAt(source, at, '/'))
    )
      at += 1;
    else break;
  }
  const digits = groups.join('');
  if (groups.length === 0 || digits.length > 15) return null;
  // "10.00–15.00" has the shape of a number in pairs.
  if (groups.length === 4 && rangeAt(source, from)?.isMarked) return null;
  const confidence = phoneConfidence(source, from, to, groups, hasPlus || markAt(source, from + 1, '+'));
  if (confidence < 0.5) return null;
  const end = extensionEnd(source, to);
  const stretch = said(source, { from, to: end });
  return { claim: { kind: 'phone', confidence, ...stretch }, to: end };
}

/** "2nd", "17時": but a script without spaces goes on behind any number, "076-555-0138です". */
const countsOn = (token: Token | undefined) =>
  token?.kind === 'word' && (!UNSPACED.test(token.text) || isCounter(token.text));

function phoneConfidence(source: Source, from: number, to: number, groups: string[], hasPlus: boolean) {
  const digits = groups.join('');
  const labelled = isLabelled(source, from);
  if (/^\p{Sc}$/u.test(spelled(source, to)) || (markAt(source, to, ':') && isGlued(source, to))) return 0;
  if (!labelled && wordsBefore(source, from, NOT_CALLED)) return 0;
  if (hasPlus) return digits.length >= 8 ? 0.98 : 0;
  if (labelled) return digits.length >= 5 ? 0.95 : 0;
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 14 ? 0.9 : 0;
  // "Tacoma WA 98402 (253) 555-0176"
  if (source.tokens[from - 1]?.kind === 'number' && !markAt(source, from, '(')) return 0;
  const shape = groups.map((group) => group.length).join(' ');
  if (shape === '3 4' && markAt(source, from + 1, '-') && !countsSomething(source, from, to)) return 0.7;
  if (
    [
      '3 3 4',
      '3 3 3',
      '2 2 2 2',
      '3 2 2 2',
      '2 3 2 2',
      '3 2 3',
      '2 3 4',
      '2 4 4',
      '2 5 4',
      '1 3 3 4',
      '3 2 2',
    ].includes(shape)
  )
    return 0.7;
  return 0;
}

/** "300-1200 guests", "€ 100-2000": what a local number such as "555-0162" is not; none counts up to 0162. */
const countsSomething = (source: Source, from: number, to: number): boolean =>
  /^\p{Sc}$/u.test(spelled(source, from - 1)) ||
  (!source.tokens[to - 1]?.text.startsWith('0') &&
    source.tokens[to]?.kind === 'word' &&
    !endsLine(source, to) &&
    !phraseAt(source, to, joinLists(source.words.phoneLabels, PHONE)) &&
    !phraseAt(source, to, source.words.or));

function isLabelled(source: Source, from: number, labels: Phrase = joinLists(source.words.phoneLabels, PHONE)) {
  for (let back = 1; back <= 4; back += 1) {
    const length = phraseAt(source, from - back, labels);
    if (length > 0 && length <= back) return true;
    if (endsLine(source, from - back) || source.tokens[from - back]?.kind === 'number') return false;
  }
  return false;
}

function wordsBefore(source: Source, from: number, list: string) {
  let at = from - 1;
  while (markAt(source, at, '.:#(')) at -= 1;
  return phraseAt(source, at, list) > 0 || phraseAt(source, at - 1, list) > 1;
}

function extensionEnd(source: Source, to: number) {
  let at = markAt(source, to, ',(') ? to + 1 : to;
  const length = phraseAt(source, at, joinLists(source.words.extensions, EXTENSION));
  if (!length) return to;
  at += length;
  if (markAt(source, at, '.:')) at += 1;
  if (source.tokens[at]?.kind !== 'number' || (source.tokens[at]?.text.length ?? 9) > 5) return to;
  return markAt(source, at + 1, ')') && markAt(source, to, '(') ? at + 2 : at + 1;
}
