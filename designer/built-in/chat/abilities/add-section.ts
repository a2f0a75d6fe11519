import type { WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { entriesOf } from '../document/entries.ts';
import { hasKind, pagesMeant, sectionsMeant, sectionsOf } from '../document/find.ts';
import { freshId } from '../document/ids.ts';
import { emptyProps, placeFor, propsWith } from '../document/new-section.ts';
import { operation } from '../document/places.ts';
import { questionsListed } from '../message/questions-said.ts';
import { ONE } from '../message/one.ts';
import type { Request, Sense } from '../message/request.ts';
import { cleanValue, withCapital } from '../message/value.ts';
import { fill, sectionWord } from '../replies/index.ts';
import { kindWord } from '../words/index.ts';
import { fieldsListed } from './form-fields.ts';
import { addsOnly } from './orders.ts';

/** Operations that put a section with these entries on the page in view. */
export const sectionWith = (
  { document, page }: Ask,
  kind: string,
  items: readonly Record<string, unknown>[],
): Operation[] =>
  operation({
    type: 'addSection',
    pageId: page.id,
    index: placeFor(page, kind),
    section: { id: freshId(document, kind), kind, props: propsWith(document, kind, items) },
  });

const OF = /^(?:of|for|with|von|vom|für|mit|de|du|des|d|da|do|dos|das|del|di|pour|avec|con|com|para|van|voor|av|af)$/u;
/** "A photo of the shop": what stands behind another thing and "of" says what is on it. */
const isOfOther = ({ tokens, senses }: Request, { from }: Sense): boolean => {
  const of = [from - 1, from - 2].find((at) => OF.test(tokens[at]?.text ?? ''));
  return senses.some(
    ({ to, concepts }) =>
      to <= from &&
      (to === of || OF.test(tokens[to - 1]?.text ?? '')) &&
      concepts.every((one) => /^(?:kind|topic)\./u.test(one)),
  );
};

/** The kinds that a request asks for, the longest words first; what stands after "after" or "on the page" is a place. */
function kindsAsked({ request }: Ask): { kind: string; sense: Sense }[] {
  const place = request.find(['mark.before', 'mark.after']);
  const verb = request.find(['do.add', 'do.want', 'do.show', 'do.change']);
  const found = request
    .group('kind')
    .filter(({ sense }) => !isOfOther(request, sense))
    .filter(({ sense }) => !place || sense.to <= place.from || (verb && verb.from > place.from));
  const longest = Math.max(0, ...found.map(({ sense }) => sense.to - sense.from));
  const first = found[0];
  const sorted = longest > 1 ? found.filter(({ sense }) => sense.to - sense.from === longest) : found;
  const best = sorted[0] ?? first;
  return best
    ? sorted.filter(({ sense }) => sense.from === best.sense.from).map(({ name, sense }) => ({ kind: name, sense }))
    : [];
}

/** "Below the services", "at the top": where on its page a new section stands. */
function indexFor(ask: Ask, kind: string): { pageId: string; index: number } {
  const { request, document, page, focus } = ask;
  const marker = request.find(['mark.before', 'mark.after']);
  const [beside] = marker ? sectionsMeant(document, request, page, marker.to) : [];
  if (marker && beside) {
    const at = beside.thing.page.sections.findIndex(({ id }) => id === beside.thing.section.id);
    return { pageId: beside.thing.page.id, index: at + (marker.concepts.includes('mark.after') ? 1 : 0) };
  }
  const [asked] = request.has('part.page') || request.has('mark.in', 'mark.to') ? pagesMeant(document, request, 2) : [];
  const spoken = request.has('mark.it', 'mark.here') && document.pages.find(({ id }) => id === focus.pageId);
  const on = asked && asked.thing.sections.length > 0 ? asked.thing : spoken || page;
  if (request.has('mark.first')) return { pageId: on.id, index: Math.min(1, on.sections.length) };
  return { pageId: on.id, index: request.has('mark.last') ? on.sections.length : placeFor(on, kind) };
}

/** Kinds that say one thing: "a banner: closed on Friday". */
const SAYS_ITS_HEADING = ['banner', 'cta'];

/** What a request says after its first colon, as it is to stand there. */
function afterColon(text: string): string {
  const at = text.indexOf(': ');
  const said = at < 0 ? '' : cleanValue(text.slice(at + 2));
  return said.length <= 120 ? withCapital(said) : '';
}

/** "Put a contact form on it": what has the small word of something new. */
const isNewOne = ({ tokens, group }: Request): boolean => {
  const [kind] = group('kind');
  return kind !== undefined && ONE.test(tokens[kind.sense.from - 1]?.text ?? '');
};

/** "Throwing on the wheel with Martin Oakes" */
const HOST = /\s(?:with|by|mit|avec|con|com|met)\s(\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+)/u;
/** Those who hold what is listed. */
const hosts = (document: WebsiteDocument): { name: string }[] => {
  const names = entriesOf(document).map(({ name }) => HOST.exec(name)?.[1] ?? '');
  return [...new Set(names)].filter(Boolean).map((name) => ({ name }));
};

/** The props of a new section with an entry for each of these, as the first one is. */
function listOf(props: Record<string, unknown>, entries: readonly Record<string, string>[]): Record<string, unknown> {
  const [list, items] = Object.entries(props).find(([, value]) => Array.isArray(value)) ?? [];
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return list === undefined || !isRecord(first)
    ? props
    : { ...props, [list]: entries.map((one) => ({ ...first, ...one })) };
}

/** Opening hours have nothing to show before they are told. */
const isTimeless = (kind: string, { business }: WebsiteDocument): boolean =>
  kind === 'hours' && business.hours.length === 0 && business.hoursNote === '';

/** A new section of any kind: with its label, and gaps for what only the owner knows. */
export const addSection: Ability = {
  name: 'add-section',
  plan(ask): Plan[] {
    const { request, document, language, page } = ask;
    const told = afterColon(request.text);
    // "Chuck a gallery in": whatever the verb is, a section with the small word of something new, where there is none.
    const isMissing = request.group('kind').every(({ name }) => !hasKind(document, name));
    const isFree = !request.senses.some(({ concepts }) =>
      concepts.some((one) => /^do\.(?!can|thank|greet)/u.test(one)),
    );
    const puts =
      (request.has('do.move', 'do.change') && (told !== '' || isNewOne(request))) ||
      (isFree && isMissing && isNewOne(request) && request.tokens.length < 8);
    if (
      (!puts && !request.has('do.add', 'do.want', 'do.can')) ||
      request.has('do.remove', 'do.hide', 'do.undo', 'do.dislike', 'do.rewrite', 'mark.noLonger')
    )
      return [];
    if (!puts && !request.has('do.add') && request.has('do.move', 'do.change', 'do.shorten')) return [];
    // "Concerts first please, before the part about us" is of what is there.
    const isPlace = request.has('mark.first', 'mark.last', 'mark.before', 'mark.after');
    if (!puts && !request.has('do.add', 'do.want') && isPlace && sectionsMeant(document, request, page).length > 0)
      return [];
    const isPage =
      request.has('part.page') && !request.has('mark.here', 'part.section') && !request.has('mark.in', 'mark.to');
    const asked = kindsAsked(ask);
    const kinds =
      asked.length > 0
        ? asked.map(({ kind }) => kind)
        : request.has('part.quote')
          ? ['testimonials']
          : request.has('part.section') && request.has('part.person') && !isPage
            ? ['team']
            : request.has('part.section', 'part.text')
              ? ['richText']
              : [];
    const isPlain = request.has('part.section') || request.tokens.length <= 7;
    return kinds.slice(0, 3).flatMap((kind, index): Plan[] => {
      const length = asked[index] ? asked[index].sense.to - asked[index].sense.from : 1;
      const score =
        (isPage ? 0.55 : asked.length === 0 ? 0.6 : isPlain ? 0.84 : 0.72) + 0.02 * Math.min(length, 3) - 0.01 * index;
      const there = sectionsOf(document).filter(({ section }) => section.kind === kind);
      const hidden = there.find(({ section }) => section.hidden);
      if (hidden)
        return change(score, operation({ type: 'setHidden', sectionId: hidden.section.id, hidden: false }), {
          focus: { sectionId: hidden.section.id },
        });
      const same = there.find((one) => one.page.id === page.id);
      const may = ['richText', 'banner', 'cta', 'image'].includes(kind) || request.has('mark.another');
      // "Put the gallery at the top" moves the one that is there.
      if (
        same &&
        !may &&
        !addsOnly(request) &&
        request.has('mark.first', 'mark.last', 'mark.up', 'mark.down', 'do.write')
      )
        return [];
      if (same && !may) {
        const label = fill(language, 'addAnother');
        const message = fill(language, 'sayAnother', { kind: kindWord(kind, language) });
        return [
          {
            score,
            does: 'ask',
            id: 'alreadyThere',
            values: { where: sectionWord(same.section, language) },
            choices: [{ label, message }],
            focus: { sectionId: same.section.id },
          },
        ];
      }
      const id = freshId(document, kind);
      const props = emptyProps(document, kind);
      const heading = SAYS_ITS_HEADING.includes(kind) ? told || request.quotes[0]?.text : request.quotes[0]?.text;
      const fields = kind === 'contactForm' ? fieldsListed(request) : null;
      const listed = kind === 'faq' ? questionsListed(request.text) : [];
      const entries = kind === 'team' ? hosts(document) : listed.map((question) => ({ question }));
      const titled = {
        ...(entries.length > 0 ? listOf(props, entries) : props),
        ...(heading && { heading }),
        ...fields,
      };
      return change(
        (told !== '' && SAYS_ITS_HEADING.includes(kind)) || fields || listed.length > 0 ? Math.max(score, 0.9) : score,
        operation({ type: 'addSection', ...indexFor(ask, kind), section: { id, kind, props: titled } }),
        {
          focus: { sectionId: id },
          ...((fields ?? listed.length > 0) && { covers: request.text }),
          ...(isTimeless(kind, document) && { also: { id: 'askHours' as const } }),
        },
      );
    });
  },
};
