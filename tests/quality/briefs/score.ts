import { oklch, wcagContrast } from 'culori';
import type { Designer } from '#designer/index.ts';
import type { Opening, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { renderPage, type RenderOptions } from '#site/render/index.ts';
import { dark, fits, like, open } from './match.ts';
import { unsupported } from './claims.ts';
import type { BriefCase } from './brief.ts';

export type BriefResult = { id: string; passed: number; asked: number; problems: string[]; milliseconds: number };

const options: RenderOptions = {
  draft: false,
  origin: 'https://example.test',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: false,
  asset: () => null,
};

type Shown = { html: string; text: string };

/** What people read of a page: its texts without markup, styles and drawings. */
const readable = (html: string) =>
  html
    .replace(/<(style|script|svg|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[’]/g, "'")
    .trim();
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const word = (value: unknown) => (typeof value === 'string' ? value : '');

type Entry = { kind: string; name: string; price: string; date: string };

/** All entries of all lists of the site. */
function entriesOf(document: WebsiteDocument): Entry[] {
  return document.pages.flatMap((page) =>
    page.sections.flatMap(({ kind, props }) => {
      const lists = [props.items, props.plans, ...listOf(props.groups).map((group) => group.dishes)];
      return lists.flatMap(listOf).map((item) => ({
        kind,
        name: word(item.name) || word(item.title),
        price: `${word(item.price)} ${word(item.text)}`,
        date: word(item.date),
      }));
    }),
  );
}

const PRICED = ['menu', 'services', 'products', 'pricing', 'events'];

/** Checks of one brief as name and truth. */
function checksOf(brief: BriefCase, document: WebsiteDocument, shown: Shown[]): [string, boolean][] {
  const html = shown.map((page) => page.html).join('\n');
  const text = plain(shown.map((page) => page.text).join('\n'));
  const entries = entriesOf(document);
  const { theme, business } = document;
  const kinds = document.pages.flatMap((page) => page.sections.map((section) => section.kind));
  const people = entries.filter(({ kind }) => kind === 'team').map(({ name }) => plain(name));
  const priced = (name: string, price: string) =>
    entries.some(
      (entry) =>
        PRICED.includes(entry.kind) &&
        plain(entry.name).includes(plain(name)) &&
        plain(entry.price).includes(plain(price)),
    );
  const rules = (brief.hours ?? []).flatMap((rule) => [rule]);
  const checks: [string, boolean][] = [
    ['a valid page for every address', shown.length === document.pages.length],
    ['readable text', (wcagContrast(theme.ink, theme.background) ?? 0) >= 4.5],
    ['mode follows the background', (theme.mode === 'dark') === (oklch(theme.background)?.l ?? 1) < 0.5],
    ['no broken link', brokenLinks(document, shown).length === 0],
    ['every picture has words', !/<img(?![^>]*\balt=)/.test(html)],
  ];
  const ask = (name: string, wanted: unknown, holds: () => boolean) => {
    if (wanted !== undefined) checks.push([name, holds()]);
  };
  ask('name', brief.name, () => [brief.name ?? []].flat().map(plain).includes(plain(document.brand.name)));
  ask('language', brief.language, () => document.language.startsWith(brief.language ?? ''));
  for (const [name, price] of Object.entries(brief.prices ?? {}))
    ask(`${name} ${price}`, price, () => priced(name, price));
  ask('hours', brief.hours, () => fits(open(...rules), business.hours) && hoursShown(business.hours, text));
  ask('phone link', brief.phone, () => html.includes(`href="tel:${brief.phone}"`));
  ask('mail link', brief.email, () => html.includes(`href="mailto:${brief.email}"`));
  ask(
    'address',
    brief.address,
    () => business.address.includes(brief.address ?? '') && text.includes(plain(brief.address ?? '')),
  );
  ask(
    'place',
    brief.place,
    () => business.place.includes(brief.place ?? '') && text.includes(plain(brief.place ?? '')),
  );
  for (const person of brief.people ?? [])
    ask(`person ${person}`, person, () => people.some((name) => name.includes(plain(person))));
  for (const fact of brief.says ?? []) ask(`says ${fact}`, fact, () => text.includes(plain(fact)));
  for (const page of brief.pages ?? [])
    ask(`page ${page.source}`, page, () => document.pages.some(({ title, path }) => page.test(`${title} ${path}`)));
  for (const kind of brief.kinds ?? [])
    ask(`section ${kind}`, kind, () => kind.split('|').some((one) => kinds.includes(one)));
  ask('one page', brief.onePage, () => document.pages.length === 1);
  ask('background', brief.background, () => fits(like(brief.background ?? ''), theme.background));
  ask('accent', brief.accent, () =>
    [theme.accent, theme.support, theme.background].some((one) => fits(like(brief.accent ?? ''), one)),
  );
  ask('mode', brief.mode, () => theme.mode === brief.mode && (brief.mode !== 'dark' || fits(dark, theme.background)));
  for (const link of brief.links ?? [])
    ask(`link ${link}`, link, () => html.includes(`href="${link.replace(/&/g, '&amp;')}"`));
  for (const [title, date] of Object.entries(brief.events ?? {}))
    ask(`event ${title}`, date, () =>
      entries.some(
        (entry) => entry.kind === 'events' && plain(entry.name).includes(plain(title)) && entry.date === date,
      ),
    );
  for (const [what, shows] of Object.entries(brief.functions ?? {})) ask(what, what, () => shows.test(html));
  const claims = unsupported(brief.text, shown.map((page) => page.text).join('\n'), document);
  checks.push([`no unsupported claim${claims.length ? `: ${claims.join(', ')}` : ''}`, claims.length === 0]);
  return checks;
}

/** Opening times stand on a page as the clock says them, in the way of either half of the world. */
function hoursShown(hours: readonly Opening[], text: string): boolean {
  const [first] = hours;
  if (!first) return false;
  const [hour = '', minute = ''] = first.opens.split(':');
  const short = Number(hour);
  return [
    first.opens,
    `${short}:${minute}`,
    `${short}.${minute}`,
    `${short}h`,
    `${short} h`,
    `${short % 12 || 12}:${minute}`,
    `${short % 12 || 12}.${minute}`,
    `${short % 12 || 12} am`,
    `${short % 12 || 12} pm`,
    `${short % 12 || 12}am`,
    `${short % 12 || 12}pm`,
    `${short}–`,
    `${short} uhr`,
  ].some((one) => text.includes(one.toLowerCase()));
}

function brokenLinks(document: WebsiteDocument, shown: Shown[]): string[] {
  const paths = new Set(document.pages.map((page) => page.path));
  return shown.flatMap(({ html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].flatMap(([, target = '']) => {
      if (/^(?:https?:|mailto:|tel:)/.test(target)) return [];
      const [path = '', anchor = ''] = target.split('#');
      const there = path === '' ? html : shown[document.pages.findIndex((page) => page.path === path)]?.html;
      if ((path !== '' && !paths.has(path)) || there === undefined) return [target];
      return anchor && !there.includes(`id="${anchor}"`) ? [target] : [];
    }),
  );
}

/** Makes the website of one brief, renders all its pages and checks them. */
export async function scoreBrief(designer: Designer, brief: BriefCase, seed: number): Promise<BriefResult> {
  const before = performance.now();
  const { document } = await designer.design({ text: brief.text }, { seed });
  const shown = document.pages.flatMap((page) => {
    const made = renderPage(document, page.path, options);
    return made.status === 200 ? [made.html] : [];
  });
  const milliseconds = performance.now() - before;
  const checks = checksOf(
    brief,
    document,
    shown.map((html) => ({ html, text: readable(html) })),
  );
  const problems = checks.filter(([, holds]) => !holds).map(([name]) => name);
  return { id: brief.id, passed: checks.length - problems.length, asked: checks.length, problems, milliseconds };
}

export async function scoreBriefs(designer: Designer, briefs: BriefCase[]): Promise<BriefResult[]> {
  const results: BriefResult[] = [];
  for (const [index, brief] of briefs.entries()) results.push(await scoreBrief(designer, brief, index + 1));
  return results;
}
