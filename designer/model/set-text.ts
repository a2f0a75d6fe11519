import { z } from 'zod';
import type { WebsiteDocument } from '#site/model/document.ts';
import { findPage, findSection } from '#site/model/find-section.ts';
import { isRecord } from '#site/model/json.ts';
import { fitValue } from './fit-value.ts';

export const setTextSchema = z.object({ path: z.string().min(1).max(300), value: z.string() });

/** The parts of a document whose fields a verb of their own sets. */
const PART_VERBS: Readonly<Record<string, string>> = {
  brand: 'setBrand',
  business: 'setBusiness',
  header: 'setHeader',
  footer: 'setFooter',
  seo: 'setSeo',
  blog: 'setBlog',
};

type Found = { ok: true; name: string; input: Record<string, unknown> } | { ok: false; reason: string };

/** The call of a verb that changes one text, also one within a list, and gives the rest as it stands. */
export function callToSetText(document: WebsiteDocument, input: unknown): Found {
  const read = setTextSchema.safeParse(fitValue(setTextSchema, input));
  if (!read.success)
    return {
      ok: false,
      reason: 'setText takes a path and a value, such as {"path":"sections/hero-1/props/heading","value":"…"}.',
    };
  const { path, value } = read.data;
  const [root = '', ...way] = path.split(/[/.]/).filter(Boolean);
  const withId = (verb: string, key: string, id: string, values: unknown, rest: string[], wrap: boolean): Found => {
    const patch = patchAt(values, rest, value);
    if (!patch) return unknownPath(path, values, rest);
    return { ok: true, name: verb, input: { [key]: id, ...(wrap ? { props: patch } : patch) } };
  };
  if (root === 'sections') {
    const [id = '', ...rest] = way;
    const props = findSection(document, id)?.section.props;
    return withId('updateSection', 'sectionId', id, props, rest[0] === 'props' ? rest.slice(1) : rest, true);
  }
  if (root === 'pages') {
    const [id = '', ...rest] = way;
    return withId('updatePage', 'pageId', id, findPage(document, id) ?? undefined, rest, false);
  }
  const section = findSection(document, root);
  if (section)
    return withId(
      'updateSection',
      'sectionId',
      root,
      section.section.props,
      way[0] === 'props' ? way.slice(1) : way,
      true,
    );
  const verb = PART_VERBS[root];
  const values = Object.entries(document).find(([name]) => name === root)?.[1];
  const patch = verb === undefined ? null : patchAt(values, way, value);
  return verb === undefined || !patch ? unknownPath(path, values, way) : { ok: true, name: verb, input: patch };
}

/** What is changed at the top of `values` so that `text` stands at the way into it; null where the way leads to no text. */
function patchAt(values: unknown, [field, ...way]: string[], text: string): Record<string, unknown> | null {
  if (!isRecord(values) || field === undefined || !Object.hasOwn(values, field)) return null;
  const put = putAt(values[field], way, text);
  return put === undefined ? null : { [field]: put };
}

function putAt(value: unknown, [step, ...rest]: string[], text: string): unknown {
  if (step === undefined) return typeof value === 'string' ? text : undefined;
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    const put = putAt(list[Number(step)], rest, text);
    return put === undefined ? undefined : list.map((item, index) => (String(index) === step ? put : item));
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return undefined;
  const put = putAt(value[step], rest, text);
  return put === undefined ? undefined : { ...value, [step]: put };
}

/** Says how far the path leads and what is there. */
function unknownPath(path: string, values: unknown, way: readonly string[]): Found {
  let here = values;
  for (const step of way) {
    const next: unknown = Array.isArray(here) ? here[Number(step)] : isRecord(here) ? here[step] : undefined;
    if (next === undefined) break;
    here = next;
  }
  const there = isRecord(here)
    ? `There are: ${Object.keys(here).join(', ')}.`
    : Array.isArray(here)
      ? `The list has ${here.length} entries, from 0.`
      : 'Give ids of sections as in SITE.';
  return {
    ok: false,
    reason: `No text stands at “${path.slice(0, 100)}”. ${there} A path is such as sections/<id>/props/items/2/price or business/phone.`,
  };
}
