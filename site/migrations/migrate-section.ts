import type { Section } from '../model/document.ts';
import { failed, type Failed } from '../model/failure.ts';
import { getSection } from '../sections/index.ts';
import { declareHistory, migrate } from './history.ts';

/** Brings a section's props to the present version of its kind. Does not check them. */
export function migrateSection(section: Section): { ok: true; section: Section } | Failed {
  const definition = getSection(section.kind);
  if (!definition) {
    return failed(
      'INVALID',
      `There is no kind of section called “${section.kind.slice(0, 40)}”. Remove it or choose another kind.`,
      'kind',
    );
  }
  if (section.version === definition.version) return { ok: true, section };
  if (section.version > definition.version) {
    return failed(
      'NEWER',
      `A section (${definition.label}) was made by a newer release (version ${section.version}, this one reads up to ${definition.version}). Update Pagewright to open this website.`,
      'version',
    );
  }
  const history = declareHistory(definition.kind, definition.version, definition.migrations);
  const props = migrate(history, section.version, section.props);
  if (!props)
    return failed(
      'INVALID',
      `A section (${definition.label}) has the version ${section.version}, which does not exist.`,
      'version',
    );
  return { ok: true, section: { ...section, version: definition.version, props } };
}
