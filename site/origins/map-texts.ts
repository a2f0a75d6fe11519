import { isRecord } from '../model/json.ts';

/** The same value with each of its texts changed. Shapes stay, so that the type does. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]));
}

/** True when a text anywhere in the value is such a one. */
export function anyText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => anyText(part, holds));
}
