import { Bold, Heading2, Italic, Link2, List, type IconNode } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '#app/ui/index.ts';

export type RichTool = 'bold' | 'italic' | 'link' | 'list' | 'heading';

type Tool = { tool: RichTool; label: string; icon: IconNode; key?: string; isBlock?: boolean };

const tools: Tool[] = [
  { tool: 'bold', label: 'Bold', icon: Bold, key: 'B' },
  { tool: 'italic', label: 'Italic', icon: Italic, key: 'I' },
  { tool: 'link', label: 'Link', icon: Link2, key: 'K' },
  { tool: 'list', label: 'List', icon: List, isBlock: true },
  { tool: 'heading', label: 'Subheading', icon: Heading2, isBlock: true },
];

type RichToolbarProps = { label: string; hasBlocks: boolean; isLinking: boolean; onUse(tool: RichTool): void };

/** Buttons over a text. One stop of the Tab key; the arrows lead from button to button. */
export function RichToolbar({ label, hasBlocks, isLinking, onUse }: RichToolbarProps) {
  const [at, setAt] = useState(0);
  const shown = tools.filter(({ isBlock }) => hasBlocks || !isBlock);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + shown.length) % shown.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={`Format ${label}`}
      onKeyDown={onKeyDown}
      className="flex rounded-t-md border border-b-0 border-line-strong bg-surface p-0.5"
    >
      {shown.map(({ tool, label: name, icon, key }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={key && `Control+${key}`}
          aria-expanded={tool === 'link' ? isLinking : undefined}
          title={key ? `${name} (Ctrl+${key})` : name}
          // The text keeps its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onUse(tool)}
          className="grid size-8 place-items-center rounded-sm text-muted -outline-offset-2 hover:bg-ink/6 hover:text-ink aria-expanded:bg-ink/8 aria-expanded:text-ink"
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
