import { Bold, Code, Heading2, Heading3, ImagePlus, Italic, Link2, List, ListOrdered, Table, TextQuote } from 'lucide';
import type { ToolButton } from './rich-toolbar.tsx';

export type MarkdownTool =
  | 'bold'
  | 'italic'
  | 'link'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'code'
  | 'picture'
  | 'table';

export const markdownTools: readonly ToolButton<MarkdownTool>[] = [
  { tool: 'heading', label: 'Heading', icon: Heading2, key: 'Alt+2' },
  { tool: 'subheading', label: 'Subheading', icon: Heading3, key: 'Alt+3' },
  { tool: 'bold', label: 'Bold', icon: Bold, key: 'B' },
  { tool: 'italic', label: 'Italic', icon: Italic, key: 'I' },
  { tool: 'link', label: 'Link', icon: Link2, key: 'K' },
  { tool: 'bullets', label: 'List', icon: List, key: 'Shift+8' },
  { tool: 'numbers', label: 'Numbered list', icon: ListOrdered, key: 'Shift+7' },
  { tool: 'quote', label: 'Quote', icon: TextQuote, key: 'Shift+9' },
  { tool: 'code', label: 'Code', icon: Code, key: 'E' },
  { tool: 'picture', label: 'Picture', icon: ImagePlus },
  { tool: 'table', label: 'Table', icon: Table },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The tool of a shortcut. Digits are told by their place: with Shift or Alt a key types something else. */
export function toolOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): MarkdownTool | null {
  if (!ctrlKey && !metaKey) return null;
  const name = code.startsWith('Digit') ? code.slice('Digit'.length) : key.toUpperCase();
  const pressed = `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${name}`;
  return markdownTools.find((button) => button.key === pressed)?.tool ?? null;
}
