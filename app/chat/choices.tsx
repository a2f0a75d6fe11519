import { Form } from '@remix-run/react';
import { Miniature } from '#app/miniature.tsx';
import { previewAddress } from '#app/preview/preview-address.ts';
import type { ChatMessage } from './load-chat.server.ts';

type Choice = ChatMessage['choices'][number];
/** The draft that looks are drawn of. */
export type DrawnDraft = { website: string; token: string };
type ChoicesProps = { message: string; choices: ChatMessage['choices']; draft: DrawnDraft };

/** Ways to go on that the assistant offers: each button sends its message, like one that was typed. Looks are drawn beside theirs. */
export const Choices = ({ message, choices, draft }: ChoicesProps) => (
  <Form method="post" replace preventScrollReset className="flex flex-wrap gap-1.5 py-1" aria-label="Choices">
    <input type="hidden" name="intent" value="send" />
    <input type="hidden" name="attempt" value={message} />
    {choices.map((choice) =>
      choice.look ? (
        <Look key={choice.message} choice={choice} look={choice.look} draft={draft} />
      ) : (
        <button
          key={choice.message}
          type="submit"
          name="message"
          value={choice.message}
          className="min-h-8 rounded-full border bg-surface px-3 text-left text-sm font-medium hover:border-line-strong"
        >
          {choice.label}
        </button>
      ),
    )}
  </Form>
);

/** The whole card is the button; its picture is the website itself in that look. */
const Look = ({ choice, look, draft: { website, token } }: { choice: Choice; look: string; draft: DrawnDraft }) => (
  <div className="relative w-[calc((100%-0.75rem)/3)] overflow-hidden rounded-lg border bg-surface hover:border-line-strong">
    <Miniature
      src={previewAddress({ website, token, page: '/', look })}
      title={`${choice.label} in small`}
      className="border-b"
    />
    <button
      type="submit"
      name="message"
      value={choice.message}
      className="w-full px-2.5 py-2 text-left text-sm font-medium after:absolute after:inset-0"
    >
      {choice.label}
    </button>
  </div>
);
