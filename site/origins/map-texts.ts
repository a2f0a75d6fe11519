import { isRecord } from '../model/json.ts';

/** The same value with each of its texts changed, but for what stands under the keys `except`. Shapes stay, so that the type does. */
export function mapTexts<Value>(value: Value, change: (text: string) => string, except?: ReadonlySet<string>): Value;
export function mapTexts(value: unknown, change: (text: string) => string, except?: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change, except));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, except?.has(key) ? part : mapTexts(part, change, except)]),
  );
}

/** True when a text anywhere in the value is such a one. */
export function anyText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => anyText(part, holds));
}
