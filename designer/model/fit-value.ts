import { z } from 'zod';
import { isRecord } from '#site/model/json.ts';

/**
 * The value as the schema would have it, where it is plain what was meant: JSON in a text, a number in quotes, null for nothing,
 * a colour in capitals, one item for a list of one. What is not plain stays as it is, for the schema to judge.
 */
export function fitValue(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return optional(schema.unwrap(), value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodExactOptional)
    return optional(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe) return fitValue(schema.in, value);
  if (schema instanceof z.ZodObject) return fitObject(schema, parsed(value));
  if (schema instanceof z.ZodRecord) return parsed(value);
  if (schema instanceof z.ZodArray) return fitList(schema, parsed(value));
  if (schema instanceof z.ZodUnion) return fitUnion(schema, value);
  if (schema instanceof z.ZodEnum) return fitWord(schema, value);
  if (schema instanceof z.ZodNumber) return fitNumber(schema, value);
  if (schema instanceof z.ZodBoolean) return fitSwitch(value);
  if (schema instanceof z.ZodString) return fitText(schema, value);
  return value;
}

const optional = (schema: unknown, value: unknown) => (value === null ? undefined : fitValue(schema, value));

/** What a text of JSON holds; anything else as it is. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    const inner: unknown = JSON.parse(value);
    return inner;
  } catch {
    return value;
  }
}

function fitObject(schema: z.ZodObject, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fitted = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    Object.hasOwn(schema.shape, name) ? fitValue(schema.shape[name], part) : part,
  ]);
  return Object.fromEntries(fitted.filter(([, part]) => part !== undefined));
}

function fitList(schema: z.ZodArray, value: unknown): unknown {
  if (value === null) return [];
  const items: unknown[] = Array.isArray(value) ? value : isRecord(value) ? [value] : [];
  if (items.length === 0 && !Array.isArray(value)) return value;
  return items.map((item) => fitValue(schema.element, item));
}

/** The first choice that takes the value once it is fitted to it. */
function fitUnion(schema: z.ZodUnion, value: unknown): unknown {
  const meant = parsed(value);
  for (const option of schema.options) {
    const fitted = fitValue(option, meant);
    if (option instanceof z.ZodType && option.safeParse(fitted).success) return fitted;
  }
  return meant;
}

function fitWord(schema: z.ZodEnum, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const plain = (word: string) => word.toLowerCase().replaceAll(/[\s_-]/g, '');
  return schema.options.find((option) => typeof option === 'string' && plain(option) === plain(value)) ?? value;
}

function fitNumber(schema: z.ZodNumber, value: unknown): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return value;
  return schema.safeParse(number).success ? number : Math.round(number);
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  '1': true,
  '0': false,
};

function fitSwitch(value: unknown): unknown {
  if (value === 1 || value === 0) return value === 1;
  return typeof value === 'string' ? (SWITCHES[value.trim().toLowerCase()] ?? value) : value;
}

/** Of the ways to write the same the first that the schema takes: as it is, trimmed, in small letters, a colour in full. */
function fitText(schema: z.ZodString, value: unknown): unknown {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return value;
  const small = text.trim().toLowerCase();
  const colour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(small)?.[1] ?? '';
  const full = colour.length === 3 ? colour.replaceAll(/./g, '$&$&') : colour;
  const ways = [text, text.trim(), small, small.replaceAll(/[^a-z0-9-]+/g, '-'), ...(full ? [`#${full}`] : [])];
  return ways.find((way) => schema.safeParse(way).success) ?? text;
}
