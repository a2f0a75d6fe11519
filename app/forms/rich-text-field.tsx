import { Bold, Heading2, Italic, Link2, List } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Textarea, useIsHydrated } from '#app/ui/index.ts';
import { toggleLines, toggleMark, type Edit, type Selected } from './rich-edit.ts';
import { RichLinkForm } from './rich-link-form.tsx';
import { RichToolbar, type ToolButton } from './rich-toolbar.tsx';
import { selectedIn, typeEdit } from './type-edit.ts';

type RichTool = 'bold' | 'italic' | 'link' | 'list' | 'heading';

type RichTextFieldProps = {
  name: string;
  /** What the field is called. */
  label: string;
  value: string;
  max: number | undefined;
  rows: number;
  /** `blocks`: lines can be lists and subheadings too. */
  rich: 'words' | 'blocks';
};

/** What one has to type where there are no buttons. */
export const richHint = (rich: 'words' | 'blocks') =>
  `Write **bold**, *italic*, [words](/page) for a link${rich === 'blocks' ? '' : ', and leave an empty line between paragraphs'}`;

const wordTools: ToolButton<RichTool>[] = [
  { tool: 'bold', label: 'Bold', icon: Bold, key: 'B' },
  { tool: 'italic', label: 'Italic', icon: Italic, key: 'I' },
  { tool: 'link', label: 'Link', icon: Link2, key: 'K' },
];
const blockTools: ToolButton<RichTool>[] = [
  { tool: 'list', label: 'List', icon: List },
  { tool: 'heading', label: 'Subheading', icon: Heading2 },
];
const keys: Record<string, RichTool> = { b: 'bold', i: 'italic', k: 'link' };

/**
 * A text whose words can be set off. The textarea holds all there is; with JavaScript buttons and keys type the marks into it, as if
 * by hand, so that the browser's undo takes them back.
 */
export function RichTextField({ name, label, value, max, rows, rich }: RichTextFieldProps) {
  const isLive = useIsHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Selected | null>(null);

  const apply = (tool: RichTool) => {
    if (tool === 'link') setLinking(linking ? null : selectedIn(area.current));
    else if (tool === 'bold' || tool === 'italic')
      typeEdit(area.current, toggleMark(selectedIn(area.current), marks[tool]));
    else typeEdit(area.current, toggleLines(selectedIn(area.current), marks[tool]));
  };
  const link = (edit: Edit | null) => {
    typeEdit(area.current, edit);
    setLinking(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = keys[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(tool);
  };

  const tools = [...wordTools, ...(rich === 'blocks' ? blockTools : [])].map((button) =>
    button.tool === 'link' ? { ...button, isOpen: linking !== null } : button,
  );
  const textarea = (
    <Textarea
      ref={area}
      name={name}
      defaultValue={value}
      maxLength={max}
      rows={rows}
      onKeyDown={isLive ? onKeyDown : undefined}
      className={isLive ? 'rounded-t-none' : undefined}
    />
  );
  return (
    <div>
      {isLive && <RichToolbar label={label} tools={tools} onUse={apply} />}
      {linking && <RichLinkForm selected={linking} onDone={link} />}
      {textarea}
    </div>
  );
}

const marks = { bold: '**', italic: '*', list: '- ', heading: '## ' } as const;
