import { Form } from '@remix-run/react';
import type { ChatMessage } from './load-chat.server.ts';

type ChoicesProps = { message: string; choices: ChatMessage['choices'] };

/** Ways to go on that the assistant offers: each button sends its message, like one that was typed. */
export const Choices = ({ message, choices }: ChoicesProps) => (
  <Form method="post" replace preventScrollReset className="flex flex-wrap gap-1.5 py-1" aria-label="Choices">
    <input type="hidden" name="intent" value="send" />
    <input type="hidden" name="attempt" value={message} />
    {choices.map((choice) => (
      <button
        key={choice.message}
        type="submit"
        name="message"
        value={choice.message}
        className="min-h-8 rounded-full border bg-surface px-3 text-left text-sm font-medium hover:border-line-strong"
      >
        {choice.label}
      </button>
    ))}
  </Form>
);
