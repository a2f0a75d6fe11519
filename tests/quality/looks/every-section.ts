import type { Section, WebsiteDocument } from '#site/model/document.ts';
import { isRecord } from '#site/model/json.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { formFieldsOf, type FormField } from '#site/sections/form-fields.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import type { Subject } from '../sites.ts';

/** How many entries each list holds; `bare` is one entry with nothing in it that may be left out. */
const AMOUNTS = ['bare', 1, 2, 3, 7] as const;
const HOURS = (['mon', 'wed', 'sat'] as const).map((day) => ({ day, opens: '08:00', closes: '18:00' }));
type Amount = (typeof AMOUNTS)[number];

/** The entries over and over until there are so many. */
const repeated = (entries: readonly unknown[], count: number) =>
  Array.from({ length: count }, (_, at) => entries[at % entries.length]);

/** One entry with its first words only. */
function bareEntry(fields: FormField[], entry: unknown): Record<string, unknown> {
  const first = fields.find(({ control }) => control === 'text');
  return isRecord(entry) && first ? { [first.name]: entry[first.name] } : {};
}

function withAmount(fields: FormField[], sample: Record<string, unknown>, amount: Amount): Record<string, unknown> {
  const isBare = amount === 'bare';
  return Object.fromEntries(
    fields.flatMap(({ name, control, max = 100, fields: inner = [] }): [string, unknown][] => {
      const value = sample[name];
      if (control === 'list' && Array.isArray(value) && value.length > 0)
        return [[name, isBare ? [bareEntry(inner, value[0])] : repeated(value, Math.min(amount, max))]];
      return isBare && control !== 'text' ? [] : [[name, value]];
    }),
  );
}

/** A website for each kind of section: on its one page every variant with each amount, named in its heading. */
export function everySection(template: string): Subject[] {
  return sectionKinds.flatMap((kind): Subject[] => {
    const definition = getSection(kind);
    if (!definition) return [];
    const fields = formFieldsOf(definition.fields);
    const sample: Record<string, unknown> = { ...definition.fields.parse(definition.sample) };
    const sections = Object.keys(definition.variants).flatMap((variant) =>
      AMOUNTS.map((amount): Section => {
        const props = { ...withAmount(fields, sample, amount), heading: `${kind}, ${variant}: ${amount}` };
        const id = `${variant}-${amount}`.toLowerCase();
        return { id, kind, version: definition.version, variant, hidden: false, props: definition.fields.parse(props) };
      }),
    );
    return [{ id: kind.toLowerCase(), from: 'section', document: pageOf(sections, template) }];
  });
}

function pageOf(sections: Section[], template: string): WebsiteDocument {
  const document = sampleDocument({ pages: 1, perPage: 1, template });
  const business = { ...document.business, hours: HOURS };
  return { ...document, business, pages: document.pages.map((page) => ({ ...page, sections })) };
}
