import type { IconNode } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from '#app/ui/index.ts';

/** A button over a text. `key` with Ctrl does the same; `isOpen` says whether what it opens is there. */
export type ToolButton<Tool> = { tool: Tool; label: string; icon: IconNode; key?: string; isOpen?: boolean };

type RichToolbarProps<Tool> = { label: string; tools: readonly ToolButton<Tool>[]; onUse(tool: Tool): void };

/** Buttons over a text. One stop of the Tab key; the arrows lead from button to button. */
export function RichToolbar<Tool extends string>({ label, tools, onUse }: RichToolbarProps<Tool>) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
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
      {tools.map(({ tool, label: name, icon, key, isOpen }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={key && `Control+${key}`}
          aria-expanded={isOpen}
          title={key ? `${name} (Ctrl+${key})` : name}
          // The text keeps its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onUse(tool)}
          className="grid h-8 w-8 min-w-6 place-items-center rounded-sm text-muted -outline-offset-2 hover:bg-ink/6 hover:text-ink aria-expanded:bg-ink/8 aria-expanded:text-ink"
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
