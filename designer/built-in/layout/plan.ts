import type { AskedPart, Topic } from '../reading/reading.ts';
import { overlaps } from '../reading/said.ts';
import { tongueOf } from '../reading/tongue.ts';
import { hasLabels } from '#site/labels/index.ts';
import { spelled } from '#site/model/spelled.ts';
import { staysHome } from './after-recipe.ts';
import { headingOf, isTopic, labels } from './headings.ts';
import { sharesMatter } from './page-matters.ts';
import { wishedPage, wishedPart } from './parts/wished.ts';
import type { Part, Site, Subject } from './site.ts';
import { families, inOrder, speaksOf, subjectOf, usualPages } from './subjects.ts';
import { asTitle } from './text.ts';

export type PlannedPage = { id: string; path: string; title: string; subject: Subject; parts: Part[] };

/** Less than this is told on one page. */
const ENOUGH = 16;
/** As much as a page of its own needs. */
const PAGEFUL = 4;

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0);

const belongs = (part: Part, subject: Subject): boolean =>
  part.subject === subject ||
  (isTopic(subject) && isTopic(part.subject) && (families[subject]?.includes(part.subject) ?? false)) ||
  (subject === 'about' && !isTopic(part.subject));

function titleFor({ title, topic }: AskedPart, site: Site): string {
  const own = asTitle(title);
  if (topic !== '' && (own === '' || own.length > 28) && hasLabels(site.reading.language))
    return site.word(labels[topic]);
  return own.slice(0, 60) || site.word('moreToKnow');
}

/** The pages of the website with what stands on each; the first one is the start page. */
export function planPages(all: readonly Part[], site: Site): PlannedPage[] {
  const { wishes } = site.reading;
  const asked = wishes.pages.filter(
    (part, index) =>
      part.topic !== 'home' &&
      part.title.toLowerCase() !== site.word('home').toLowerCase() &&
      wishes.pages.findIndex((other) => subjectOf(other) === subjectOf(part)) === index,
  );
  const wanted = [...(wishes.onePage ? asked : []), ...wishes.sections]
    .map(subjectOf)
    .filter((subject) => subject !== 'home');
  const parts = [...all];
  for (const subject of wanted)
    if (!parts.some((part) => part.subject === subject || familiar(part, subject)))
      parts.push(wishedPart(subject, site));

  const aboutFirst = !site.trade && site.chance.for('about first').chancesAre(0.4);
  const sorted = inOrder(parts, wishes.first, aboutFirst);
  const home: PlannedPage = { id: 'home', path: '/', title: site.word('home'), subject: 'home', parts: [] };
  const several = !wishes.onePage && (asked.length > 0 || sizeOf(parts) >= ENOUGH);
  if (!several) return [{ ...home, parts: sorted }];
  const planned =
    asked.length > 0
      ? asked.slice(0, 20).map((part) => ({ subject: subjectOf(part), title: titleFor(part, site) }))
      : usual(sorted, site);
  return placed(home, planned, sorted, site);
}

/** A wish for prices is met by a menu with prices, one for ways to get in touch by a form. */
const familiar = (part: Part, subject: Subject) =>
  (subject === 'contact' && part.kind === 'contactForm') ||
  ((subject === 'prices' || subject === 'services' || subject === 'products' || subject === 'menu') &&
    (part.subject === 'menu' || part.subject === 'prices' || part.subject === 'products') &&
    belongs(part, subject));

/** Without a wish: a page for each group that fills one. */
function usual(parts: readonly Part[], site: Site): { subject: Subject; title: string }[] {
  const left = new Set(parts.filter(({ kind }) => !staysHome(site, kind)));
  const pages = usualPages.flatMap((topic) => {
    const own = [...left].filter(
      (part) => belongs(part, topic) && !(topic === 'about' && part.subject === 'team' && part.size >= PAGEFUL),
    );
    const contact = topic === 'contact' && own.length > 0;
    if (!contact && sizeOf(own) < PAGEFUL) return [];
    for (const part of own) left.delete(part);
    const main = own.reduce((most, part) => (part.size > most.size ? part : most));
    const subject: Topic = topic !== 'contact' && topic !== 'about' && isTopic(main.subject) ? main.subject : topic;
    return [{ subject: topic, title: site.word(labels[subject]) }];
  });
  return pages.length > 1 ? pages : [];
}

function placed(
  home: PlannedPage,
  planned: { subject: Subject; title: string }[],
  parts: readonly Part[],
  site: Site,
): PlannedPage[] {
  const paths = new Set(['/']);
  const pages = planned.map(({ subject, title }): PlannedPage => {
    const slug = spelled(title, 40) || spelled(isTopic(subject) ? subject : '', 40) || 'page';
    const base = slug === 'settings' || slug === 'home' ? `our-${slug}` : slug;
    let path = `/${base}`;
    for (let count = 2; paths.has(path); count += 1) path = `/${base}-${count}`;
    paths.add(path);
    return { id: path.slice(1), path, title, subject, parts: [] };
  });
  const rest: Part[] = [];
  for (const part of parts) {
    const speaks = (title: string) => speaksOf(part.props.heading ?? '', title);
    const page =
      // What the owner's own heading names comes before what its kind is.
      pages.find(({ subject, title }) => !isTopic(subject) && speaks(title)) ??
      pages.find(({ subject }) => subject === part.subject) ??
      pages.find(({ title }) => speaks(title)) ??
      pages.find(({ subject, title }) => !isTopic(subject) && isAllOf(part, title)) ??
      pages.find(({ subject, title }) => !isTopic(subject) && offersFor(part, title, site)) ??
      pages.find(({ subject }) => belongs(part, subject)) ??
      pages.find(({ subject, title }) => part.subject === 'prices' && !isTopic(subject) && tellsPrices(title, site));
    (page ? page.parts : rest).push(part);
  }
  fillFrom(rest, pages, site);
  const full = pages.map((page) => {
    const isBlog = page.subject === 'blog' && !page.parts.some(({ kind }) => kind === 'blogList');
    const own = page.parts.length > 0 && !isBlog ? page.parts : [...page.parts, ...wishedPage(page.subject, site)];
    // A page opens with what it is called after.
    const at = own.findIndex(({ subject }) => subject === page.subject);
    return { ...page, parts: at > 0 ? [...own.slice(at, at + 1), ...own.slice(0, at), ...own.slice(at + 1)] : own };
  });
  return [{ ...home, parts: rest }, ...full];
}

/** Whether all dates of a part are of what a title names: the regatta's on the page "Regatta". */
const isAllOf = ({ kind, props: { items } }: Part, title: string): boolean =>
  kind === 'events' && Array.isArray(items) && items.every((item) => speaksOf(JSON.stringify(item), title));

/** Whether prices are of what a title asks people to do: "Membership £25" of "Join us". */
const offersFor = ({ subject, props }: Part, title: string, { reading: { spoken, language } }: Site): boolean =>
  subject === 'prices' && sharesMatter(JSON.stringify(props), title, tongueOf(spoken || language));

/** Whether the prices stand right behind a sentence of what a title names: "We have 63 members. Dues are £30." */
function tellsPrices(title: string, { reading: { offers, statements, clauses, text } }: Site): boolean {
  const first = offers[0]?.offers[0];
  const clause = clauses.find(({ span }) => first && overlaps(first.span, span));
  return (
    clause !== undefined &&
    statements.some(
      ({ span, text: said }) =>
        span.end <= clause.span.start && text.slice(span.end, clause.span.start).trim() === '' && speaksOf(said, title),
    )
  );
}

/**
 * Gives pages that were asked for, and of which no part is, what speaks of them among the rest; one that is called what the business is
 * ("The farm", "Il rifugio") what the owner says of it.
 */
function fillFrom(rest: Part[], pages: readonly PlannedPage[], { reading: { name, kind } }: Site) {
  for (const page of pages) {
    // Posts fill a blog.
    if (page.parts.length > 0 || page.subject === 'blog') continue;
    const isBusiness = !isTopic(page.subject) && speaksOf(`${name?.text ?? ''} ${kind?.text ?? ''}`, page.title);
    const at = rest.findIndex(({ props, subject }) =>
      subject === 'about' ? isBusiness : speaksOf(JSON.stringify(props), page.title),
    );
    const part = rest[at];
    if (!part) continue;
    const others = pages.filter((other) => other !== page && other.parts.length === 0).map(({ title }) => title);
    const [own, left] = dividedBetween(part, page.title, others);
    page.parts.push(own);
    rest.splice(at, 1, ...left);
  }
}

/** What of a list is for a page, and what is left of it: all is for the page where no other one waits for some. */
function dividedBetween(part: Part, title: string, others: readonly string[]): [own: Part, left: Part[]] {
  const items: unknown[] = Array.isArray(part.props.items) ? part.props.items : [];
  const isOf = (asked: string) => (item: unknown) => speaksOf(JSON.stringify(item), asked);
  const own = items.filter(isOf(title));
  const left = items.filter((item) => !own.includes(item));
  if (own.length === 0 || !others.some((other) => left.some(isOf(other)))) return [part, []];
  const withItems = (those: unknown[]) => ({ ...part, props: { ...part.props, items: those }, size: those.length });
  return [withItems(own), [withItems(left)]];
}

/** The heading of a part on its page: the first one carries the page's title, and so it does above what has another of the owner's. */
export function headingOn(page: PlannedPage, part: Part, site: Site): string {
  const isFirst = page.path !== '/' && page.parts[0] === part;
  const own = part.props.heading;
  const isOther = own === '' || (!isTopic(page.subject) && !speaksOf(own ?? '', page.title));
  const isTitled = own !== undefined && !(isFirst && isOther);
  return isTitled ? own : isFirst ? page.title : headingOf(part.subject, site);
}
