import type { RefObject } from 'react';
import { laterApart } from '#app/later.ts';
import { Button, Fold } from '#app/ui/index.ts';
import type { ShownTask } from './shown-task.ts';

const AssistantAnswer = laterApart(async () => (await import('./assistant-answer.tsx')).AssistantAnswer);

type AssistantFoldProps = {
  form: RefObject<HTMLFormElement>;
  /** What was last asked for. */
  task: ShownTask | null;
  /** Something is being asked for right now. */
  isAsking: boolean;
};

const asks = [
  { kind: 'TITLES', label: 'Titles' },
  { kind: 'EXCERPT', label: 'Excerpt' },
  { kind: 'DESCRIPTION', label: 'Description' },
  { kind: 'IMPROVE', label: 'Better words' },
  { kind: 'SHORTEN', label: 'Shorter' },
];

const areaIn = (form: HTMLFormElement | null): HTMLTextAreaElement | null => {
  const area = form?.elements.namedItem('body');
  return area instanceof HTMLTextAreaElement ? area : null;
};

/** Asks the assistant for words. It only offers: nothing stands in the post before somebody takes it. */
export function AssistantFold({ form, task, isAsking }: AssistantFoldProps) {
  const select = () => {
    const area = areaIn(form.current);
    const selected = form.current?.elements.namedItem('selected');
    if (area && selected instanceof HTMLInputElement)
      selected.value = area.value.slice(area.selectionStart, area.selectionEnd);
  };
  const isWorking = task?.state === 'WORKING';
  return (
    <Fold id="assistant" title="Assistant" isOpen={task !== null}>
      <div className="grid grid-cols-1 gap-4 p-4">
        <input type="hidden" name="selected" />
        <p className="text-sm text-muted">
          Offers words made from your text; you choose. Better and shorter words are for what you select in the text, or
          for all of it.
        </p>
        <div className="flex flex-wrap gap-2">
          {asks.map(({ kind, label }) => (
            <Button
              key={kind}
              type="submit"
              size="small"
              name="then"
              value={`ask ${kind}`}
              onClick={select}
              disabled={isWorking || isAsking}
            >
              {label}
            </Button>
          ))}
        </div>
        {task && <AssistantAnswer form={form} task={task} />}
      </div>
    </Fold>
  );
}
