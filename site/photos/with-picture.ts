import type { WebsiteDocument } from '../model/document.ts';
import type { Image } from '../model/fields.ts';
import { isRecord } from '../model/json.ts';
import type { Operation } from '../operations/index.ts';

type Props = Record<string, unknown>;

/** The props with another picture at the path of a slot. */
export function withPicture(props: Props, [name = '', at, ...rest]: string[], picture: Image): Props {
  if (at === undefined) return { ...props, [name]: picture };
  const list: unknown = props[name];
  if (!Array.isArray(list)) return props;
  const items: unknown[] = list;
  return {
    ...props,
    [name]: items.map((item, index) =>
      index === Number(at) && isRecord(item) ? withPicture(item, rest, picture) : item,
    ),
  };
}

/** The change that leads a section to these props: only the fields that differ. */
export function propsChange({ pages }: WebsiteDocument, sectionId: string, props: Props): Operation {
  const before = pages.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)?.props ?? {};
  const changed = Object.entries(props).filter(([name, value]) => value !== before[name]);
  return { type: 'updateSection', sectionId, props: Object.fromEntries(changed) };
}
