import { withoutEnd } from '../ends.ts';
import { contentTokens } from '../reading/content-words.ts';
import { MESSENGER } from '../reading/channels.ts';
import type { Reading, Said, Statement } from '../reading/reading.ts';
import { isWithin, overlaps } from '../reading/said.ts';
import { isIn, startsWith, tongueOf } from '../reading/tongue.ts';
import { tokensOf } from '../reading/tokens.ts';
import { joined, raised } from './text.ts';

/** Most letters that a label before a fact has: "Tel.", "Our email". */
const LABEL = 12;

/**
 * The reading without sentences that say nothing but a detail of the business and what kind of detail it is ("Tel. 01353
 * 555010"), and without the details that end a longer one ("Treasurer: Ada Holm, ada@club.example"): they stand on the site
 * by themselves.
 */
export function withoutRestated(reading: Reading): Reading {
  const { phones, emails, webs, social, address } = reading;
  const facts = [
    ...[...phones, ...emails, ...webs].map(({ text }) => text),
    ...(address ? address.text.split('\n') : []),
    // Of a messenger its number.
    ...social.flatMap(({ label }) => (label.includes(' +') ? [label.slice(label.indexOf(' +') + 1)] : [])),
  ].filter((text) => text !== '');
  const says = (text: string) => {
    const rest = facts.reduce((left, fact) => left.replace(fact, ' '), text);
    return (
      rest === text ||
      // "RSVP by 1 July to ada@hill.example".
      /\d/u.test(rest) ||
      (rest.match(/\p{L}/gu) ?? []).length > LABEL ||
      goesOn(text, facts) ||
      MESSENGER.test(rest) ||
      namesSomebody(rest, reading)
    );
  };
  const lines = reading.hoursVerbatim.filter((said) => !isTyped(said, reading));
  const statements = reading.statements.filter(({ text }) => says(text)).reduce(withQuestion, []);
  return {
    ...reading,
    hoursVerbatim: lines.map((line) => wholeOf(line, statements)).filter(isSaidFirst),
    statements: statements
      .filter((said) => !lines.some((line) => isWholeOf(said, line)))
      .map(({ row, ...said }) => {
        const remark = remarkOf(said, facts);
        if (remark) return remark;
        if (!row) return besideDetails(said, reading, facts);
        return {
          ...said,
          text: beforeDetails(said.text, facts),
          row: { ...row, value: beforeDetails(row.value, facts) },
        };
      })
      // "Mill Lane 3, tel. 555 0146": nothing is left but the address.
      .filter(({ text }) => !facts.some((fact) => fact.toLowerCase() === text.toLowerCase())),
  };
}

/** "… after 5pm", "…, text is better": what is said behind the last detail. */
function goesOn(text: string, facts: readonly string[]): boolean {
  const end = Math.max(...facts.map((fact) => (text.includes(fact) ? text.lastIndexOf(fact) + fact.length : 0)));
  const behind = end > 0 ? text.slice(end) : '';
  const words = behind.match(/[\p{L}\p{N}]+/gu) ?? [];
  return /^ \p{L}/u.test(behind) ? /\d/.test(behind) : /^ ?[,;–-]/u.test(behind) && words.length > 2;
}

/** "A leak? Call 09 555 01 28, on Sundays too.": what is asked stands with what follows it. */
function withQuestion(before: readonly Statement[], said: Statement): Statement[] {
  const asked = before.at(-1);
  const isBehind = asked && /[?؟？]$/u.test(asked.text) && said.span.start - asked.span.end < 3 && said.span.end > 0;
  if (!isBehind || said.row) return [...before, said];
  const span = { start: asked.span.start, end: said.span.end };
  return [...before.slice(0, -1), { ...said, text: joined(asked.text, said.text), span }];
}

/** Longer sentences tell more than when somebody is there. */
const LONGEST_LINE = 140;

/** Whether a sentence is one of hours that stands beside their table as well: "Daylight hours, seven days, September to March." */
const isWholeOf = ({ text, span, row }: Statement, line: Said): boolean =>
  !row &&
  text.length <= LONGEST_LINE &&
  !/[.!?]\s\p{Lu}/u.test(text) &&
  overlaps(span, line.span) &&
  text.toLowerCase().startsWith(line.text.toLowerCase());

/** A line of hours as its whole sentence says it, where that is told nowhere else. */
function wholeOf(line: Said, statements: readonly Statement[]): Said {
  const whole = statements.find((said) => isWholeOf(said, line));
  return whole ? { ...line, text: whole.text } : line;
}

/** Whether no other line says it as well. */
const isSaidFirst = ({ text }: Said, at: number, all: readonly Said[]): boolean =>
  !all.some((other, index) => index !== at && other.text.includes(text) && (other.text !== text || index < at));

/** So many words besides the address and the times are "we are at". */
const FEW = 2;

/** Whether a line of hours says nothing but the address and the days and times that stand in their table. */
function isTyped({ span }: Said, { text, spoken, language, address, hours }: Reading): boolean {
  if (hours.rows.length === 0 || !address || !isWithin(address.span, span)) return false;
  const tongue = tongueOf(spoken || language);
  const { weekdays, appointment, seasons } = tongue.words;
  const tokens = tokensOf(text.slice(span.start, address.span.start) + text.slice(address.span.end, span.end));
  const days = weekdays.replaceAll('/', ', ');
  const rest = contentTokens(tokens, tongue).filter((token) => startsWith(days, [token]) === 0);
  return (
    new Set(rest.map((token) => token.text)).size <= FEW && ![appointment, seasons].some((list) => isIn(list, tokens))
  );
}

/** "Telephone: 01353 555010 (best before 9)", "WhatsApp 951 000 0038": what it says more stands beside the number. */
function remarkOf(statement: Statement, facts: readonly string[]): Statement | null {
  const messenger = facts.reduce((left, one) => left.replace(one, ' '), statement.text);
  if (messenger !== statement.text && MESSENGER.test(messenger))
    return { ...statement, text: withoutEnd(messenger.replace(/^\W+/u, ''), /[\s:.–-]/), topic: 'contact' };
  const fact = facts.find((one) => statement.text.includes(` ${one} (`));
  const [label = '', rest = ''] = fact ? statement.text.split(`${fact} (`) : [];
  const remark = withoutEnd(rest, /[\s.]/u);
  const isLabel = /^\p{L}[\p{L}.-]*:? $/u.test(label) && label.length <= LABEL + 2;
  return isLabel && /^[^()]+\)$/u.test(remark)
    ? { ...statement, text: raised(remark.slice(0, -1)), topic: 'contact' }
    : null;
}

/** "Ring Nuala on", "Nell Hart,": a capital behind another word is no label's; in German a mark parts it from the detail. */
function namesSomebody(rest: string, { spoken, language }: Reading): boolean {
  const { words, language: tongue } = tongueOf(spoken || language);
  const said = rest.includes(':') ? '' : (/[\p{L},]\s(\p{Lu}\p{Ll}+)/u.exec(rest)?.[1] ?? '');
  const isOther = [words.first, words.mine, words.weekdays.replaceAll('/', ', ')].some((list) =>
    isIn(list, tokensOf(said.toLowerCase())),
  );
  return said !== '' && !isOther && (tongue !== 'de' || /[,;]\s*\.?$/u.test(rest));
}

/** Longer ones are sentences of their own. */
const NOTE = 60;

/** What stands before or behind a way to get in touch, parted from it ("Nell Hart, 07700 900318"), stands beside it. */
function besideDetails(said: Statement, reading: Reading, facts: readonly string[]): Statement {
  const ways = [...reading.phones, ...reading.emails].map((way) => way.text).filter((way) => said.text.includes(way));
  const text = raised(behindDetails(beforeDetails(said.text, facts), ways, reading));
  const isNote = ways.length > 0 && text.length < NOTE && !ways.some((way) => text.includes(way));
  return isNote ? { ...said, text: withoutEnd(text, /\./), topic: said.topic || 'contact' } : { ...said, text };
}

const TELEPHONE = /^(?:tel|tél|tlf|tfn|mob|puh|phone|telefon|e-?mail)[.:]* (?=\S)/iu;

/** "3 Mill Lane, tel. 555 0146, ask for Pam": what is said behind the address and the number. */
function behindDetails(text: string, ways: readonly string[], reading: Reading): string {
  const bare = text.replace(TELEPHONE, '');
  const opens = (detail: string) => bare.toLowerCase().startsWith(detail.toLowerCase());
  const way = ways.find(opens);
  const detail = way ?? reading.address?.text.split('\n').find((line) => line !== '' && opens(line));
  const [, mark = '', rest = ''] = /^([\s,;|·–—]+)(\p{L}.*)$/su.exec(bare.slice(detail?.length ?? bare.length)) ?? [];
  // "33 Surrey Lane, rear entrance": few words go on with an address.
  const isWhole = way !== undefined || rest.split(' ').length > 3 || TELEPHONE.test(rest);
  const isParted = mark.trim() !== '' ? isWhole : way !== undefined && namesSomebody(rest, reading);
  return rest !== '' && isParted ? behindDetails(rest, ways, reading) : text;
}

/** A label between two details: ", tel." */
const LABELLED = /[,;] (?:tel|tél|tlf|tlm|tfn|mob|mobil|puh|gsm|fax|phone|e-?mail|mail)$/iu;

/** A sentence up to the details at its end, where a mark parts them from it. */
function beforeDetails(text: string, facts: readonly string[]): string {
  let left = withoutEnd(text, /[\s.]/u);
  for (let fact = facts.find((one) => left.endsWith(one)); fact; fact = facts.find((one) => left.endsWith(one)))
    left = withoutEnd(left.slice(0, -fact.length), /[\s,;:.|·–—-]/u).replace(LABELLED, '');
  const isParted = /^\s*(?:[,;|·–—]|- )/u.test(text.slice(left.length));
  const isCut = left !== '' && isParted && facts.some((fact) => text.slice(left.length).includes(fact));
  return isCut ? `${left}${/[.。]$/u.exec(text)?.[0] ?? ''}` : text;
}
