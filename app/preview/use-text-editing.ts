import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangeFailure, ChangeOutcome } from '#app/editing/outcome.ts';
import { placeOf } from './edit-links.ts';
import type { EditorMessage, TextMessage } from './live-script.ts';
import type { TypeIntoForm } from './type-into-form.ts';

type Answer = (message: EditorMessage) => void;

/**
 * Texts that are edited in the preview. `onText` takes what its frame reports; the words go into the form of their part, which `open`
 * shows, and how that saves them is said below the text. What does so is fetched with the first press on a text.
 */
export function useTextEditing(open: (part: string) => void) {
  /** The text that is, or was last, edited. */
  const [place, setPlace] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const part = place === null ? null : placeOf(place).part;
  const fetcher = useFetcher<ChangeOutcome>({ key: part === null ? 'no text' : `save ${part}` });
  const answer = useRef<Answer>();
  const typing = useRef<Promise<TypeIntoForm>>();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  const onText = useCallback((message: TextMessage, reply: Answer) => {
    answer.current = reply;
    if (message.step === 'pasted') {
      void import('./pasted-text.ts').then(({ pastedText }) =>
        reply({ type: 'insert', text: pastedText(message.kind, message) }),
      );
      return;
    }
    typing.current ??= import('./type-into-form.ts').then(({ typeIntoForm }) =>
      typeIntoForm({ open: (part) => latest.current(part), onLost: setLost }),
    );
    if (message.step === 'begin') {
      setPlace(message.place);
      setLost(null);
    }
    setIsEditing(message.step !== 'end');
    void typing.current.then((into) => {
      if (message.step === 'begin') into.begin(message.place);
      if (message.step === 'typed') into.typed(message.place, message.text);
      if (message.step === 'end') into.end(message.place);
    });
  }, []);

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
