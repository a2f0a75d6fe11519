import type { MouseEvent, RefObject } from 'react';
import { chosenAt, placesOf, type Choice } from '#app/blog/two-versions.ts';
import type { ShownConflict } from '#app/editing/outcome.ts';
import { typeElsewhere } from '#app/forms/type-edit.ts';
import { Button, counted, Notice } from '#app/ui/index.ts';

type NoticeProps = { form: RefObject<HTMLFormElement>; body: string; conflicts: ShownConflict[] };

const choices: { choice: Choice; label: string }[] = [
  { choice: 'first', label: 'Keep the first' },
  { choice: 'second', label: 'Keep the second' },
  { choice: 'both', label: 'Keep both' },
];

/** Two people wrote one paragraph, or one field: both are kept, and somebody chooses. */
export function TwoVersionsNotice({ form, body, conflicts }: NoticeProps) {
  const places = placesOf(body);
  const fields = conflicts.filter(({ label }) => label !== 'Text');
  if (places.length === 0 && fields.length === 0) return null;
  const choose = (event: MouseEvent, index: number, choice: Choice) => {
    const area = form.current?.elements.namedItem('body');
    const edit = area instanceof HTMLTextAreaElement ? chosenAt(area.value, index, choice) : null;
    if (!edit || !(area instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    typeElsewhere(area, edit);
  };
  return (
    <Notice
      tone="warning"
      title={
        places.length > 0
          ? `You and somebody else wrote ${places.length === 1 ? 'the same paragraph' : `${counted(places.length, 'paragraph')} both`}`
          : 'Someone else changed the same'
      }
    >
      {places.length > 0 && <p>Nothing is lost: both versions are in the text. It can be published once you choose.</p>}
      {places.map(({ first, second, from }, index) => (
        <div key={from} className="mt-3 grid gap-2">
          <div className="grid gap-2 sm:grid-cols-2">
            {[first, second].map((text, at) => (
              <p
                key={at}
                className="max-h-48 overflow-y-auto rounded-md border bg-surface p-2.5 text-sm break-words whitespace-pre-line"
              >
                {text}
              </p>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ choice, label }) => (
              <Button
                key={choice}
                type="submit"
                size="small"
                name="choose"
                value={`${index} ${choice}`}
                onClick={(event) => choose(event, index, choice)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {fields.map(({ label, mine, theirs }) => (
        <p key={label} className="mt-2 text-sm break-words">
          <strong className="font-medium">{label}.</strong> Yours is saved: “{mine}”. Theirs is among the versions: “
          {theirs}
          ”.
        </p>
      ))}
    </Notice>
  );
}
