import type { MouseEvent, RefObject } from 'react';
import type { Offers } from '#app/editing/outcome.ts';
import { typeEdit } from '#app/forms/type-edit.ts';
import { Button, Fold } from '#app/ui/index.ts';

type AssistantFoldProps = { form: RefObject<HTMLFormElement>; offers: Offers | undefined };

const asks = [
  { kind: 'TITLES', label: 'Titles' },
  { kind: 'EXCERPT', label: 'Excerpt' },
  { kind: 'DESCRIPTION', label: 'Description' },
  { kind: 'IMPROVE', label: 'Better words' },
  { kind: 'SHORTEN', label: 'Shorter' },
];

/** Where a wish of each kind goes. */
const fields: Record<string, string> = { TITLES: 'title', EXCERPT: 'excerpt', DESCRIPTION: 'seoDescription' };

const areaIn = (form: HTMLFormElement | null): HTMLTextAreaElement | null => {
  const area = form?.elements.namedItem('body');
  return area instanceof HTMLTextAreaElement ? area : null;
};

/** Asks the assistant for words. It only offers: nothing stands in the post before somebody takes it. */
export function AssistantFold({ form, offers }: AssistantFoldProps) {
  const select = () => {
    const area = areaIn(form.current);
    const selected = form.current?.elements.namedItem('selected');
    if (area && selected instanceof HTMLInputElement)
      selected.value = area.value.slice(area.selectionStart, area.selectionEnd);
  };
  return (
    <Fold title="Assistant" isOpen={offers !== undefined}>
      <div className="grid gap-4 p-4">
        <input type="hidden" name="selected" />
        <p className="text-sm text-muted">
          Offers words made from your text; you choose. Better and shorter words are for what you select in the text, or
          for all of it.
        </p>
        <div className="flex flex-wrap gap-2">
          {asks.map(({ kind, label }) => (
            <Button key={kind} type="submit" size="small" name="then" value={`ask ${kind}`} onClick={select}>
              {label}
            </Button>
          ))}
        </div>
        {offers && <Offered form={form} offers={offers} />}
      </div>
    </Fold>
  );
}

function Offered({ form, offers: { kind, note, texts, about } }: { form: AssistantFoldProps['form']; offers: Offers }) {
  const field = fields[kind] ?? 'body';
  const take = (event: MouseEvent, text: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLTextAreaElement) {
      const part = field === 'body' ? about : '';
      const from = control.value.indexOf(part);
      // What was selected reads otherwise by now: nobody can say where the offer belongs.
      if (from === -1) return event.preventDefault();
      const to = part === '' ? control.value.length : from + part.length;
      typeEdit(control, { from, to, text, start: from, end: from + text.length });
    } else if (control instanceof HTMLInputElement) {
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else return;
    event.preventDefault();
  };
  if (texts.length === 0) return <p role="status">There is nothing to make better. {note}</p>;
  return (
    <ul aria-label="Offers" className="grid grid-cols-1 gap-3">
      {texts.map((text) => (
        <li key={text} className="flex flex-wrap items-start justify-between gap-3 rounded-md border p-3">
          <p className="max-h-64 min-w-0 grow basis-48 overflow-y-auto break-words whitespace-pre-line">{text}</p>
          <Button
            type="submit"
            size="small"
            name={`use.${field}`}
            value={text}
            aria-label={`Use: ${text.slice(0, 60)}`}
            onClick={(event) => take(event, text)}
          >
            Use
          </Button>
        </li>
      ))}
      {note && <li className="text-sm text-muted">{note}</li>}
    </ul>
  );
}
