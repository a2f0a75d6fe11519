import type { Drawn, DrawnPage } from './drawn-page.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formsWith } from '#app/editing/forms-with.ts';
import type { TypedPreview } from './typed-preview.ts';

/**
 * Shows in the preview what is being typed into a form of the editor. `onInput` stands on whatever holds the forms; the rest is fetched
 * with the first key. `state` changes when a form may have been saved or left.
 */
export function useDrawn({ website, page, intents }: DrawnPage, state: string) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const preview = useRef<TypedPreview>();
  const { id, path } = page;

  const onInput = async ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(formsWith(intents)) : null;
    if (!form) return;
    // Without a connection nothing can be drawn either.
    const loaded = await import('./typed-preview.ts').catch(() => null);
    if (!loaded) return;
    preview.current ??= loaded.typedPreview(website, setDrawn);
    preview.current.typed(form, { id, path });
  };
  useEffect(() => preview.current?.checked({ id, path }), [state, id, path]);
  return { drawn, onInput: (event: FormEvent) => void onInput(event) };
}
