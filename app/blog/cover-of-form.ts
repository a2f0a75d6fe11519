import { entryTree } from '#site/forms/form-entries.ts';
import { readImage } from '#site/forms/read-image.ts';

/** The cover that a post's form says, over the one that its fields were filled with; undefined where it has no such fields. */
export function coverOfForm(form: FormData, was: unknown): Record<string, unknown> | undefined {
  const entries = [...form].filter((sent): sent is [string, string] => typeof sent[1] === 'string');
  const node = entryTree(entries).children.get('cover');
  return node && readImage(node, was);
}
