import { useSearchParams, type FetcherWithComponents } from '@remix-run/react';
import { ArrowUp } from 'lucide';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useComeBack } from '#app/forms/use-come-back.ts';
import { Button, Field, Icon, Textarea, useIsHydrated } from '#app/ui/index.ts';
import { AboutChip, AttachPicture } from './came-along.tsx';
import type { ChatOutcome, SentPicture } from './chat-action.server.ts';
import type { LoadedChat } from './load-chat.server.ts';

type MessageFormProps = {
  fetcher: FetcherWithComponents<ChatOutcome>;
  suggestions: string[];
  /** What a failed attempt without JavaScript had typed. */
  typed: string;
  /** Names this form, so that sending it twice is one message. */
  attempt: string;
  isWorking: boolean;
  about: LoadedChat['about'];
  /** A picture that came with a failed attempt. */
  picture: SentPicture | undefined;
};

export const MESSAGE_FORM = 'message-form';
/** The id of the box. */
export const MESSAGE = 'message';

/**
 * The box. Enter sends with JavaScript, Shift+Enter begins a new line; without it the button sends. What failed stays in the
 * box; a suggestion is sent as it is.
 */
export function MessageForm({ fetcher, suggestions, typed, attempt, isWorking, about, picture }: MessageFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  useComeBack(MESSAGE_FORM);
  const sent = useRef({ text: '', attempt: '' });

  const failed = fetcher.state === 'idle' && fetcher.data !== undefined && !('sent' in fetcher.data);
  const send = (text: string, along?: HTMLFormElement | null) => {
    if (isWorking || text.trim() === '') return;
    // The same words after a failure are the same attempt: perhaps only the answer was lost.
    if (!failed || sent.current.text !== text) sent.current = { text, attempt: crypto.randomUUID() };
    const data = along ? new FormData(along) : new FormData();
    data.set('intent', 'send');
    data.set('message', text);
    data.set('attempt', sent.current.attempt);
    data.set('enhanced', '1');
    fetcher.submit(data, { method: 'post', encType: 'multipart/form-data' });
    if (box.current && box.current.value === text) box.current.value = '';
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(box.current?.value ?? '', form.current);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(event.currentTarget.value, form.current);
  };

  useEffect(() => {
    // Nothing that was not sent is lost, unless something new has been typed meanwhile.
    if (failed && box.current && box.current.value === '') box.current.value = sent.current.text;
  }, [failed, fetcher.data]);

  const isSent = fetcher.state === 'idle' && fetcher.data !== undefined && 'sent' in fetcher.data;
  useEffect(() => {
    // What came along went with the message.
    if (!isSent) return;
    for (const name of ['file', 'alt']) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = '';
    }
    form.current?.querySelector('details')?.removeAttribute('open');
    setSearch(
      (before) => {
        for (const name of ['about', 'words']) before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    // Only what was sent counts: where the screen is now changes with this very call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSent, fetcher.data]);
  const aboutSection = about?.sectionId;
  useEffect(() => {
    if (aboutSection !== undefined) box.current?.focus({ preventScroll: true });
  }, [aboutSection]);

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
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        id={MESSAGE_FORM}
        onSubmit={submit}
        className="grid grid-cols-1 gap-2"
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="attempt" value={attempt} />
        {about && <AboutChip about={about} search={search} />}
        <Field id={MESSAGE} label="Message" labelHidden>
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
        <AttachPicture sent={picture} />
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted max-sm:invisible">
            {isWorking
              ? 'You can keep writing in the meantime'
              : isHydrated && 'Enter sends. Press a part of the preview to ask about it.'}
          </p>
          <Button type="submit" look="secondary" aria-disabled={isWorking || undefined} icon={<Icon of={ArrowUp} />}>
            Send
          </Button>
        </div>
      </form>
    </>
  );
}
