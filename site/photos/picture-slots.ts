import type { Section, WebsiteDocument } from '../model/document.ts';
import { imageSchema, type Image } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import { publishedText } from '../origins/marks.ts';
import { formFieldsOf, type FormField } from '../sections/form-fields.ts';
import { getSection } from '../sections/index.ts';

/** A place of a section where a picture stands or could stand. */
export type PictureSlot = {
  section: Section;
  /** Names and numbers from the props on: `picture`, or `items`, `2`, `picture`. */
  path: string[];
  picture: Image;
  /** What the entry is called that it belongs to, a person or a dish; '' for a picture of the section itself. */
  title: string;
};

/** Kinds whose pictures are no photos, or are not shown to everybody. */
const OTHERS = new Set(['logos', 'video', 'waitlistForm']);

/** Every place for a photo on the pages, in reading order; those of hidden sections are left out. */
export const pictureSlots = ({ pages }: WebsiteDocument): PictureSlot[] =>
  pages.flatMap(({ sections }) =>
    sections.flatMap((section) => {
      const definition = section.hidden || OTHERS.has(section.kind) ? null : getSection(section.kind);
      return definition ? slotsIn(formFieldsOf(definition.fields), section.props, section, []) : [];
    }),
  );

function slotsIn(fields: FormField[], values: unknown, section: Section, path: string[]): PictureSlot[] {
  if (!isRecord(values)) return [];
  return fields.flatMap(({ name, control, fields: inner = [] }) => {
    const value = values[name];
    const here = [...path, name];
    if (control === 'list' && Array.isArray(value))
      return value.flatMap((item: unknown, at) => slotsIn(inner, item, section, [...here, String(at)]));
    const picture = control === 'image' ? imageSchema.safeParse(value) : null;
    if (!picture?.success) return [];
    return [{ section, path: here, picture: picture.data, title: path.length > 0 ? titleOf(values) : '' }];
  });
}

const titleOf = ({ name, title }: Record<string, unknown>): string =>
  publishedText([name, title].find((text) => typeof text === 'string' && text !== '')?.toString() ?? '');
