import { isRecord } from './json.ts';

/** Ids of the uploaded pictures that a document, or a part of one, shows; each once, in the order they are met. */
export function assetIdsOf(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isRecord(part)) return;
    if (part.source === 'asset' && typeof part.id === 'string') found.add(part.id);
    else Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found];
}
