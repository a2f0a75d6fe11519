import { isRecord } from '#site/model/json.ts';
import { operationTools } from '#site/operations/index.ts';
import { kindText } from '#site/sections/catalogue.ts';
import { getSection, sectionKinds } from '#site/sections/index.ts';
import { isOffered, type SectionLibrary } from '#site/sections/library.ts';

const SECTIONS = new Set(['addSection', 'replaceSection', 'addPage', 'setBlog']);

/** The choices there are and one call that would be right, for a model whose call was not. */
export function rightExample(name: string, library: SectionLibrary, call: Record<string, unknown> = {}): string {
  const tool = operationTools.find((one) => one.name === name);
  if (!tool) return `There are: ${operationTools.map((one) => one.name).join(', ')}.`;
  const kind = kindIn(call);
  const meant = kind !== undefined && isOffered(library, kind) ? kind : 'faq';
  const example = exampleOf(tool.parameters, meant);
  const about = SECTIONS.has(name)
    ? getSection(kind ?? '') === undefined
      ? `Kinds: ${sectionKinds.filter((one) => isOffered(library, one)).join(', ')}. `
      : `${kindText(meant, library)}. `
    : '';
  return `${about}A right call of ${name}: ${JSON.stringify(example)}`;
}

/** The kind that a call is about, wherever it stands in it. */
function kindIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(kindIn).find((kind) => kind !== undefined);
  if (!isRecord(value)) return undefined;
  const { kind } = value;
  return typeof kind === 'string'
    ? kind
    : Object.values(value)
        .map(kindIn)
        .find((found) => found !== undefined);
}

/** A value that fits a short schema. A section is shown with the first texts of its kind's sample. */
function exampleOf(schema: unknown, kind: string): unknown {
  if (!isRecord(schema)) return null;
  const { type, enum: choices, properties, items } = schema;
  if (Array.isArray(choices)) return choices[0];
  if (type === 'array') return [exampleOf(items, kind)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'string') return '…';
  if (!isRecord(properties)) return {};
  if ('kind' in properties) return { id: `${kind.toLowerCase()}-2`, kind, props: shortSample(kind) };
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, kind)]));
}

/** The heading and the first entry of a list. */
function shortSample(kind: string): unknown {
  const sample: unknown = getSection(kind)?.sample;
  if (!isRecord(sample)) return {};
  const [list] = Object.entries(sample).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return {
    ...(typeof sample['heading'] === 'string' && { heading: sample['heading'] }),
    ...(list && { [list[0]]: list[1].slice(0, 1) }),
  };
}
