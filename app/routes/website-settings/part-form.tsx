import { Suspense, useEffect } from 'react';
import type { FormView } from '#app/forms/form-view.ts';
import { later } from '#app/later.ts';
import { Skeleton } from '#app/ui/index.ts';
import { firstSign, showSign } from './first-sign.ts';
import type { SettingsProps } from './settings-props.ts';

// The server writes these forms into the page, where they work by themselves; a browser fetches their code when somebody is there to use it.
const SectionForm = later(async () => {
  if (!import.meta.env.SSR) await firstSign();
  return (await import('./later-parts.ts')).SectionForm;
});

type PartFormProps = Pick<SettingsProps, 'website' | 'outcome'> & { form: FormView; label: string };

/** A part of the document: saved by its button, shown to visitors when it is published. */
export function PartForm({ website, outcome, form, label }: PartFormProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <SectionForm
        form={form}
        revision={website.currentRevision}
        submitLabel={label}
        outcome={outcome}
        discardHref={`/website/${website.id}/settings`}
        savesByButton
      />
    </Suspense>
  );
}

/** There is no form to be seen: the screen was opened from another one. */
function Waiting() {
  useEffect(showSign, []);
  return <Skeleton className="h-24" />;
}
