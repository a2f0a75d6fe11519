// What types into a Markdown field for somebody: its buttons, its keys and what they do. Fetched once the page works.
export { editOf } from './markdown-edit.ts';
export { nextLine } from './markdown-lines.ts';
export { markdownTools, toolOfKey } from './markdown-tools.ts';
export { RichLinkForm } from './rich-link-form.tsx';
export { RichToolbar } from './rich-toolbar.tsx';
