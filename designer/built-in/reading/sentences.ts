import type { Span } from './reading.ts';
import { UNSPACED } from './tokens.ts';

/** Words that keep their stop, in the languages of the vocabulary. Single letters always do. */
const ABBREVIATIONS = new Set(
  (
    'esp dr mr mrs ms prof st ste no nr nos vs etc approx tel fax mob ext ph inc ltd co corp jr sr mt ft rd ave blvd apt dept est min max hrs hr inh gf vertr ' +
    'bzw ca usw evtl ggf inkl exkl zzgl str hr fr dipl ing tägl geb sog vgl mo di mi do sa so jan feb mär apr jun jul aug sep sept okt oct nov dez dec déc ' +
    'av bd bld env tél mme mlle mm chap pl ss hl ev rev hon fam std hs art abs cap pág núm avda avd srta sra sr dra dña gral esq ' +
    'ul al pl os godz tys wg np tzn itd dot im kl bl osv fx pr stk ang resp ung gt sig geom dott avv arch rag tlf nb ул вул пр просп д кв стр корп тел р puh os kpl nám třída cad mah str utca u approx pers incl excl resp i.e e.g a.m p.m z.b d.h u.a s.l s.a'
  ).split(' '),
);

/** Days that keep their stop before a time: "pon.–pt. 8:00". */
const DAYS = new Set(
  (
    'mon tue tues wed weds thu thur thurs fri sat sun lun mar mer jeu ven sam dim mié jue vie sáb dom seg ter qua qui sex gio ' +
    'ma wo vr za zo pon wt śr czw pt sob niedz nd mån tis ons tor tors fre lör sön man tir tirs lør søn'
  ).split(' '),
);

/** "900 kr. om året": a currency cut short ends a sentence only before a capital. */
const MONEY = /^(?:kr|zł|kč|ft|lei|rs|eur|chf)$/;

const NUMBERED = /^\s*[+(]?\d[\d ()./-]{5}/;

/** "Closed Sun. 270-555-0184": too many digits for a time. */
const TELEPHONE = /^\s*[+(]?\d{2,5}[) ./-]{1,2}\d{3,}/;

const VOWELLESS = /^[B-DF-HJ-NP-TV-Z][b-df-hj-np-tv-xz]{1,3}$/;

/** "Oysters n°2 ... 11 €", "Under 12s ..... £4": dots that lead to an amount. */
const LEADER = /^\.{2,}\s*(?:\p{Sc} ?)?\d/u;

/** "MUDr. Jana Vlčková", "PhDr.". */
const TITLE = /^(?=\p{Lu}{2}|\p{Lu}\p{Ll}\p{Lu})[\p{L}]{2,4}r$/u;

/** "M.Sc.", "B.Ed." */
const DEGREE = /^\p{Lu}\p{Ll}?(?:\.\p{Lu}\p{Ll}{0,2}){1,2}$/u;

const END = /[.!?…。！？؟]/;
const CLOSING = /["')\]»]/;
const FULL_WIDTH = /[。！？]/;

/** Stretches between quotes that close on the same line: no sentence ends inside them. */
function quoted(text: string, line: Span): Span[] {
  const found: Span[] = [];
  let open = -1;
  for (let at = line.start; at < line.end; at += 1) {
    if (text[at] !== '"') continue;
    // Inches and Hebrew abbreviations are no quotes.
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    if (/[\p{L}\p{N}]/u.test(before) && /[\p{L}]/u.test(after) && !UNSPACED.test(before + after)) continue;
    if (open < 0 && /\d/.test(before)) continue;
    if (open < 0) open = at;
    else {
      found.push({ start: open, end: at + 1 });
      open = -1;
    }
  }
  return found;
}

/** Longer brackets hold sentences. */
const ASIDE = 160;

/** Brackets that close on the same line: no sentence ends inside them. */
function bracketed(text: string, line: Span): Span[] {
  const found: Span[] = [];
  const own = text.slice(line.start, line.end);
  for (let at = own.indexOf('('); at >= 0; at = own.indexOf('(', at + 1)) {
    const end = own.slice(at, at + ASIDE).indexOf(')');
    if (end < 0) continue;
    // A remark of several sentences that stands by itself.
    const isAlone = at === 0 && at + end + 1 >= own.trimEnd().length;
    if (!isAlone) found.push({ start: line.start + at, end: line.start + at + end + 1 });
    at += end;
  }
  return found;
}

/** The place of the last sign before the mark that closes a stretch. */
const lastWithin = (text: string, { start, end }: Span): number =>
  start + text.slice(start, end - 1).trimEnd().length - 1;

function wordBefore(text: string, at: number, from: number): string {
  let start = at;
  while (start > from && /[\p{L}\p{M}\p{N}.]/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at).toLowerCase();
}

/** "Kirchgasse 4. Telefon": a number behind a name ends its sentence before a capital that begins no month. */
function isHouse(text: string, at: number, line: Span, next: string): boolean {
  if (!/\p{Lu}/u.test(next)) return false;
  const end = text.charAt(at - 1) === ' ' ? at - 1 : at;
  const name = text.slice(end - wordBefore(text, end, line.start).length, end);
  return /^\p{Lu}\p{L}{5}/u.test(name) && !/tag$|abend$|woch$/u.test(name);
}

/** Whether the stop at `at` belongs to its word: an abbreviation, an initial, an ordinal ("3. Mai"). */
function isPartOfWord(text: string, at: number, line: Span, { hasOrdinals, isMonth }: Language): boolean {
  const before = wordBefore(text, at, line.start);
  const next = /^[ \t]*(\S)/.exec(text.slice(at + 1, Math.min(line.end, at + 20)))?.[1] ?? '';
  // "Telefon 555 01. Fotos": the last group of a number is no ordinal.
  if (
    /^\d{1,2}$/.test(before) &&
    /\d[ /-]$/.test(text.slice(Math.max(line.start, at - before.length - 2), at - before.length)) &&
    /\p{Lu}/u.test(next)
  )
    return false;
  // "CHF 45. Offen bin ich": an amount is none either.
  if (
    /^\d{1,2}$/.test(before) &&
    /(?:\p{Sc}|\b\p{Lu}{3}) ?$/u.test(text.slice(Math.max(line.start, at - before.length - 5), at - before.length))
  )
    return false;
  if (/^\d{1,2}$/.test(before)) {
    const isOrdinal = hasOrdinals && (/\p{N}/u.test(next) || !isHouse(text, at - before.length, line, next));
    // "Until 15:00. August closed".
    const isDay = !/[\p{L}\d.:,]/u.test(text.charAt(at - before.length - 1));
    return next !== '' && (isOrdinal || (isDay && isMonth(at + 1)));
  }
  const last = before.split('.').at(-1) ?? '';
  // "Rs. 300": it stands before its number.
  const isBeforeAmount = /\d/.test(next) && !/\d ?$/.test(text.slice(line.start, at - last.length));
  // "A referral? No. What should I wear?": before a number it is another word.
  if (last === 'no' && !/[\p{Ll}\p{N}]/u.test(next)) return false;
  if (MONEY.test(last)) return isBeforeAmount || /[\p{Ll}(]/u.test(next);
  const after = text.slice(at + 1, Math.min(line.end, at + 24));
  if (DAYS.has(last) && /\d/.test(next)) return !TELEPHONE.test(after);
  // "Kurs kat. B (manual)", "gr. C": a single letter that nothing follows begins no sentence.
  if (last.length <= 4 && /^\s+\p{Lu}(?:\s*[^\s\p{L}'’-]|$)/u.test(text.slice(at + 1, Math.min(line.end, at + 8))))
    return true;
  // "Τηλ. 22810 00064": a label that is cut short before its number.
  if (
    last.length <= 5 &&
    text.slice(line.start, at).trim() === text.slice(at - last.length, at) &&
    NUMBERED.test(text.slice(at + 1, at + 16))
  )
    return true;
  // "De 8 h à 19 h. Rendez-vous": of a unit behind its number neither.
  if (/^[hgmlt]$/.test(last) && /\d ?$/.test(text.slice(line.start, at - 1)) && /\p{Lu}/u.test(next)) return false;
  // "Guru Smt. Lakshmi", "Mgr. Novák": a word without a vowel is one cut short, before a capital it is a title.
  const cut = text.slice(at - last.length, at);
  // "Farida Contractor B.Ed. (Geometry)"
  if (next === '(' && DEGREE.test(text.slice(at - before.length, at))) return true;
  if ((VOWELLESS.test(cut) || TITLE.test(cut)) && /\p{Lu}/u.test(next)) return true;
  // "Grade A. £37 an hour"; "c. £40" is about so much.
  if (/^[^\Wc]$/u.test(last) && /\p{Sc}/u.test(next)) return false;
  if (/^\p{L}$/u.test(last)) return next !== '' && !/["']/.test(text.charAt(at - 2));
  return (
    (ABBREVIATIONS.has(last) || ABBREVIATIONS.has(before)) &&
    next !== '' &&
    (/[\p{Ll}\p{N}:,)-]/u.test(next) || last.length > 1)
  );
}

/** What a language says of ends: words that begin sentences, whether "3." is an ordinal, and which words behind it are months. */
export type Language = {
  starters: (at: number) => boolean;
  hasOrdinals: boolean;
  isMonth: (at: number) => boolean;
};

/** Where each sentence of a stretch begins and ends, its closing marks included. */
export function sentencesOf(text: string, line: Span, language: Language): Span[] {
  const found: Span[] = [];
  const held = [...quoted(text, line), ...bracketed(text, line)].sort((one, other) => one.start - other.start);
  let quote = 0;
  let start = line.start;
  const push = (end: number) => {
    if (text.slice(start, end).trim() !== '') found.push({ start, end });
    start = end;
  };
  for (let at = line.start; at < line.end; at += 1) {
    while (held[quote] && (held[quote]?.end ?? 0) <= at) quote += 1;
    const inside = held[quote];
    if (inside && inside.start <= at && at < lastWithin(text, inside)) continue;
    if (!END.test(text.charAt(at))) continue;
    let end = at + 1;
    const isLeader =
      /[\s\p{L}\p{N})]/u.test(text.charAt(at - 1)) && LEADER.test(text.slice(at, Math.min(line.end, at + 80)));
    while (end < line.end && (END.test(text.charAt(end)) || CLOSING.test(text.charAt(end)))) end += 1;
    // « Il arrive à l'heure. »
    if (inside && /^\s+"$/.test(text.slice(end, inside.end))) end = inside.end;
    if (isLeader) {
      at = end - 1;
      continue;
    }
    const rest = text.slice(end, Math.min(line.end, end + 12));
    if (rest !== '' && !/^\s/.test(rest) && !FULL_WIDTH.test(text.charAt(at))) continue;
    const next = end + (rest.length - rest.trimStart().length);
    // "Session (60 Min.) 95 €": behind brackets only a capital begins a sentence.
    if (inside && at === inside.end - 2 && text[at + 1] === ')' && /^\s*[^\s\p{Lu}\p{Lo}"']/u.test(rest)) continue;
    const isWordEnd = text[at] === '.' && end === at + 1;
    if (isWordEnd && isPartOfWord(text, at, line, language) && !language.starters(next)) continue;
    // What follows a quotation says whose it is: "Great!" says Tom, "Great!" – Tom.
    if (text[end - 1] === '"' && /^\s*[\p{Ll}–(-]/u.test(rest)) continue;
    push(end);
    at = end - 1;
  }
  push(line.end);
  return found;
}
