import type { Statement } from '../../reading/reading.ts';
import type { Part, Site, Subject } from '../site.ts';
import { asSentence } from '../../reading/statements.ts';
import { isIn, tongueOf } from '../../reading/tongue.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { isOfMatter } from '../page-matters.ts';
import { runPart } from './runs.ts';
import { speaksOf, subjectOf } from '../subjects.ts';
import { besideParts, type Beside } from '../placement/placement.ts';
import { asTitle, joined, prose, raised, withoutStop } from '../text.ts';

/** Pages of these topics get what is said of them by its topic, or all that is left. */
const GENERAL: readonly string[] = ['home', 'about', 'story', 'contact', 'contactForm'];

/** A short sentence that tells how to reach the owner. */
export const reaches = ({ text }: Statement, { phones, emails, webs }: Site['reading']) =>
  text.length < 120 && [...phones, ...emails, ...webs].some((fact) => text.includes(fact.text));

/** Whether a sentence, or the value of a line, says a weekday and a time. */
function isOfWeek({ row, text }: Statement, { spoken, language }: Site['reading']): boolean {
  const { words } = tongueOf(spoken || language);
  const said = row?.value ?? text;
  return /\d/.test(said) && isIn(words.weekdays.replaceAll('/', ', '), tokensOf(said));
}

/** What each statement is about: its topic, a heading of the owner's above it, a page that was asked for, else the business itself. */
export function bySubject(statements: readonly Statement[], { reading }: Site): Map<Subject, Statement[]> {
  const own = [...reading.wishes.pages, ...reading.wishes.sections].filter(({ topic }) => !GENERAL.includes(topic));
  const named = reading.wishes.pages.filter(({ topic }) => topic === 'story' || !GENERAL.includes(topic));
  const tongue = tongueOf(reading.spoken || reading.language);
  const told = new Map<Subject, Statement[]>();
  const isUnder = ({ title }: { title: string }, { under, row }: Statement) =>
    [withoutStop(under), row?.label ?? ''].some((above) => above.toLowerCase() === title.toLowerCase());
  // What a page shall hold was said with the wish for it.
  const isFull = (part: { title: string }) => statements.some((statement) => isUnder(part, statement));
  const subjectFor = (statement: Statement): Subject => {
    if (statement.topic !== '') return statement.topic === 'home' ? 'about' : statement.topic;
    const asked =
      own.find((part) => isUnder(part, statement)) ??
      own.find((part) => !isFull(part) && speaksOf(statement.text, `${part.title} ${part.about}`));
    if (asked) return subjectOf(asked);
    const kin = named.find((part) => !isFull(part) && isOfMatter(statement, part.title, tongue));
    if (kin) return subjectOf(kin);
    // "When: Thursdays at 7", "Shows on Sundays at 3" belong where times were asked for.
    const times = own.find(({ topic }) => topic === 'timetable' || topic === 'events');
    if (times && isOfWeek(statement, reading)) return subjectOf(times);
    if (reaches(statement, reading)) return 'contact';
    const under = asTitle(statement.under);
    return under !== '' && under.length <= 120 ? `own:${under}` : 'about';
  };
  for (const statement of statements) {
    const subject = subjectFor(statement);
    told.set(subject, [...(told.get(subject) ?? []), statement]);
  }
  return told;
}

const PICTURED = 320;
const FACTS = 8;

/** A line `label: value` as one of the short facts beside what the owner says of themselves. */
const factOf = ({ row }: Statement) =>
  row && row.label.length <= 60 && row.value.length <= 120
    ? { label: raised(row.label), value: raised(row.value) }
    : null;

/** A text of the owner's as a section of its own. */
function textPart(subject: Subject, statements: readonly Statement[], site: Site): Part {
  const size = statements.length;
  const isPlain = subject === 'about' || subject === 'story';
  const { reading } = site;
  // "Work mornings: first Saturday, 10 to 1. Tea is provided.": what follows on its line is said of it, unless more such lines do.
  const goesOn = ({ span }: Statement) => {
    const next = reading.statements.find(({ span: other }) => other.start >= span.end);
    const isLike = next?.row !== undefined || /^[^.:]{1,40}:\s/u.test(next?.text ?? '');
    return next !== undefined && !isLike && !/[\p{L}\n]/u.test(reading.text.slice(span.end, next.span.start));
  };
  const rows =
    isPlain && site.heading('about') !== '' ? statements.filter((said) => factOf(said) !== null && !goesOn(said)) : [];
  const beside = rows.length <= FACTS ? rows : [];
  const plain = prose(statements.filter((said) => !beside.includes(said)));
  const { text } = plain;
  const facts = beside.flatMap((said) => factOf(said) ?? []);
  if (isPlain && !plain.rich && text.length <= 4000)
    return {
      subject,
      kind: 'about',
      props: {
        body: text,
        ...(facts.length > 0 && { facts }),
        ...(text.length > PICTURED && { picture: site.draw() }),
      },
      // Few words beside a large picture leave half a screen of nothing.
      variants:
        text.length > PICTURED ? ['portrait', 'letter', 'facts'] : text.length > 160 ? ['letter', 'facts'] : ['facts'],
      size,
    };
  const { text: all } = prose(statements);
  return {
    subject,
    kind: 'richText',
    props: { body: all.slice(0, 12_000) },
    variants: all.length > 900 ? ['aside', 'columns'] : ['aside', 'column'],
    size,
  };
}

const INTRO = 600;
const withIntro = new Set([
  'menu',
  'services',
  'products',
  'pricing',
  'schedule',
  'events',
  'team',
  'testimonials',
  'faq',
  'steps',
  'hours',
  'gallery',
  'location',
  'contact',
  'contactForm',
  'newsletter',
  'waitlistForm',
]);

/** Longer ones can stand by themselves. */
const BRIEF = 120;
const isBrief = (own: readonly Statement[] | undefined) =>
  own !== undefined && own.reduce((sum, { text }) => sum + text.length, 0) <= BRIEF;

/** Lists that a sentence may open. */
const lists = new Set(['services', 'products', 'menu', 'events', 'schedule']);

const TOLD: readonly Subject[] = ['about', 'story', 'hours', 'contact', 'prices', 'team'];

/** What has a section of its own whatever its length: what visitors look for, and what stands under a title of the owner's. */
const isTold = (subject: Subject) => TOLD.includes(subject) || subject.startsWith('own:');

/** Kinds with a note below what they show. */
const withNote = new Set(['pricing', 'menu', 'services', 'products', 'schedule', 'events', 'hours']);

/** Of what was said behind something that a section shows, as much as fits the note below it. */
function noted({ kind, props }: Part, hosted: readonly Beside[]): Statement[] {
  if (!withNote.has(kind) || 'note' in props) return [];
  const behind = hosted.filter(({ isBehind }) => isBehind).map(({ statement }) => statement);
  return behind.filter((_, index) => asNote(behind.slice(0, index + 1)).length <= INTRO);
}

const asNote = (statements: readonly Statement[]) =>
  statements.reduce((text, said) => joined(text, asSentence(raised(said.text.trim()), 'sentence')), '');

/** Puts what the owner says of a subject where its list stands, or as a text of its own. Every statement is placed once. */
export function withStatements(parts: readonly Part[], statements: readonly Statement[], site: Site): Part[] {
  const runs = statements.map(runPart);
  const headings = parts.map(({ props }) => props.heading ?? '').filter((heading) => heading !== '');
  const told = bySubject(
    statements
      .filter((_, index) => runs[index] === null)
      // What stands below the owner's title of a list belongs to that list, whatever the title is about.
      .map((said) => (!said.row && headings.includes(asTitle(said.under)) ? { ...said, topic: '' as const } : said)),
    site,
  );
  const { pages, sections } = site.reading.wishes;
  const isNeeded = (subject: Subject) =>
    parts.some((part) => part.subject === subject) || [...pages, ...sections].some(({ topic }) => topic === subject);
  const besides = (['location', 'booking'] as const).filter((topic) => !isNeeded(topic));
  const beside = besideParts(
    (told.get('about') ?? []).filter(({ topic, row }) => topic === '' && !row),
    parts,
    site.reading,
  );
  const taken = new Set<Statement>();
  const placed = parts.map((part) => {
    // What stands under the title of a list belongs to it.
    const titled: Subject = `own:${part.props.heading ?? ''}`;
    const subject = told.has(titled) ? titled : part.subject;
    // The details show where it is: what is said of the way there, and of booking in short, stands beside them.
    const absorbed =
      part.kind === 'contact' ? besides.filter((topic) => topic === 'location' || isBrief(told.get(topic))) : [];
    const ways = absorbed.flatMap((topic) => told.get(topic) ?? []);
    const hosted = beside.filter(({ host }) => host === part);
    const behind = noted(part, hosted);
    for (const statement of behind) taken.add(statement);
    const noting =
      behind.length === 0
        ? part
        : { ...part, props: { ...part.props, note: asNote(behind) }, size: part.size + behind.length };
    const before = hosted.map(({ statement }) => statement).filter((statement) => !taken.has(statement));
    const own = [...(told.get(subject) ?? []), ...ways];
    for (const intro of [[...own, ...before], own, before]) {
      if (intro.length === 0 || 'intro' in part.props || !withIntro.has(part.kind)) continue;
      const { text, rich } = prose(intro.toSorted((one, other) => one.span.start - other.span.start));
      if (rich || text.length > INTRO) continue;
      if (own.some((statement) => intro.includes(statement))) {
        told.delete(subject);
        for (const topic of absorbed) told.delete(topic);
      }
      for (const statement of intro) taken.add(statement);
      return { ...noting, props: { ...noting.props, intro: text }, size: noting.size + intro.length };
    }
    return noting;
  });
  const about = (told.get('about') ?? []).filter((statement) => !taken.has(statement));
  if (about.length > 0) told.set('about', about);
  else told.delete('about');
  // One short sentence is no section: it goes on behind what the owner says of the business, else it opens a list.
  const alone = [...told].filter(([subject, own]) => !isTold(subject) && !isNeeded(subject) && isBrief(own));
  const host = about.length > 0 ? -1 : placed.findIndex(({ kind, props }) => lists.has(kind) && !('intro' in props));
  const brief = alone.flatMap(([, own]) => own);
  if (about.length > 0 || host >= 0) for (const [subject] of alone) told.delete(subject);
  if (about.length > 0)
    told.set(
      'about',
      [...about, ...brief].toSorted((one, other) => one.span.start - other.span.start),
    );
  const listed = placed.map((part, index) =>
    index === host && brief.length > 0
      ? { ...part, props: { ...part.props, intro: prose(brief).text.slice(0, INTRO) }, size: part.size + brief.length }
      : part,
  );
  const rest = [...told].map(([subject, own]) => {
    // The owner's own title says better what it is than the label of what it may be about.
    const [title = '', ...others] = new Set(own.map(({ under }) => asTitle(under)));
    const { wishes, clauses } = site.reading;
    const isTitled =
      title !== '' &&
      title.length <= 120 &&
      others.length === 0 &&
      !wishes.pages.some(({ topic }) => topic === subject) &&
      !clauses.some(({ role, text }) => role !== 'fact' && text.includes(own[0]?.under ?? ''));
    const part = textPart(subject, own, site);
    if (isTitled) part.props.heading = title;
    // The list itself has the heading already.
    return listed.some((other) => `own:${other.props.heading ?? ''}` === subject)
      ? { ...part, props: { ...part.props, heading: '' } }
      : part;
  });
  return [...listed, ...runs.filter((run) => run !== null), ...rest];
}
