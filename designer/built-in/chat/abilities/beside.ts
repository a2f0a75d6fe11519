import { edit } from '../edit.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { hasProp, propText } from '../document/entries.ts';
import { sectionsMeant, sectionsOf, type SectionPlace } from '../document/find.ts';
import { asSentence, cleanValue } from '../message/value.ts';

/** What says beside what some words are to stand. */
const BY = /^(?:by|near|next|beside|bei|neben|près|junto|cerca|perto|vicino|bij|naast)$/u;
/** Sections that hold what people call so. */
const HOLDS: Record<string, string[]> = {
  slot: ['schedule', 'events', 'services'],
  event: ['events'],
  person: ['team'],
};
const OTHERS = [
  'part.note',
  'part.section',
  'part.button',
  'part.heading',
  'part.page',
  'do.remove',
  'mark.it',
] as const;

/** The words that are to stand there, in quotation marks or behind a colon, and where they begin. */
function wordsTold({ request }: Ask): { from: number; to: number; text: string } | undefined {
  const [quote, other] = request.quotes;
  if (quote) return other ? undefined : quote;
  const colon = request.tokens.findIndex(({ text }) => text === ':');
  const text = cleanValue(request.between(colon + 1));
  return colon > 0 && text.includes(' ') ? { from: colon, to: request.tokens.length, text } : undefined;
}

/** The section that is named as a place: of what is said between two tokens. */
function sectionNamed({ request, document, page }: Ask, from: number, to: number): SectionPlace | undefined {
  const [meant] = sectionsMeant(document, request, page, from, to);
  const held = request
    .group('part')
    .flatMap(({ name, sense }) => (sense.from >= from && sense.to <= to ? (HOLDS[name] ?? []) : []));
  return (
    meant?.thing ??
    held.flatMap((kind) => sectionsOf(document).filter(({ section }) => section.kind === kind)).find(Boolean)
  );
}

/** "Under the courses please add: all materials are included": a sentence more in the section beside which it is to stand. */
function toldBeside(ask: Ask): Plan[] {
  const { request, document } = ask;
  const told = wordsTold(ask);
  if (!told || /\d/u.test(told.text) || request.has(...OTHERS)) return [];
  const isFrame = (at: number) => at < told.from || at >= told.to;
  const verb = request.senses.find(
    ({ from, concepts }) => isFrame(from) && concepts.some((one) => /^do\.(?:add|change|say|write)$/u.test(one)),
  );
  const marker = request.tokens.findIndex(({ text }, at) => isFrame(at) && (BY.test(text) || isBesideAt(ask, at)));
  if (!verb || marker < 0) return [];
  const end = marker < told.from ? told.from : request.tokens.length;
  const place = sectionNamed(ask, marker + 1, end);
  const isOther = request.group('kind').some(({ sense }) => isFrame(sense.from) && sense.from < marker);
  const isAbove = request.find(['mark.before'], marker)?.from === marker;
  const prop =
    place &&
    (isAbove ? ['intro', 'body', 'note'] : ['note', 'body', 'intro']).find((name) => hasProp(place.section, name));
  if (!place || prop === undefined || isOther) return [];
  const before = propText(place.section, prop);
  const value = [before, asSentence(told.text)].filter(Boolean).join(' ');
  return edit(0.94, document, [{ place: ['sections', place.section.id, 'props', prop], value }], {
    focus: { sectionId: place.section.id },
    isSure: true,
    covers: request.text,
  });
}

const isBesideAt = ({ request }: Ask, at: number): boolean =>
  request.senses.some(
    ({ from, concepts }) => from === at && concepts.some((one) => one === 'mark.after' || one === 'mark.before'),
  );

/** Words that are told, and beside what they are to stand. */
export const beside: Ability = { name: 'beside', plan: toldBeside };
