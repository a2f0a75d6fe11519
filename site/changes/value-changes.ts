import { isRecord, sameJson } from '../model/json.ts';
import type { Change } from './change.ts';

/** A picture (`source`) is one value: its description belongs to that very picture. */
const isWhole = (value: Record<string, unknown>) => Object.hasOwn(value, 'source');

const sameKeys = (a: Record<string, unknown>, b: Record<string, unknown>) => {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return keys.length === others.length && keys.every((key, index) => key === others[index]);
};

/** True when an item stands at another index than before, so that indexes no longer mean the same item. */
const reordered = (before: unknown[], after: unknown[]) =>
  after.some(
    (item, index) =>
      !sameJson(item, before[index]) && before.some((other, at) => at !== index && sameJson(item, other)),
  );

/** Adds the differences of two values to `changes`, as small as their shapes allow. */
export function collectChanges(path: string[], before: unknown, after: unknown, changes: Change[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after) && sameKeys(before, after) && !isWhole(after)) {
    for (const key of Object.keys(after)) collectChanges([...path, key], before[key], after[key], changes);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && !reordered(before, after)) {
    after.forEach((item, index) => collectChanges([...path, String(index)], before[index], item, changes));
    return;
  }
  if (sameJson(before, after)) return;
  changes.push({ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) });
}
