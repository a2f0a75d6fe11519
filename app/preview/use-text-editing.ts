import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeFailure, ChangeOutcome } from '#app/editing/outcome.ts';
import type { Sources } from '#app/forms/sources.ts';
import { useBeforePaint } from '#app/forms/use-before-paint.ts';
import { shortPage } from '#app/site-import/short-page.ts';
import { placeOf } from './edit-links.ts';
import type { EditorMessage, TextMessage } from './frame-messages.ts';
import type { TypeIntoForm } from './type-into-form.ts';

type Answer = (message: EditorMessage) => void;

type TextEditing = { open: (part: string) => void; sources: Sources };

/**
 * Texts that are edited in the preview, and pictures that are dropped there: `onText` and `onPicture` take what its frame reports. All
 * of it goes into the form of its part, which `open` shows; how that saves a text is said below it, and before that where it came over
 * from. What does so is fetched with the first press on a text.
 */
export function useTextEditing({ open, sources: { texts } }: TextEditing) {
  /** The text that is, or was last, edited. */
  const [place, setPlace] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const part = place === null ? null : placeOf(place).part;
  const fetcher = useFetcher<ChangeOutcome>({ key: part === null ? 'no text' : `save ${part}` });
  const answer = useRef<Answer>();
  const typing = useRef<Promise<TypeIntoForm>>();
  const latest = useRef({ open, texts });
  useBeforePaint(() => {
    latest.current = { open, texts };
  });

  const into = useCallback(() => {
    typing.current ??= import('./type-into-form.ts').then(({ typeIntoForm }) =>
      typeIntoForm({
        open: (part) => latest.current.open(part),
        onReached: (text) => {
          const url = latest.current.texts.find(([came]) => came === text)?.[1];
          if (url) answer.current?.({ type: 'said', words: `From ${shortPage(url)}`, isProblem: false });
        },
        onLost: setLost,
      }),
    );
    return typing.current;
  }, []);
  const onPicture = useCallback(
    (place: string, file: File | null) => void into().then((forms) => forms.picture(place, file)),
    [into],
  );

  const onText = useCallback(
    (message: TextMessage, reply: Answer) => {
      answer.current = reply;
      if (message.step === 'pasted') {
        void import('./pasted-text.ts').then(({ pastedText }) =>
          reply({ type: 'insert', text: pastedText(message.kind, message) }),
        );
        return;
      }
      if (message.step === 'begin') {
        setPlace(message.place);
        setLost(null);
      }
      setIsEditing(message.step !== 'end');
      void into().then((forms) => {
        if (message.step === 'begin') forms.begin(message.place);
        if (message.step === 'typed') forms.typed(message.place, message.text);
        if (message.step === 'end') forms.end(message.place);
      });
    },
    [into],
  );

  const isSaving = fetcher.state !== 'idle';
  const hasSaved = useRef(false);
  const outcome = fetcher.data;
  const failure = outcome && !outcome.ok ? outcome : null;
  const field = place === null ? '' : placeOf(place).field;
  const words = isSaving ? 'Saving…' : failure ? wordsOf(failure, field) : 'Saved';
  useEffect(() => {
    // How the save before went says nothing about what is typed now.
    hasSaved.current = isEditing && (hasSaved.current || isSaving);
    if (hasSaved.current) answer.current?.({ type: 'said', words, isProblem: failure !== null && !isSaving });
  }, [isEditing, words, failure, isSaving]);

  return {
    onText,
    onPicture,
    isEditing,
    part,
    field,
    problem: failure && !isSaving && !isEditing ? wordsOf(failure, field) : null,
    lost,
  };
}

/** Why a text is not saved, short enough to stand below it. */
function wordsOf(failure: ChangeFailure, field: string): string {
  switch (failure.code) {
    case 'CONFLICT':
      return 'Not saved yet: this changed while you were editing. The form shows both.';
    case 'UNAVAILABLE':
      return 'Not saved yet: there is no connection. It is saved as soon as there is one.';
    case 'INVALID':
      return `Not saved yet. ${failure.fields[field]?.join(' ') ?? failure.message}`;
    default:
      return `Not saved yet. ${failure.message}`;
  }
}
