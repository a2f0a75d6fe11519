import { addressed } from './addressee/addressee.ts';
import { withAskedContents } from './asked-contents.ts';
import { isLanguageLabel } from './asked-language.ts';
import { asksToPrint, isAside } from './asides.ts';
import type { Piece } from './clauses.ts';
import { holdsOneOf } from './facts/names.ts';
import { isInstruction } from './instructions.ts';
import { isOnlyForYou, withKeptBack } from './kept-back.ts';
import { withHeads, withRefusedBefore, withTails } from './neighbours.ts';
import type { Clause, ClauseRole } from './reading.ts';
import { greetingLength, isThanks, isWish, isWord, roleOf } from './role-of.ts';
import { sayingIn, type Part } from './quoted-parts.ts';
import { saidAt } from './said.ts';
import { listedAt, partsOf } from './sentence-parts.ts';
import { buildingWordsIn } from './to-builder.ts';
import { withToldFacts } from './told-within.ts';
import { isIn, startsWith, type Tongue } from './tongue.ts';
import { tokensOf } from './tokens.ts';
import { isAboutDesign } from './wishes/design-words.ts';
import { isMenu } from './wishes/page-titles.ts';
import { signalsIn } from './wishes/signals.ts';
import { topicsIn } from './wishes/topics.ts';

/** "Colours: navy" and "Please include:" steer what stands after or below them. */
function steers(label: string, tongue: Tongue): ClauseRole | '' {
  const tokens = tokensOf(label);
  if (tokens.length === 0) return '';
  const { words } = tongue;
  if (isInstruction(tokens, tongue)) return 'exclusion';
  // "@Designer: honey yellow".
  if (/^@\p{L}/u.test(label) || isLanguageLabel(label) || isAside(tokens, tongue)) return 'wish';
  // "For the design: grass green".
  const tie = /^(?:for|für|pour|para|per|voor|dla|för|til)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const from = tie + (tie > 0 ? startsWith(words.articles, tokens, tie) : 0);
  const whole = (list: string) => from + startsWith(list, tokens, from) === tokens.length && from < tokens.length;
  // "EVENT PAGE NEEDED"
  const isNeeded =
    isIn(words.site, tokens) && buildingWordsIn(tokens, tongue.language).some(({ key }) => key === 'need');
  if (
    isNeeded ||
    whole(words.look) ||
    whole(words.site) ||
    isWish(tokens, label, tongue, { isLate: false, isKnown: true })
  )
    return 'wish';
  return '';
}

/** "What the site has to do:" stands above facts as well: a number, a price, an address, a label that is none of the look. */
function saysFacts({ text, label, form, under }: Piece, tongue: Tongue): boolean {
  const { words, language } = tongue;
  const tokens = tokensOf(text);
  const heading = tokensOf(under);
  const isOfLook = isIn(words.look, heading) || signalsIn(heading, language).some(({ key }) => key === 'page');
  if (isOfLook || [words.site, words.look].some((list) => isIn(list, tokens))) return false;
  if (form === 'labelled' && label !== '') return true;
  if (text.startsWith('(') && tokens.length > 8) return true;
  if (language !== 'de' && /\p{Ll} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)) return true;
  if (/\p{Sc}|@|www\.|\d[\d ]{5}/u.test(text) || tokens.filter(({ kind }) => kind === 'number').length > 1) return true;
  const speaks = [words.mine, words.first, words.weAre].some((list) => startsWith(list, tokens) > 0);
  return speaks && startsWith(words.wishes, tokens) === 0;
}

const tellsNumbers = (value: string, tongue: Tongue) =>
  /\d\D+\d/.test(value) && !value.includes('#') && !isAboutDesign(tokensOf(value), tongue);

/** Whether a label orders to print what stands behind it, and that is a sentence about the business, or one thing after the other. */
function asksForWords({ label, value }: Piece, tongue: Tongue): boolean {
  const tokens = tokensOf(value.text);
  const { words } = tongue;
  const speaks = [words.first, words.weAre, words.mine].some((list) => isIn(list, tokens));
  const isList = value.text.split(';').length > LISTED && topicsIn(tokens, tongue.language).length === 0;
  return (
    (speaks || isList) &&
    asksToPrint(tokensOf(label), tongue) &&
    ![words.site, words.look].some((list) => isIn(list, tokens))
  );
}

/** Fewer semicolons may part two wishes. */
const LISTED = 2;

/** A label that is a wish, and apart from it what stands behind it for visitors. */
function behindWish(text: string, piece: Piece, told: Clause): Clause[] {
  const label = saidAt(text, piece.span.start, piece.span.start + piece.label.length);
  return [
    { ...piece, ...label, form: 'sentence', label: '', value: label, role: 'wish' },
    { ...told, form: 'sentence', label: '' },
  ];
}

/** A mail or a telephone number. */
const REACHED = /@|\d{3}[ -]?\d{3}/;

/** A part of a piece as a sentence of its own. */
function clauseOf(text: string, piece: Piece, { start, end, role }: Part): Clause {
  const said = saidAt(text, start, end);
  return { ...piece, ...said, value: said, form: 'sentence', label: '', role };
}

/** What each piece does as far as a single rule tells it, with sentences taken apart that do two things. Linear. */
export function ruledClauses(text: string, pieces: readonly Piece[], tongue: Tongue, isKnown: boolean): Clause[] {
  const clauses: Clause[] = [];
  const place = (start: number) => ({ isLate: start > text.length * 0.55, isKnown });
  let isOver = false;
  for (const piece of pieces) {
    const { start, end } = piece.span;
    if (piece.form === 'heading') {
      isOver = isThanks(tokensOf(piece.text), tongue);
      const greeted = isOver || greetingLength(tokensOf(piece.text), tongue) > 0;
      const role = greeted ? 'chatter' : steers(piece.text, tongue) || 'fact';
      clauses.push({ ...piece, role });
      continue;
    }
    // "Questions: Can we leave?": visitors ask, not the owner.
    if (/[?？؟]$/u.test(piece.text.trim()) && holdsOneOf(piece.under, tongue.words.questionLabels)) {
      clauses.push({ ...piece, role: 'fact' });
      continue;
    }
    const tokens = tokensOf(piece.text);
    // A remark in brackets says nothing of what stands below it.
    const under = piece.under.startsWith('(') ? '' : steers(piece.under, tongue);
    const steered =
      (under === 'wish' && saysFacts(piece, tongue) ? '' : under) ||
      (piece.label && !/www\.|https?:|@/.test(piece.value.text) && steers(piece.label, tongue));
    const isLabelled = piece.form === 'labelled';
    const saying = isLabelled && !piece.under ? sayingIn(piece.text, tokens, tongue) : null;
    if (saying) {
      const said = saidAt(text, start + saying.start, start + saying.end);
      clauses.push(...behindWish(text, piece, { ...piece, ...said, value: said, role: 'quotation' }));
      continue;
    }
    if (isLabelled && listedAt(piece.text, tokens, tongue, place(start))) {
      clauses.push(...behindWish(text, piece, { ...piece, ...piece.value, role: 'fact' }));
      continue;
    }
    // "Must say: I am not an attorney".
    if (steered === 'wish' && isLabelled && asksForWords(piece, tongue)) {
      clauses.push(...behindWish(text, piece, { ...piece, ...piece.value, under: '', role: 'fact' }));
      continue;
    }
    // "Put the next dates up: 29 March, 26 April".
    if (steered === 'wish' && isLabelled && tellsNumbers(piece.value.text, tongue)) {
      const own = piece.label.split(' – ')[0] ?? '';
      clauses.push(...behindWish(text, piece, { ...piece, ...piece.value, under: own, role: 'fact' }));
      continue;
    }
    if (steered) {
      const refuses = steered === 'wish' && isInstruction(tokens, tongue);
      clauses.push({ ...piece, role: refuses ? 'exclusion' : steered });
      continue;
    }
    if (isMenu(piece.value.text, tongue)) {
      clauses.push({ ...piece, role: piece.label === '' ? 'chatter' : 'wish' });
      continue;
    }
    // After the goodbye comes a signature.
    if (isOver && tokens.filter(isWord).length <= 4 && !piece.label) {
      clauses.push({ ...piece, role: 'chatter' });
      continue;
    }
    if (piece.form === 'labelled') {
      const role = roleOf(piece.text, tokens, tongue, place(start));
      const parts =
        role === 'exclusion' || piece.value.text.includes(',') ? partsOf(text, start, end, tongue, isKnown) : [];
      const last = parts.at(-1);
      // "Important: no barking dogs, say so politely".
      const isToldSo = last?.role === 'wish' && isAside(tokensOf(text.slice(last.start, last.end)), tongue);
      // "Email only: ring@bells.example, please no phone number".
      const isTold = ({ role: own, start: from, end: to }: Part) =>
        own === 'fact' && (isToldSo || (role === 'exclusion' && REACHED.test(text.slice(from, to))));
      if (parts.some(isTold)) clauses.push(...parts.map((part) => clauseOf(text, piece, part)));
      else clauses.push({ ...piece, role });
      continue;
    }
    if (isOnlyForYou(piece.text)) {
      clauses.push({ ...piece, role: 'exclusion' });
      continue;
    }
    const spans = tokensOf(text.slice(start, end));
    const greeting = greetingLength(spans, tongue);
    const after = start + (spans[greeting]?.start ?? end - start);
    const parts: Part[] = greeting > 0 ? [{ start, end: Math.min(after, end), role: 'chatter' }] : [];
    const rest = greeting > 0 ? after : start;
    if (rest < end) {
      const isName = greeting > 0 && spans.slice(greeting).filter(isWord).length <= 2;
      parts.push(
        ...(isName ? [{ start: rest, end, role: 'chatter' as const }] : partsOf(text, rest, end, tongue, isKnown)),
      );
    }
    for (const part of parts) {
      const said = saidAt(text, part.start, part.end);
      if (said.text !== '') clauses.push({ ...piece, ...said, value: said, role: part.role });
    }
    isOver = parts.some(({ role }) => role === 'chatter') && isThanks(spans, tongue);
  }
  return withHeads(
    withTails(withSignature(withFarewell(withSalutation(withMailHead(clauses), text), text)), tongue),
    tongue,
  );
}

/** Labels of a mail. */
const MAIL_HEAD = new Set(
  'from to cc bcc date sent subject re von an datum gesendet betreff de à a para envoyé objet enviado asunto assunto da inviato oggetto van aan verzonden onderwerp från till skickat ämne fra til sendt emne od do data wysłano temat předmět komu odesláno kimden kime tarih konu الموضوع נושא 件名'.split(
    ' ',
  ),
);
/** Those of what a mail is about, which nothing but a mail has, and which may hold the name. */
export const SUBJECTS: ReadonlySet<string> = new Set(
  'subject re betreff objet asunto assunto oggetto onderwerp ämne emne temat předmět konu الموضوع נושא 件名'.split(' '),
);

/** "From: …", "Subject: …", "To: …" at the start, below the line that says that a mail was passed on: of the mail. */
function withMailHead(clauses: readonly Clause[]): readonly Clause[] {
  const from = clauses.findIndex(({ form }) => form !== 'heading');
  const rest = clauses
    .slice(Math.max(from, 0))
    .findIndex(({ label, block }) => !MAIL_HEAD.has(label.toLowerCase()) || block !== clauses[from]?.block);
  const end = from < 0 || rest < 0 ? 0 : from + rest;
  const isMail = clauses.slice(0, end).some(({ label }) => SUBJECTS.has(label.toLowerCase()));
  return isMail ? clauses.map((clause, index) => (index < end ? { ...clause, role: 'chatter' } : clause)) : clauses;
}

/** A few words with a comma on the first line and a sentence below them: "Respected Sir/Madam," begins a letter. */
function withSalutation(clauses: readonly Clause[], text: string): readonly Clause[] {
  const [first, second] = clauses;
  if (!first || !second || !/^[^\d@]+,$/.test(first.text) || text.charAt(first.span.end) !== '\n') return clauses;
  const isLetter = wordsOf(first) <= 5 && wordsOf(second) > 6;
  return isLetter ? [{ ...first, role: 'chatter' }, ...clauses.slice(1)] : clauses;
}

const SIGNED = /^–\s?\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,3}$/u;

/** "– Magda Lis" at the end: whoever wrote it. */
const withSignature = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, index) =>
    index > 1 && index === clauses.length - 1 && SIGNED.test(clause.text) ? { ...clause, role: 'chatter' } : clause,
  );

const wordsOf = (clause: Clause) => tokensOf(clause.text).filter(isWord).length;
const WAYS = /[\d@]/;
const FAREWELL = 8;

/** A few words with a comma on a line of their own, and below them nothing but a name and ways to reach it, end a letter. */
function withFarewell(clauses: readonly Clause[], text: string): readonly Clause[] {
  const from = clauses.findIndex(({ text: said, span }, index) => {
    const isNear = index > 0 && index >= clauses.length - FAREWELL && index < clauses.length - 1;
    const isLine =
      said.endsWith(',') && !WAYS.test(said) && text.charAt(span.end) === '\n' && text.charAt(span.start - 1) === '\n';
    return isNear && isLine && clauses.slice(index).every((clause) => wordsOf(clause) <= 5 || WAYS.test(clause.text));
  });
  return from < 0
    ? clauses
    : clauses.map((clause, index) =>
        index < from || WAYS.test(clause.text) ? clause : { ...clause, role: 'chatter' },
      );
}

/** Tells what each piece does: by rules, and by all signals together where they speak clearly. */
export function clausesOf(text: string, pieces: readonly Piece[], tongue: Tongue, isKnown: boolean): Clause[] {
  const spoken = withKeptBack(
    withRefusedBefore(addressed(ruledClauses(text, pieces, tongue, isKnown), text, tongue, isKnown), tongue),
    text,
    tongue,
  );
  const clauses = withAskedContents(withToldFacts(spoken, text, tongue), text, tongue);
  const titles = clauses.filter(({ form, role }) => form === 'heading' && role !== 'fact').map((one) => one.text);
  return clauses.map((clause) =>
    clause.role === 'fact' && titles.includes(clause.under) ? { ...clause, under: '' } : clause,
  );
}
