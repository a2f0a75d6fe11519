import { useRef, useState, type KeyboardEvent } from 'react';
import { Textarea, useIsHydrated } from '#app/ui/index.ts';
import { setLink, toggleLines, toggleMark, type Edit, type Selected } from './rich-edit.ts';
import { RichLinkForm } from './rich-link-form.tsx';
import { RichToolbar, type RichTool } from './rich-toolbar.tsx';

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

const keys: Record<string, RichTool> = { b: 'bold', i: 'italic', k: 'link' };

/**
 * A text whose words can be set off. The textarea holds all there is; with JavaScript buttons and keys type the marks into it, as if
 * by hand, so that the browser's undo takes them back.
 */
export function RichTextField({ name, label, value, max, rows, rich }: RichTextFieldProps) {
  const isLive = useIsHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [linking, setLinking] = useState<Selected | null>(null);

  const selected = (): Selected => ({
    value: area.current?.value ?? '',
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  });
  const apply = (tool: RichTool) => {
    if (tool === 'link') setLinking(linking ? null : selected());
    else if (tool === 'bold' || tool === 'italic') type(area.current, toggleMark(selected(), marks[tool]));
    else type(area.current, toggleLines(selected(), marks[tool]));
  };
  const link = (address: string | null) => {
    if (linking && address !== null) type(area.current, setLink(linking, address));
    else area.current?.focus();
    setLinking(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = keys[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(tool);
  };

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
      {isLive && <RichToolbar label={label} hasBlocks={rich === 'blocks'} isLinking={linking !== null} onUse={apply} />}
      {linking && <RichLinkForm selected={linking} onDone={link} />}
      {textarea}
    </div>
  );
}

const marks = { bold: '**', italic: '*', list: '- ', heading: '## ' } as const;

/** Types the edit into the textarea, so that it counts as typed and can be undone. */
function type(area: HTMLTextAreaElement | null, edit: Edit | null) {
  if (!area) return;
  area.focus();
  if (!edit) return;
  area.setSelectionRange(edit.from, edit.to);
  // Old, but the one way that keeps the browser's undo; all browsers have it.
  const isTyped = document.execCommand(edit.text === '' ? 'delete' : 'insertText', false, edit.text);
  if (!isTyped) {
    area.setRangeText(edit.text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}
