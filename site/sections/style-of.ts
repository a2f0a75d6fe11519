import { getShownSection } from './index.ts';
import { partsCss } from './parts/style.ts';

/**
 * The style that the sections of one page need: what kinds have in common, each kind once, and of its variants only those
 * that the page shows. The order of the sections makes no difference.
 */
export function styleOf(shown: readonly { kind: string; variant: string }[]): string {
  const kinds = [...new Set(shown.map(({ kind }) => kind))].sort();
  return (
    partsCss +
    kinds
      .map((kind) => {
        const definition = getShownSection(kind);
        if (!definition) return '';
        const used = new Set(shown.filter((section) => section.kind === kind).map(({ variant }) => variant));
        const variants = Object.entries(definition.variants).filter(([name]) => used.has(name));
        return definition.css + variants.map(([, { css = '' }]) => css).join('');
      })
      .join('')
  );
}
