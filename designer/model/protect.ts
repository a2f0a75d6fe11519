import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { isRecord } from '#site/model/json.ts';
import { mapTexts } from '#site/origins/map-texts.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Draft, Rules } from './draft.ts';
import { toldOf } from './grounding/told-of.ts';
import { toldContacts } from './told-contacts.ts';

/** What of a change stays as it was, for the model and for the owner. */
export type Protected = { operation: Operation; kept: string[] };

/**
 * The operation without what visitors would act on and nobody told us: a phone, mail, address, times, a name or a link that
 * leaves the website changes only to what the owner said. What stood there stays; nothing is refused.
 */
export function protectedOperation(operation: Operation, { start, document }: Draft, rules: Rules): Protected {
  const told = toldContacts(rules, start);
  const facts = toldOf(rules, document.language);
  const kept: string[] = [];
  const stays = (what: string, value: string) =>
    void kept.push(
      value === ''
        ? `${what} stays as it was: you did not ask to take it out.`
        : `${what} “${value.slice(0, 80)}” was left out: you never gave it.`,
    );
  const asked =
    operation.type === 'setBusiness'
      ? business(operation)
      : operation.type === 'setBrand'
        ? brand(operation)
        : operation;
  const linked = withSafeLinks(
    asked,
    standing(document, operation),
    (to) => told.mayLeadTo(to),
    (text) => !facts.hasFigures(text) || facts.says(text),
    (to) => stays('The link to', to),
    rules.picture,
  );
  return { operation: withSafeWords(linked, (to) => told.mayLeadTo(to)), kept: [...new Set(kept)] };

  function business(change: Extract<Operation, { type: 'setBusiness' }>): Operation {
    const { phone, email, address, place, hours, closedDays, specialHours, social, ...rest } = change;
    const text = <Name extends 'phone' | 'email' | 'address' | 'place'>(name: Name, value: string | undefined) => {
      if (value === undefined) return {};
      if (told.isTold(name, value)) return { [name]: value };
      stays(name === 'email' ? 'The mail address' : `The ${name}`, value);
      return {};
    };
    const isKnownHours = hours === undefined || told.areHours(hours);
    if (!isKnownHours) stays('The opening hours', 'as written');
    const days = { ...(closedDays && { closedDays }), ...(specialHours && { specialHours }) };
    const areKnownDays =
      told.areDays('closedDays', closedDays ?? []) && told.areDays('specialHours', specialHours ?? []);
    if (!areKnownDays) stays('The days that are closed', 'as written');
    return {
      ...rest,
      ...(areKnownDays && days),
      ...text('phone', phone),
      ...text('email', email),
      ...text('address', address),
      ...text('place', place),
      ...(hours !== undefined && isKnownHours && { hours }),
      ...(social && { social: social.filter(({ to = '' }) => told.mayLeadTo(to) || void stays('The profile', to)) }),
    };
  }

  function brand(change: Extract<Operation, { type: 'setBrand' }>): Operation {
    const { name, ...rest } = change;
    if (name === undefined || told.isTold('name', name)) return change;
    stays('The name', name);
    return rest;
  }
}

/** What stands where an operation writes, in the operation's own shape. */
function standing(document: WebsiteDocument, operation: Operation): unknown {
  switch (operation.type) {
    case 'updateSection':
      return { props: findSection(document, operation.sectionId)?.section.props };
    case 'replaceSection':
      return { section: findSection(document, operation.sectionId)?.section };
    case 'setHeader':
      return document.header;
    case 'setBlog':
      return document.blog;
    default:
      return undefined;
  }
}

const TARGETS = new Set(['to', 'mapTo']);

/** Links that may not be are as they stood, or lead nowhere, and descriptions of pictures make no claims; a link that stood anywhere in the same part may stay. */
function withSafeLinks(
  operation: Operation,
  before: unknown,
  isAllowed: (to: string) => boolean,
  isSaid: (text: string) => boolean,
  onKept: (to: string) => void,
  picture: Rules['picture'],
): Operation {
  const stood = new Set(linksIn(before));
  const walk = (value: unknown, old: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) => walk(item, Array.isArray(old) ? old[index] : undefined));
    if (!isRecord(value)) return value;
    if (picture && value['source'] === 'asset' && value['id'] === picture.id) return { ...value, alt: picture.alt };
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const earlier = isRecord(old) ? old[key] : undefined;
        if (key === 'alt' && typeof part === 'string') return [key, part === earlier || isSaid(part) ? part : ''];
        if (!TARGETS.has(key) || typeof part !== 'string') return [key, walk(part, earlier)];
        if (stood.has(part) || isAllowed(part)) return [key, part];
        onKept(part);
        return [key, typeof earlier === 'string' ? earlier : ''];
      }),
    );
  };
  return sameShape(operation, walk(operation, before));
}

/** The walk above changes texts alone. */
function sameShape<Value>(value: Value, changed: unknown): Value;
function sameShape(_value: unknown, changed: unknown): unknown {
  return changed;
}

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    TARGETS.has(key) && typeof part === 'string' ? [part] : linksIn(part),
  );
}

const LINK = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/g;

/** Of words that lead where they may not the words remain. */
const withSafeWords = (operation: Operation, isAllowed: (to: string) => boolean): Operation =>
  mapTexts(operation, (text) =>
    text.includes('](')
      ? text.replace(LINK, (whole, words: string, to: string) => (isAllowed(to) ? whole : words))
      : text,
  );
