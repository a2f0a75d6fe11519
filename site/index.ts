/** The engine's public door. Look, section kinds and rendering have doors of their own: `sections/`, `templates/`, `themes/`, `render/`. */
export * from './operations/index.ts';
export {
  DOCUMENT_VERSION,
  documentSchema,
  type Business,
  type Page,
  type Section,
  type Theme,
  type WebsiteDocument,
} from './model/document.ts';
export { findPage, findSection } from './model/find-section.ts';
export { parseDocument, type ParsedDocument } from './model/parse-document.ts';
export { patchOf } from './model/patch.ts';
export { formFieldsOf, type FormField } from './sections/form-fields.ts';
export { jsonSchemaOf } from './sections/json-schema.ts';
export { getSection, sectionKinds, sections } from './sections/index.ts';
export {
  forgivingLink,
  initialValues,
  readForm,
  type FormRead,
  type ListChange,
  type ReadOptions,
} from './forms/index.ts';
