import { getSection } from '../sections/index.ts';
import { formFieldsOf } from '../sections/form-fields.ts';
import { sectionSchema, type Section } from './document.ts';
import { failed, inPlainWords, invalid, type Failed } from './failure.ts';
import { fieldLabel } from './field-label.ts';

const shellSchema = sectionSchema.omit({ props: true });

/**
 * Checks a section against its kind: variant, version and props. Gives it back in its one canonical form (keys in the
 * order of the schema, defaults filled in). Fields of a failure are paths inside the props.
 */
export function parseSection(section: Section): { ok: true; section: Section } | Failed {
  const definition = getSection(section.kind);
  if (!definition) {
    return failed(
      'INVALID',
      `There is no kind of section called “${String(section.kind).slice(0, 40)}”. Choose another kind.`,
      'kind',
    );
  }
  const shell = shellSchema.safeParse(section, { error: inPlainWords });
  if (!shell.success) return invalid(shell.error, ([name]) => `${definition.label}, ${name ?? ''}`);
  if (!Object.hasOwn(definition.variants, section.variant)) {
    const known = Object.keys(definition.variants).join(', ');
    return failed(
      'INVALID',
      `${definition.label} has no layout called “${section.variant}”. Choose one of: ${known}.`,
      'variant',
    );
  }
  if (section.version !== definition.version) {
    return failed(
      'INVALID',
      `${definition.label} has to be written in version ${definition.version} of its fields.`,
      'version',
    );
  }
  const props = definition.fields.safeParse(section.props, { error: inPlainWords });
  if (!props.success) {
    return invalid(props.error, (path) => fieldLabel(formFieldsOf(definition.fields), path) || definition.label);
  }
  return { ok: true, section: { ...shell.data, props: props.data } };
}
