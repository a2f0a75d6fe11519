import { assetKey } from './asset-key.ts';
import { isRecord } from './json.ts';

/** Ids of the uploaded pictures that a document, or a part of one, shows; each once, in the order they are met. */
export const assetIdsOf = (value: unknown): string[] => pictures(value, ({ id }) => id);

/** The same as their crops need them: by what is shown (`asset-key.ts`). */
export const assetKeysOf = (value: unknown): string[] => pictures(value, assetKey);

type Shown = { id: string; crop: string | undefined };

function pictures(value: unknown, nameOf: (shown: Shown) => string): string[] {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isRecord(part)) return;
    if (part.source === 'asset' && typeof part.id === 'string') {
      found.add(nameOf({ id: part.id, crop: typeof part.crop === 'string' ? part.crop : undefined }));
    } else Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found];
}
