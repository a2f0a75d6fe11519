import { entry } from '../forms/entry.ts';
import { isRecord } from '../model/json.ts';
import { changedFields } from './changed-fields.ts';
import { gone, invalid, type Intent } from './intent.ts';
import { partOf } from './part-of.ts';
import { isShownWhole, placeOfPicture } from './place-of-picture.ts';

/** Puts an uploaded picture into a field of a part: `field` is its path in the form, such as `items.2.picture`. */
export const choosePicture: Intent = {
  run: ({ document, form }) => {
    const name = entry(form, 'part');
    const field = entry(form, 'field');
    const part = partOf(document, name);
    if (!part) return gone('section');
    const [focus, crop] = [entry(form, 'focus'), isShownWhole(name) ? '' : entry(form, 'crop')];
    const picture = {
      source: 'asset',
      id: entry(form, 'picture'),
      alt: entry(form, 'alt'),
      width: Number(entry(form, 'width')),
      height: Number(entry(form, 'height')),
      ...(focus && { focus }),
      ...(crop && { crop }),
    };
    const placed = withAt(part.values, field.split('.'), picture);
    const parsed = part.fields.safeParse(placed);
    if (!parsed.success) return invalid('picture', 'This place for a picture is no longer there.');
    const changed = changedFields(part.values, parsed.data);
    return {
      ok: true,
      operations: Object.keys(changed).length === 0 ? [] : part.operations(changed),
      goTo: placeOfPicture(name),
      anchor: `field-${field}`,
      message: 'Picture chosen',
    };
  },
};

/** The value with something else at a place that it has; null when it has no such place. */
function withAt(value: unknown, [step, ...rest]: string[], there: unknown): unknown {
  if (step === undefined) return there;
  if (Array.isArray(value)) {
    const index = Number(step);
    const inner = index in value ? withAt(value[index], rest, there) : null;
    return inner === null ? null : value.map((item: unknown, at) => (at === index ? inner : item));
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return null;
  const inner = withAt(value[step], rest, there);
  return inner === null ? null : { ...value, [step]: inner };
}
