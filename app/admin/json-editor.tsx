import { useState } from 'react';
import { Textarea } from '#app/ui/index.ts';

/** So many lines at least, and one to go on writing in. */
const LEAST = 8;
const rowsFor = (text: string) => Math.max(LEAST, text.split('\n').length + 1);

/** A text of code with the numbers of its lines. Lines never wrap, so each has its number beside it. */
export function JsonEditor({ name, defaultValue }: { name: string; defaultValue: string }) {
  const [rows, setRows] = useState(rowsFor(defaultValue));
  return (
    <div className="flex rounded-md bg-sunken font-mono">
      <div aria-hidden="true" className="min-w-9 px-2 py-2 text-right leading-6 text-muted select-none">
        {Array.from({ length: rows }, (_, at) => (
          <span key={at} className="block text-sm leading-6">
            {at + 1}
          </span>
        ))}
      </div>
      <Textarea
        name={name}
        defaultValue={defaultValue}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onInput={(event) => setRows(rowsFor(event.currentTarget.value))}
        className="resize-none overflow-x-auto rounded-l-none"
      />
    </div>
  );
}
