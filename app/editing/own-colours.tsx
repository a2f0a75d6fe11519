import { Check, CircleAlert } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { FieldErrors, Icon } from '#app/ui/index.ts';
import type { Theme } from '#site/model/document.ts';
import type { ColourNote, OwnColour } from '#site/themes/colour-notes.ts';
import { noteInWords } from './colour-words.ts';

const colours: { name: OwnColour; label: string; use: string }[] = [
  { name: 'background', label: 'Background', use: 'Behind everything' },
  { name: 'ink', label: 'Text', use: 'Words and headings' },
  { name: 'accent', label: 'Accent', use: 'Buttons and links' },
  { name: 'support', label: 'Second', use: 'Panels and drawings' },
];

const decides = (name: string) => name === 'mode' || colours.some((colour) => colour.name === name);

/** What the form says now of all that decides how colours are shown. */
function chosenIn(form: HTMLFormElement): Partial<Theme> {
  const data = new FormData(form);
  const mode = data.get('mode');
  return {
    ...Object.fromEntries(colours.map(({ name }) => [name, String(data.get(name))])),
    ...((mode === 'light' || mode === 'dark' || mode === 'auto') && { mode }),
  };
}

type OwnColoursProps = { theme: Theme; notes: ColourNote[]; errors: Record<string, string[]> };

/**
 * The four colours one can choose, each with whether it can be read where it is used, and what pages do about it when not. With
 * JavaScript this is told while a colour is chosen, by the engine's own rules, fetched then; without it after saving.
 */
export function OwnColours({ theme, notes: saved, errors }: OwnColoursProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [notes, setNotes] = useState(saved);
  useEffect(() => {
    const form = fieldset.current?.form;
    const check = async () => {
      const { colourNotes } = await import('#site/themes/colour-notes.ts');
      if (form) setNotes(colourNotes({ ...theme, ...chosenIn(form) }));
    };
    const onInput = (event: Event) => {
      if (event.target instanceof HTMLInputElement && decides(event.target.name)) void check();
    };
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [theme]);
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-sm font-medium">Own colours</legend>
      <div className="grid gap-px overflow-hidden rounded-lg border bg-line">
        {colours.map(({ name, label, use }) => (
          <div key={name} className="flex gap-3 bg-surface p-2.5">
            <input
              id={`colour-${name}`}
              type="color"
              name={name}
              defaultValue={theme[name]}
              aria-describedby={`colour-${name}-notes`}
              className="h-10 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
            />
            <div className="grid min-w-0 content-center gap-1">
              <label htmlFor={`colour-${name}`} className="text-sm font-medium">
                {label} <span className="font-normal text-muted">· {use}</span>
              </label>
              <ul id={`colour-${name}-notes`} className="grid gap-1 text-sm text-muted">
                {notes
                  .filter(({ colour }) => colour === name)
                  .map((note) => (
                    <Note key={note.use} note={note} />
                  ))}
              </ul>
              <FieldErrors errors={errors[name]} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Note({ note }: { note: ColourNote }) {
  const { text, isFine, shown } = noteInWords(note);
  return (
    <li className="flex gap-1.5">
      <Icon
        of={isFine ? Check : CircleAlert}
        className={isFine ? 'mt-0.5 size-4 text-success' : 'mt-0.5 size-4 text-warning'}
      />
      <span>
        {text}
        {note.change !== 'none' && (
          <>
            {' '}
            <span className="whitespace-nowrap">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="inline size-3 rounded-sm border align-[-1px]">
                <rect width="10" height="10" fill={note.shown} />
              </svg>{' '}
              {note.shown}
            </span>{' '}
            ({shown})
          </>
        )}
      </span>
    </li>
  );
}
