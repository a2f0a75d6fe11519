import { useState, type MouseEvent, type RefObject } from 'react';
import { offerValue } from '#app/blog/text-offer.ts';
import { typeEdit } from '#app/forms/type-edit.ts';
import { Button } from '#app/ui/index.ts';
import { cancelFormOf, forgetFormOf } from './post-form-id.ts';
import { isWorthTelling, progressOf, type ShownTask } from './shown-task.ts';
import { TaskAtWork } from './task-at-work.tsx';
import { TaskEnded } from './task-ended.tsx';

type AnswerProps = { form: RefObject<HTMLFormElement>; task: ShownTask };

/** Where a wish of each kind goes. */
const fields: Record<string, string> = { TITLES: 'title', EXCERPT: 'excerpt', DESCRIPTION: 'seoDescription' };

/** How far the assistant is, and what it offers. */
export function AssistantAnswer({ form, task }: AnswerProps) {
  if (task.state === 'WORKING')
    return <TaskAtWork task={task} words={progressOf(task)} canWrite form={cancelFormOf(task)} />;
  return (
    <>
      {task.state === 'DONE' && <Offered key={task.id} form={form} task={task} />}
      {(isWorthTelling(task) || task.state === 'DONE') && (
        <TaskEnded
          task={task}
          canWrite
          form={forgetFormOf(task)}
          {...(task.state === 'NOTHING' && { words: 'There is nothing to improve here.' })}
        />
      )}
    </>
  );
}

/** The text that an offer would replace reads otherwise by now: nobody can say where the offer belongs. */
const MISSED = 'Your text has changed since, so this no longer fits. Ask again, or copy the words.';

function Offered({ form, task: { part, texts, replaces } }: AnswerProps) {
  const [isMissed, setMissed] = useState(false);
  const field = fields[part ?? ''] ?? 'body';
  const take = (event: MouseEvent, text: string) => {
    const control = form.current?.elements.namedItem(field);
    event.preventDefault();
    if (control instanceof HTMLTextAreaElement) {
      const was = field === 'body' ? replaces : control.value;
      const from = control.value.indexOf(was);
      setMissed(from === -1);
      if (from !== -1) typeEdit(control, { from, to: from + was.length, text, start: from, end: from + text.length });
    } else if (control instanceof HTMLInputElement) {
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return (
    <>
      <ul aria-label="Offers" className="grid grid-cols-1 gap-3">
        {texts.map((text) => (
          <li key={text} className="flex flex-wrap items-start justify-between gap-3 rounded-md border p-3">
            <p className="max-h-64 min-w-0 grow basis-48 overflow-y-auto break-words whitespace-pre-line">{text}</p>
            <Button
              type="submit"
              size="small"
              name={`use.${field}`}
              value={field === 'body' ? offerValue({ replaces, text }) : text}
              aria-label={`Use: ${text.slice(0, 60)}`}
              onClick={(event) => take(event, text)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
      {isMissed && <p role="alert">{MISSED}</p>}
    </>
  );
}
