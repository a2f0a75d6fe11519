import { useState } from 'react';
import { searchWith } from '#app/editing/search-params.ts';
import { hasSingleKeys, setSingleKeys } from '#app/editing/single-keys.ts';
import { Checkbox, useIsHydrated } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import { PanelHeader } from './panel-header.tsx';

const groups = [
  {
    title: 'Everywhere',
    keys: [
      { keys: ['Ctrl', 'S'], does: 'Save the open form' },
      { keys: ['Ctrl', 'Z'], does: 'Undo the last change' },
      { keys: ['Ctrl', 'Shift', 'Z'], does: 'Do it again' },
      { keys: ['Esc'], does: 'Back to the page, or put a dragged row back' },
    ],
  },
  {
    title: 'When you are not typing',
    keys: [
      { keys: ['A'], does: 'Add a section, below the chosen one' },
      { keys: ['P'], does: 'See what has changed, and publish' },
      { keys: ['G'], does: 'Go to the pages' },
      { keys: ['?'], does: 'Show this list' },
    ],
  },
  {
    title: 'In a list of sections or pages',
    keys: [
      { keys: ['↑', '↓'], does: 'Go from row to row' },
      { keys: ['Alt', '↑'], does: 'Move the row up' },
      { keys: ['Alt', '↓'], does: 'Move the row down' },
    ],
  },
  {
    title: 'In a long text',
    keys: [
      { keys: ['Ctrl', 'B'], does: 'Bold' },
      { keys: ['Ctrl', 'I'], does: 'Italic' },
      { keys: ['Ctrl', 'K'], does: 'Link' },
    ],
  },
];

/** What the keyboard does in the editor. */
export function KeysPanel({ search, view }: EditorProps) {
  const isLive = useIsHydrated();
  const section = search.get('section') !== null;
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <PanelHeader
        title="Keyboard shortcuts"
        back={{ href: searchWith(search, { panel: null }), label: section ? 'Section' : view.page.title }}
        hint="On a Mac, Cmd takes the place of Ctrl and Option that of Alt. Undo in a text field is the browser’s own."
      />
      {groups.map(({ title, keys }) => (
        <section key={title} className="grid gap-1">
          <h2 className="text-sm font-medium text-muted">{title}</h2>
          <dl>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does} className="flex items-baseline justify-between gap-4 border-b py-2 last:border-b-0">
                <dt className="min-w-0">{does}</dt>
                <dd className="flex shrink-0 gap-1">
                  {pressed.map((key) => (
                    <kbd
                      key={key}
                      className="grid min-w-6 place-items-center rounded-sm border bg-surface px-1.5 font-sans text-sm"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {isLive ? (
        <SingleKeys />
      ) : (
        <p className="text-sm text-muted">The shortcuts work in browsers with JavaScript switched on.</p>
      )}
    </div>
  );
}

/** Letters alone can get in the way of speech input and of other tools: they can be switched off. */
function SingleKeys() {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Checkbox
      id="single-keys"
      label="Use keys without Ctrl"
      help="Switch this off if letters alone get in the way. Only in this browser."
      checked={isOn}
      onChange={(event) => {
        setOn(event.currentTarget.checked);
        setSingleKeys(event.currentTarget.checked);
      }}
    />
  );
}
