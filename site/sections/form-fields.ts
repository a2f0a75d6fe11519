import { z } from 'zod';
import type { FieldMeta, ImageFrame } from '../model/fields.ts';

/** One control of a form, derived from a field's schema. Names are those of the props; a form joins them with dots. */
export type FormField = {
  name: string;
  label: string;
  control: FieldMeta['control'];
  help?: string;
  /** The field may not be left empty. */
  required: boolean;
  /** What a new, untouched field holds. */
  initial: unknown;
  /** Texts: most characters. Numbers: largest value. Lists: most items. */
  max?: number;
  /** Numbers: smallest value. */
  min?: number;
  /** `choice`: what people read for each value, in order. */
  options?: Record<string, string>;
  /** `paragraphs`: words, or lines too, may be set off. */
  rich?: 'words' | 'blocks';
  /** `list`: what one item is called, such as "service". */
  item?: string;
  /** `image`: where it is always shown whole. */
  frame?: ImageFrame;
  /** Models are not told of it. */
  untold?: true;
  /** While it is empty, words of the website's language are there in its place. */
  hasWords?: true;
  /** Shown only while what an entry asks for is chosen from a list. */
  onlyFor?: 'choices';
  /** `list`: the fields of one item. `group`, `link`, `image`: the fields inside. */
  fields?: FormField[];
};

const LINK_PARTS: FormField[] = [
  { name: 'label', label: 'Words', control: 'text', required: false, initial: '', max: 80 },
  {
    name: 'to',
    label: 'Leads to',
    control: 'text',
    required: false,
    initial: '',
    max: 2000,
    help: 'A page such as /menu, a web address, an email address, a phone number, or WhatsApp and a number',
  },
];

/** Which parts count depends on `source`; `id`, `width`, `height`, `focus`, `crop` and `seed` are kept by the form, not typed. */
const IMAGE_PARTS: FormField[] = [
  {
    name: 'source',
    label: 'Picture',
    control: 'choice',
    required: true,
    initial: 'none',
    options: {
      none: 'No picture',
      illustration: 'Drawn picture',
      placeholder: 'Space for my photo',
      asset: 'Uploaded picture',
    },
  },
  { name: 'motif', label: 'Motif', control: 'text', required: false, initial: '', max: 40 },
  { name: 'seed', label: 'Drawing number', control: 'number', required: false, initial: 1 },
  { name: 'wants', label: 'What the photo should show', control: 'text', required: false, initial: '', max: 120 },
  {
    name: 'alt',
    label: 'Description',
    control: 'text',
    required: false,
    initial: '',
    max: 300,
    help: 'For people who cannot see the picture',
  },
  { name: 'id', label: 'Upload', control: 'text', required: false, initial: '', max: 64 },
  { name: 'width', label: 'Width', control: 'number', required: false, initial: 0 },
  { name: 'height', label: 'Height', control: 'number', required: false, initial: 0 },
  { name: 'crop', label: 'What is kept of it', control: 'text', required: false, initial: '', max: 20 },
  { name: 'focus', label: 'Point to keep in sight', control: 'text', required: false, initial: 'center', max: 20 },
];

/** The schema under defaults and options, with the initial value that the default gives. */
function unwrap(field: unknown): { schema: unknown; initial: unknown; hasDefault: boolean } {
  if (field instanceof z.ZodDefault)
    return { schema: field.unwrap(), initial: field.def.defaultValue, hasDefault: true };
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable)
    return { ...unwrap(field.unwrap()), hasDefault: true };
  return { schema: field, initial: undefined, hasDefault: false };
}

function limitsOf(schema: unknown): { min?: number; max?: number; needsText: boolean } {
  if (schema instanceof z.ZodString) {
    return { ...(schema.maxLength !== null && { max: schema.maxLength }), needsText: (schema.minLength ?? 0) > 0 };
  }
  if (schema instanceof z.ZodNumber) {
    return {
      ...(schema.minValue !== null && Number.isSafeInteger(schema.minValue) && { min: schema.minValue }),
      ...(schema.maxValue !== null && Number.isSafeInteger(schema.maxValue) && { max: schema.maxValue }),
      needsText: false,
    };
  }
  if (schema instanceof z.ZodArray) {
    const check = schema.def.checks?.find((found) => found instanceof z.core.$ZodCheckMaxLength);
    return { ...(check && { max: check._zod.def.maximum }), needsText: false };
  }
  return { needsText: false };
}

const INITIAL: Record<FieldMeta['control'], unknown> = {
  text: '',
  paragraphs: '',
  choice: '',
  toggle: false,
  number: 0,
  day: '',
  time: '',
  link: { label: '', to: '' },
  image: { source: 'none' },
  list: [],
  group: {},
};

function innerFields(control: FieldMeta['control'], schema: unknown): FormField[] | undefined {
  if (control === 'link') return LINK_PARTS;
  if (control === 'image') return IMAGE_PARTS;
  if (control === 'group' && schema instanceof z.ZodObject) return formFieldsOf(schema);
  if (control === 'list' && schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return formFieldsOf(schema.element);
  return undefined;
}

function formField(name: string, field: z.ZodType, meta: FieldMeta): FormField {
  const { schema, initial, hasDefault } = unwrap(field);
  const { needsText, ...limits } = limitsOf(schema);
  const fields = innerFields(meta.control, schema);
  return {
    name,
    label: meta.label,
    control: meta.control,
    ...(meta.help !== undefined && { help: meta.help }),
    required: needsText && !hasDefault,
    initial: initial ?? (meta.control === 'choice' ? Object.keys(meta.options ?? {})[0] : INITIAL[meta.control]),
    ...limits,
    ...(meta.options && { options: meta.options }),
    ...(meta.rich && { rich: meta.rich }),
    ...(meta.item !== undefined && { item: meta.item }),
    ...(meta.frame && { frame: meta.frame }),
    ...(meta.untold && { untold: meta.untold }),
    ...(meta.hasWords && { hasWords: meta.hasWords }),
    ...(meta.onlyFor && { onlyFor: meta.onlyFor }),
    ...(fields && { fields }),
  };
}

const known = new WeakMap<z.ZodObject, FormField[]>();

/**
 * The form of an object of fields, in the order of the schema: of a section kind (`definition.fields`), the header, the
 * brand, a page's SEO. Fields without a label of their own (ids, versions) are not shown in forms and left out.
 */
export function formFieldsOf(fields: z.ZodObject): FormField[] {
  const found = known.get(fields);
  if (found) return found;
  const made = Object.entries(fields.shape).flatMap(([name, field]) => {
    if (!(field instanceof z.ZodType)) return [];
    const meta = z.globalRegistry.get(field)?.field;
    return meta ? [formField(name, field, meta)] : [];
  });
  known.set(fields, made);
  return made;
}
