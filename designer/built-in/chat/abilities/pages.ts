import type { Page, WebsiteDocument } from '#site/model/document.ts';
import { pathFromTitle } from '#site/model/page-path.ts';
import { isOffered } from '#site/sections/library.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { vocabularyOf } from '../../reading/vocabulary/index.ts';
import { pagesMeant, sectionsMeant } from '../document/find.ts';
import { freshId } from '../document/ids.ts';
import { emptyProps } from '../document/new-section.ts';
import { isSmall } from '../document/named.ts';
import { operation } from '../document/places.ts';
import { asksOnly } from '../message/asking.ts';
import { ONE } from '../message/one.ts';
import { asSentence, cleanValue, valueOf, withCapital, withoutLeads } from '../message/value.ts';
import { kindWord, spokenOf } from '../words/index.ts';

const LEADS = new Set([
  ...[
    'own',
    'separate',
    'extra',
    'eigene',
    'à',
    'part',
    'séparée',
    'aparte',
    'propia',
    'separada',
    'à parte',
    'própria',
    'apart',
  ],
  ...['just', 'only', 'about', 'for', 'on', 'over', 'with', 'our', 'my', 'the', 'a', 'an', 'called', 'named', 'page'],
  ...['über', 'für', 'mit', 'zu', 'zum', 'unsere', 'unser', 'unseren', 'die', 'den', 'das', 'der', 'namens', 'seite'],
  ...['sur', 'pour', 'nos', 'notre', 'les', 'la', 'le', 'une', 'appelée', 'intitulée'],
  ...['sobre', 'para', 'con', 'nuestros', 'nuestro', 'nuestra', 'los', 'el', 'una', 'llamada'],
  ...['nossos', 'nossa', 'nosso', 'os', 'as', 'o', 'uma', 'chamada'],
]);

/** Where "…: come along" or "…, it should say: Come along" begins in what is said of a new page, and the words that are to stand there. */
function textStart({ request }: Ask): { before: number | undefined; text: string } | undefined {
  const named = request.find(['mark.called']) ?? request.find(['part.page']);
  if (!named) return undefined;
  const says = request.senses.find(
    ({ from, concepts }) =>
      from > named.to && concepts.some((one) => one === 'mark.be' || one === 'do.say' || one === 'part.text'),
  );
  const isMark = (marks: RegExp, until: number) =>
    request.tokens.findLastIndex(({ text }, at) => at >= named.to && at < until && marks.test(text));
  const comma = says ? isMark(/^[,;–-]$/u, says.from) : -1;
  const colon = request.tokens.findIndex(({ text }, at) => text === ':' && at >= named.to);
  const [before, from] = says && comma >= 0 ? [comma, says.to] : [colon, colon + 1];
  const words = before < named.to ? listWith(request.between(named.to)) : cleanValue(request.between(from));
  return words.includes(' ') ? { before: before < named.to ? undefined : before, text: asSentence(words) } : undefined;
}

/** "Stockists with two names on it": where what is on a page begins behind its title. */
const WITH = /\s(?:with|avec|mit|con|com|met|med|z|ze)\s/iu;

/** "… Towns with Ely, Bude and Ripon": names that are listed are what the page says. */
function listWith(said: string): string {
  const [lead = '', ...rest] = said.split(WITH);
  const list = lead === '' || rest.length !== 1 ? '' : (rest[0] ?? '');
  return /^\p{Lu}/u.test(list) && list.includes(',') && !list.includes(':') ? list : '';
}

/** What a new page is called: as it is said, or the name of its kind. */
function titleFor(ask: Ask): { title: string; kind: string } | null {
  const { request, document } = ask;
  const kind = request.group('kind').at(-1)?.name ?? '';
  const quote = request.quotes.at(-1);
  if (quote) return { title: quote.text, kind };
  const called = request.find(['mark.called']);
  if (called) {
    const title = cleanValue(request.between(called.to, textStart(ask)?.before));
    return { title: withCapital(title.replace(ENDS_OPEN, '')), kind };
  }
  const part = request.find(['part.page']);
  // "A page for gift vouchers would be good"
  const wish = request.find(['do.want'], part?.to);
  const behind = part
    ? cleanValue(request.between(part.to, textStart(ask)?.before ?? wish?.from))
        .replace(/\?$/u, '')
        .replace(ON_IT, '')
    : '';
  const whole = withoutLeads(behind, LEADS);
  // "Working with clay" is a title.
  const rest = textStart(ask) ? (whole.split(WITH)[0] ?? '') : whole;
  const known = kind === '' ? '' : kindWord(kind, spokenOf(document.language));
  if (kind !== '' && (rest === '' || isOfKind(ask, rest))) return { title: known, kind };
  const before = part
    ? withoutLeads(cleanValue(request.between(request.find(['do.add'])?.to ?? 0, part.from)), LEADS)
    : '';
  const title = rest !== '' ? rest : before.replace(/^(?:new|neue|another)\s*/iu, '');
  return !/\p{L}/u.test(title) || title.length > 60 ? null : { title: withCapital(title.replace(ENDS_OPEN, '')), kind };
}

/** "A page called House rules with: …", "zet er een pagina Vrijwilligers bij" */
const ENDS_OPEN = /\s(?:with|avec|mit|con|com|met|med|z|ze|bij|dazu|saying|that says)$/iu;
const ON_IT = /\s(?:on|in) (?:it|there)$/iu;

/** "Our photos" is what the kind is called, "photos from past walks" more. */
const isOfKind = ({ request }: Ask, words: string): boolean => {
  const own = new Set(
    request.group('kind').flatMap(({ sense: { from, to } }) => request.tokens.slice(from, to).map(({ text }) => text)),
  );
  const others = tokensOf(words).filter(({ text, kind }) => kind === 'word' && !own.has(text));
  return others.every(({ text }) => isSmall(text, vocabularyOf(request.language)));
};

const APART =
  /(?<!\p{L})(?:own|separate|eigene[nr]?|extra|à part|séparée|aparte|propia|separada|à parte|própria|apart|osobn\p{L}{1,2}|egen|a parte)(?!\p{L})/iu;

/** "Make a page" asks for a new one. */
const isNewWord = (word: string) => ONE.test(word) || APART.test(word);

/** "Do a page for the loft" */
const DO_ONE = /^(?:please |(?:can|could|would) you )?do an? /iu;

function addPage(ask: Ask): Plan[] {
  const { request, document, library } = ask;
  const asked = request.find(['part.page']);
  const isNew =
    asked !== undefined &&
    (request.has('do.change') || DO_ONE.test(request.text)) &&
    (isNewWord(request.tokens[asked.from - 1]?.text ?? '') || ONE.test(request.tokens[asked.from - 2]?.text ?? ''));
  // "Put it at the top of the page"
  const isPlace = request.has('mark.it') && request.has('mark.first', 'mark.last');
  if (
    (!isNew && !request.has('do.add', 'do.want')) ||
    !asked ||
    isPlace ||
    asksOnly(request) ||
    request.has('do.remove', 'mark.here', 'part.section')
  )
    return [];
  const [there] = pagesMeant(document, request, request.find(['mark.to', 'mark.in'])?.to ?? 0);
  const part = request.find(['part.page']);
  // "Add a gallery to the about page" asks for no page.
  const into = request.find(['mark.to', 'mark.in']);
  if (there && into && part && into.from < part.from) return [];
  const named = titleFor(ask);
  if (!named) return [{ score: 0.7, does: 'ask', id: 'askPageName', needs: 'value' }];
  const same = document.pages.find((page) => page.title.toLowerCase() === named.title.toLowerCase());
  if (same) return [{ score: 0.8, does: 'tell', id: 'pageThere', values: { page: same.title } }];
  // "A page of its own for the prices" takes those that are there along.
  const isOfWhole = named.title === kindWord(named.kind, spokenOf(document.language));
  const [moved] = part && isOfWhole && APART.test(request.text) ? sectionsMeant(document, request, ask.page) : [];
  if (moved && moved.thing.section.kind !== 'hero' && moved.thing.page.sections.length > 2)
    return movedPage(ask, moved.thing.section.id, named.title, 0.9);
  const isText =
    textStart(ask) !== undefined || named.kind === '' || named.kind === 'hero' || !isOffered(library, named.kind);
  const kind = isText ? 'richText' : named.kind;
  const body = textStart(ask)?.text;
  const own = kind === 'richText' ? { heading: named.title, ...(body !== undefined && { body }) } : {};
  return newPage(ask, named.title, kind, own);
}

/** A new page with one section. */
function newPage({ document }: Ask, title: string, kind: string, own: Record<string, unknown>, covers = ''): Plan[] {
  const path = pathFromTitle(title, pathsOf(document));
  const page = {
    id: freshId(document, `page-${path.slice(1)}`),
    path,
    title,
    sections: [{ id: freshId(document, kind), kind, props: { ...emptyProps(document, kind), ...own } }],
  };
  return change(covers === '' ? 0.88 : 0.93, operation({ type: 'addPage', page }), {
    focus: { pageId: page.id },
    covers,
  });
}

/** A new page with a section that stands elsewhere. */
function movedPage({ document }: Ask, sectionId: string, title: string, score: number, covers = ''): Plan[] {
  const path = pathFromTitle(title, pathsOf(document));
  const id = freshId(document, `page-${path.slice(1)}`);
  return change(
    score,
    [
      ...operation({ type: 'addPage', page: { id, path, title, sections: [] } }),
      ...operation({ type: 'moveSection', sectionId, pageId: id, index: 0 }),
    ],
    { isSure: true, covers },
  );
}

/** What is to stand on a page of its own: what is named before "on their own page". */
function toOwnPage({ request }: Ask, page: number): string {
  const { tokens } = request;
  const on = tokens.findLastIndex(({ text }, at) => at < page && at >= page - 3 && ONTO.test(text));
  const verb = request.find(['do.move', 'do.add', 'do.change', 'do.want']);
  const isOwn = on >= 0 && APART.test(tokens[page - 1]?.text ?? '') && verb !== undefined && verb.to < on;
  const said = isOwn ? withoutLeads(cleanValue(request.between(verb.to, on)), LEADS) : '';
  return /\p{L}/u.test(said) && said.split(' ').length <= 5 ? withCapital(said) : '';
}
const ONTO = /^(?:on|onto|auf|sur|en|em|op|su)$/u;

/** "Put the questions on their own page, call it Care": a new page with the section that is there, or with its name alone. */
function ownPage(ask: Ask): Plan[] {
  const { request, document, page } = ask;
  const part = request.find(['part.page']);
  if (!part || !request.has('do.move', 'do.add', 'do.change', 'do.want')) return [];
  const [meant] = sectionsMeant(document, request, page, 0, part.from);
  const called = request.find(['mark.called'], part.to);
  const own = toOwnPage(ask, part.from);
  const title = request.quotes.at(-1)?.text ?? (called ? withCapital(cleanValue(request.between(called.to))) : own);
  if (title === '' || title.length > 60) return [];
  const covers = called ? '' : request.text;
  if (!meant) return own === '' ? [] : newPage(ask, title, 'richText', { heading: title }, covers);
  return meant.thing.page.sections.length < 2 ? [] : movedPage(ask, meant.thing.section.id, title, 0.93, covers);
}

const pathsOf = ({ pages }: WebsiteDocument) => pages.map(({ path }) => path);

function pageFor(ask: Ask, until: number): Page | undefined {
  const [meant] = pagesMeant(ask.document, ask.request, 0, until);
  // "Rename it" is meant of the business.
  const isThis = ask.request.has('mark.here') || (ask.request.has('mark.it') && !ask.request.has('do.rename'));
  return meant?.thing ?? (isThis ? ask.page : undefined);
}

function renamePage(ask: Ask): Plan[] {
  const { request } = ask;
  const isAddress = request.has('part.address', 'part.link') && request.has('part.page');
  if (
    !request.has('do.rename', 'do.change', 'mark.be', 'mark.called') ||
    !request.has('part.page', 'part.nav', 'do.rename') ||
    isAddress
  )
    return [];
  const verb = request.find(['do.rename', 'do.change']);
  // "Would it be possible to rename …": what it becomes stands behind the verb, where that is not the last word.
  const called = request.has('do.add') ? undefined : request.find(['mark.called'], 1);
  const name = called && cleanValue(request.between(called.to));
  const value =
    (called && name ? { text: request.quotes.at(-1)?.text ?? name, at: called.from } : undefined) ??
    (verb && valueOf(request, verb.to)) ??
    valueOf(request, 1);
  const page = value && pageFor(ask, value.at);
  if (value && !page && verb?.concepts.includes('do.rename') && request.has('part.page')) {
    const said = request.between(verb.to, value.at);
    return said === '' ? [] : [{ score: 0.8, does: 'tell', id: 'notThere', values: { said } }];
  }
  if (!page || value.text.length > 80) return [];
  const title = withCapital(value.text);
  const operations = operation({ type: 'updatePage', pageId: page.id, title });
  return change(request.has('do.rename') ? 0.9 : 0.86, operations, {
    names: [`pages/${page.id}/title`],
    focus: { pageId: page.id },
  });
}

function inMenu(ask: Ask): Plan[] {
  const { request } = ask;
  const nav = request.find(['part.nav']);
  if (!nav) return [];
  // The menu itself is no page, also where a page is called so: "add rolls to the menu" names none.
  const [meant] = [...pagesMeant(ask.document, request, 0, nav.from), ...pagesMeant(ask.document, request, nav.to)];
  const page = meant?.thing ?? (request.has('mark.here', 'mark.it') ? ask.page : undefined);
  const hides = request.has('do.remove', 'do.hide');
  if (!page || page.inMenu === !hides || (!hides && !request.has('do.add', 'do.show'))) return [];
  return change(0.95, operation({ type: 'updatePage', pageId: page.id, inMenu: !hides }), {
    names: [`pages/${page.id}/inMenu`],
  });
}

function movePage(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (!request.has('do.move', 'do.change') || !request.has('part.page', 'part.nav')) return [];
  const direction = request.find(['mark.first', 'mark.last', 'mark.before', 'mark.after', 'mark.up', 'mark.down']);
  // "Move the form to the top of the page": of the page is where, and not what.
  const from = direction?.from ?? 0;
  const isPlace =
    request.group('kind').some(({ sense }) => sense.from < from) && (request.find(['part.page'])?.from ?? 0) > from;
  const page = direction && !isPlace ? pageFor(ask, direction.from) : undefined;
  if (!page || !direction) return [];
  const at = document.pages.indexOf(page);
  const others = document.pages.filter((one) => one !== page);
  const [beside] = pagesMeant(document, request, direction.to).filter(({ thing }) => thing !== page);
  const is = (mark: 'first' | 'last' | 'after' | 'up' | 'down') => direction.concepts.includes(`mark.${mark}`);
  const index = beside
    ? others.indexOf(beside.thing) + (is('after') ? 1 : 0)
    : is('first')
      ? others[0]?.path === '/'
        ? 1
        : 0
      : is('last')
        ? others.length
        : is('up')
          ? Math.max(0, at - 1)
          : is('down')
            ? at + 1
            : -1;
  return index < 0 ? [] : change(0.89, operation({ type: 'movePage', pageId: page.id, index }));
}

/** Pages: added, renamed, moved, taken into the menu and out of it. Removing is everybody's (`remove.ts`). */
export const pages: Ability = {
  name: 'pages',
  plan(ask): Plan[] {
    const added = [...ownPage(ask), ...addPage(ask)];
    return added.length > 0 ? added : [...renamePage(ask), ...inMenu(ask), ...movePage(ask)];
  },
};
