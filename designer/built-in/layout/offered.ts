import { isRecord } from '#site/model/json.ts';
import { isProposal, proposal, publishedText, withoutMarks } from '#site/origins/marks.ts';
import { formFieldsOf, type FormField } from '#site/sections/form-fields.ts';
import { getSection } from '#site/sections/index.ts';
import { isOffered } from '#site/sections/library.ts';
import { wishedPart } from './parts/wished.ts';
import type { PlannedPage } from './plan.ts';
import type { Part, Site } from './site.ts';
import { raised } from './text.ts';

const MOST_TEXT = 12_000;
/** The pages without kinds of sections that are switched off: their facts stand as a text. `leftOut` are kinds that say nothing as a text. */
export function offeredOn(
  pages: readonly PlannedPage[],
  site: Site,
): { pages: PlannedPage[]; leftOut: readonly string[] } {
  const leftOut = new Set<string>();
  const tellsPlace = pages.some(({ parts }) => parts.some(({ kind }) => kind === 'location'));
  const within = pages.map((page) => {
    const parts = page.parts.flatMap((part) => {
      if (isOffered(site.library, part.kind)) return [part];
      const text = asText(part, site, tellsPlace);
      if (!text) leftOut.add(part.kind);
      return text ? [text] : [];
    });
    const isBare = parts.length === 0 && page.path !== '/';
    return { ...page, parts: isBare ? [wishedPart('own:', site)] : parts };
  });
  return { pages: within, leftOut: [...leftOut] };
}

function asText(part: Part, site: Site, tellsPlace: boolean): Part | null {
  const { heading, intro } = part.props;
  const definition = getSection(part.kind);
  const fields = definition ? formFieldsOf(definition.fields).filter(({ name }) => name !== 'heading') : [];
  const lines = [
    ...fields.filter(({ name }) => name !== 'intro').flatMap((field) => linesOf(field, part.props[field.name])),
    ...businessLines(part.kind, site, tellsPlace),
  ];
  const said = typeof intro === 'string' ? intro : '';
  const body = lines.join('\n').slice(0, MOST_TEXT);
  if ((said + body).trim() === '') return null;
  return {
    subject: part.subject,
    kind: 'richText',
    props: {
      ...(heading !== undefined && { heading }),
      // What is short stands alone as the text.
      ...(said !== '' && body !== '' ? { intro: said, body } : { body: body || said }),
    },
    variants: ['aside', 'column'],
    size: part.size,
  };
}

/** What a section shows of the business itself, in the owner's words. */
function businessLines(kind: string, { reading, refuses }: Site, tellsPlace: boolean): string[] {
  const { hours, hoursVerbatim, address, phones, emails, webs, social } = reading;
  const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text);
  const place = () => (address && !refuses('address') ? [address.text.replaceAll('\n', ', ')] : []);
  const told = {
    hours: () => [...texts(hours.said), ...texts(hoursVerbatim)],
    location: place,
    contact: () => [
      ...(refuses('phone') ? [] : texts(phones)),
      ...(refuses('email') ? [] : texts(emails)),
      ...texts(webs),
      ...social.map(({ label }) => label),
      ...(tellsPlace ? [] : place()),
    ],
  };
  const lines = kind === 'hours' || kind === 'location' || kind === 'contact' ? told[kind]() : [];
  return lines.map((line) => `- ${raised(line)}`);
}

/** The words of a field: paragraphs as they are, a list as one, what is grouped under subheadings. */
function linesOf(field: FormField, value: unknown): string[] {
  if (field.control === 'text' || field.control === 'paragraphs')
    return typeof value === 'string' && value !== '' ? [value, ''] : [];
  if (field.control !== 'list' || !Array.isArray(value)) return [];
  const items = value.filter(isRecord);
  const lists = (field.fields ?? []).filter(({ control }) => control === 'list');
  if (lists.length === 0) return items.flatMap((item) => itemLines(field, item, '- '));
  return items.flatMap((item) => [
    '',
    ...itemLines(field, item, '## '),
    '',
    ...lists.flatMap((list) => linesOf(list, item[list.name])),
  ]);
}

function itemLines({ fields = [] }: FormField, item: Record<string, unknown>, before: string): string[] {
  const texts = fields.flatMap(({ name, control }) => {
    const value = item[name];
    const isText = (control === 'text' || control === 'paragraphs') && typeof value === 'string' && value !== '';
    return isText ? [onOneLine(value)] : [];
  });
  if (texts.length === 0) return [];
  if (texts.every(isProposal)) return [before + proposal(texts.map(withoutMarks).join(' – '))];
  const said = texts.filter((text) => publishedText(text).trim() !== '');
  return [before + (said.length > 0 ? said : texts.slice(0, 1)).join(' – ')];
}

const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
