import type { FetcherWithComponents } from '@remix-run/react';
import { ArrowUp } from 'lucide';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useComeBack } from '#app/forms/use-come-back.ts';
import { Button, Field, Icon, Textarea, useIsHydrated } from '#app/ui/index.ts';
import type { ChatOutcome } from './chat-action.server.ts';

type MessageFormProps = {
  fetcher: FetcherWithComponents<ChatOutcome>;
  suggestions: string[];
  /** What a failed attempt without JavaScript had typed. */
  typed: string;
  /** Names this form, so that sending it twice is one message. */
  attempt: string;
  isWorking: boolean;
};

export const MESSAGE_FORM = 'message-form';

/**
 * The box. Enter sends with JavaScript, Shift+Enter begins a new line; without it the button sends. What failed stays in the
 * box; a suggestion is sent as it is.
 */
export function MessageForm({ fetcher, suggestions, typed, attempt, isWorking }: MessageFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useIsHydrated();
  useComeBack(MESSAGE_FORM);
  const sent = useRef({ text: '', attempt: '' });

  const failed = fetcher.state === 'idle' && fetcher.data !== undefined && !('sent' in fetcher.data);
  const send = (text: string) => {
    if (isWorking || text.trim() === '') return;
    // The same words after a failure are the same attempt: perhaps only the answer was lost.
    if (!failed || sent.current.text !== text) sent.current = { text, attempt: crypto.randomUUID() };
    const data = new FormData();
    data.set('intent', 'send');
    data.set('message', text);
    data.set('attempt', sent.current.attempt);
    data.set('enhanced', '1');
    fetcher.submit(data, { method: 'post' });
    if (box.current && box.current.value === text) box.current.value = '';
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(box.current?.value ?? '');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(event.currentTarget.value);
  };

  useEffect(() => {
    // Nothing that was not sent is lost, unless something new has been typed meanwhile.
    if (failed && box.current && box.current.value === '') box.current.value = sent.current.text;
  }, [failed, fetcher.data]);

  return (
    <>
      {suggestions.length > 0 && !isWorking && (
        <form
          method="post"
          className="flex flex-wrap gap-1.5 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4"
          aria-label="Suggestions"
        >
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="attempt" value={attempt} />
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="submit"
              name="message"
              value={suggestion}
              onClick={(event) => {
                event.preventDefault();
                send(suggestion);
              }}
              className="min-h-8 rounded-full max-sm:shrink-0 border bg-surface px-3 text-left text-sm hover:border-line-strong"
            >
              {suggestion}
            </button>
          ))}
        </form>
      )}
      <form method="post" id={MESSAGE_FORM} onSubmit={submit} className="grid gap-2">
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="attempt" value={attempt} />
        <Field id="message" label="Message" labelHidden>
          <Textarea
            ref={box}
            name="message"
            rows={3}
            maxLength={2000}
            required
            defaultValue={typed}
            onKeyDown={onKeyDown}
            placeholder="What should change?"
            className="field-sizing-content max-h-48 resize-none"
          />
        </Field>
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted max-sm:invisible">
            {isWorking ? 'You can go on writing meanwhile' : isHydrated && 'Enter sends, Shift+Enter begins a new line'}
          </p>
          <Button type="submit" look="secondary" aria-disabled={isWorking || undefined} icon={<Icon of={ArrowUp} />}>
            Send
          </Button>
        </div>
      </form>
    </>
  );
}
