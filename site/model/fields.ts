import { z } from 'zod';
import { CROP, CROP_HELP, cropOf } from './crop.ts';
import { FOCUS } from './focus.ts';

/**
 * The field vocabulary of the document. A field is a Zod schema that also carries what a form needs to show it;
 * a section kind, the header, a page: each is an object of fields, and everything (form, JSON Schema for a model,
 * validation) derives from it.
 */
export type FieldMeta = {
  label: string;
  control:
    | 'text'
    | 'paragraphs'
    | 'choice'
    | 'toggle'
    | 'number'
    | 'day'
    | 'time'
    | 'link'
    | 'image'
    | 'list'
    | 'group';
  help?: string;
  /** For `list`: what one item is called, such as "service". */
  item?: string;
  /** For `choice`: what people read for each value. */
  options?: Record<string, string>;
  /** For `paragraphs`: words may be set off (`rich-words.ts`); with `blocks` lines may be subheadings and lists as well. */
  rich?: 'words' | 'blocks';
  /** For `image`: where it is always shown whole, so that nobody has to say what stays in sight. */
  frame?: ImageFrame;
  /** Models are not told of the field: each of their requests would carry it. */
  untold?: true;
  /** While it is empty, words in the language of the website are there in its place: nobody has to write any. */
  hasWords?: true;
  /** The form of an entry shows it only while what is asked for is chosen from a list. */
  onlyFor?: 'choices';
};

/** `logo`: as it is; `icon`: a small square without words of its own; `card`: beside a link elsewhere. */
export type ImageFrame = 'logo' | 'icon' | 'card';

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldMeta;
  }
}

type Options = { help?: string; max?: number };

/** One line of text. Empty means "not given"; views leave it out. */
export const text = (label: string, { max = 160, help }: Options = {}) =>
  z
    .string()
    .trim()
    .max(max)
    .default('')
    .meta({ field: { label, control: 'text', help } });

type ParagraphsOptions = Options & Pick<FieldMeta, 'rich' | 'onlyFor'>;

/** Several paragraphs, separated by blank lines. Plain text: nothing in it is markup, unless it is `rich`. */
export const paragraphs = (label: string, { max = 4000, help, rich, onlyFor }: ParagraphsOptions = {}) =>
  z
    .string()
    .trim()
    .max(max)
    .default('')
    .meta({ field: { label, control: 'paragraphs', help, ...(rich && { rich }), ...(onlyFor && { onlyFor }) } });

export const toggle = (label: string, initial: boolean, { help }: Options = {}) =>
  z
    .boolean()
    .default(initial)
    .meta({ field: { label, control: 'toggle', help } });

export const number = (
  label: string,
  { min, max, initial, help }: { min: number; max: number; initial: number; help?: string },
) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .default(initial)
    .meta({ field: { label, control: 'number', help } });

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: string) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;

/** A day of the calendar, as `2026-12-24`. '' only where it is optional. */
export const day = (label: string, { help, isOptional = false }: Options & { isOptional?: boolean } = {}) =>
  z
    .string()
    .trim()
    .max(10)
    .refine((value) => (isOptional && value === '') || isDay(value), 'Choose a day, such as 2026-12-24')
    .default('')
    .meta({ field: { label, control: 'day', help } });

/** A time of the day, as `08:30`; '' when none is given. */
export const time = (label: string, { help }: Options = {}) =>
  z
    .string()
    .trim()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Use hours and minutes such as 08:30')
    .default('')
    .meta({ field: { label, control: 'time', help } });

/** One of a few values, as `{ value: what people read }`. The first is the default. */
export function choice<const Value extends string>(
  label: string,
  options: Record<Value, string>,
  { help }: Options = {},
) {
  const values = Object.keys(options) as [Value, ...Value[]];
  return z
    .enum(values)
    .default(values[0])
    .meta({ field: { label, control: 'choice', options, help } });
}

/** Items in order. Each item is an object of fields. */
export const list = <Shape extends z.ZodRawShape>(
  label: string,
  item: string,
  shape: Shape,
  { max = 40, help }: Options = {},
) =>
  z
    .array(z.object(shape))
    .max(max)
    .default([])
    .meta({ field: { label, control: 'list', item, help } });

const SAFE_TARGET = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Where a link may lead: a page of the site (`/menu`, `/#hours`), the web, a mail address, a telephone.
 * Anything else (`javascript:`, `data:`, `//host`) is refused.
 */
export const target = z
  .string()
  .trim()
  .max(2000)
  .refine((value) => value === '' || (SAFE_TARGET.test(value) && !/[\p{Cc}\p{Zs}\\]/u.test(value)), {
    message: 'Use a page like /menu, a web address that starts with https://, mailto: or tel:',
  });

export const linkSchema = z.object({ label: z.string().trim().max(80).default(''), to: target.default('') });
export type Link = z.infer<typeof linkSchema>;

export const link = (label: string, { help }: Options = {}) =>
  linkSchema.default({ label: '', to: '' }).meta({ field: { label, control: 'link', help } });

/**
 * A picture: drawn by us (`illustration`, by motif and seed), or missing and asked for (`placeholder`: what the owner
 * should supply, shown as a drawn stand-in with that label), or uploaded (`asset`), or none.
 */
export const imageSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('none') }),
  z.object({
    source: z.literal('illustration'),
    motif: z.string().max(40),
    seed: z.number().int(),
    alt: z.string().max(300).default(''),
  }),
  z.object({
    source: z.literal('placeholder'),
    wants: z.string().max(120),
    motif: z.string().max(40),
    seed: z.number().int(),
    alt: z.string().max(300).default(''),
  }),
  z.object({
    source: z.literal('asset'),
    id: z.string().max(64),
    alt: z.string().max(300),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Which point stays in sight where the frame has another shape, as an `object-position`; the middle when left out. */
    focus: z.string().regex(FOCUS, 'Use whole numbers from 0 to 100').optional(),
    /** What is kept of the picture, as `crop.ts` writes it; all of it when left out. The focus is a point of what is kept. */
    crop: z
      .string()
      .regex(CROP, CROP_HELP)
      .refine((text) => cropOf(text) !== null, CROP_HELP)
      .optional(),
  }),
]);
export type Image = z.infer<typeof imageSchema>;

type ImageOptions = Options & { options?: Record<string, string>; frame?: ImageFrame };

/** `options` narrow what kinds of picture a form offers, as `{ source: what people read }`. */
export const image = (label: string, { help, options, frame }: ImageOptions = {}) =>
  imageSchema
    .default({ source: 'none' })
    .meta({ field: { label, control: 'image', help, ...(options && { options }), ...(frame && { frame }) } });

/** The same field, in whose place there are words of the website's language while it is empty. */
export function withWords<Field extends z.ZodType>(schema: Field): Field {
  const field = z.globalRegistry.get(schema)?.field;
  return field ? schema.meta({ field: { ...field, hasWords: true } }) : schema;
}

/** The same field, of which models are not told. */
export function untold<Field extends z.ZodType>(schema: Field): Field {
  const field = z.globalRegistry.get(schema)?.field;
  return field ? schema.meta({ field: { ...field, untold: true } }) : schema;
}
