import { Form } from '@remix-run/react';
import { Upload } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Icon, Fold } from '#app/ui/index.ts';

/** Brings a website back that was exported, from here or from elsewhere. */
export function ImportForm({ isOpen }: { isOpen: boolean }) {
  return (
    <Fold id="import" title="Import a website" isOpen={isOpen}>
      <Form method="post" action="/website-import" encType="multipart/form-data" className="grid gap-3 px-4 py-4">
        <label htmlFor="import-file" className="text-sm font-medium">
          ZIP file of an exported website
        </label>
        <p id="import-help" className="text-sm text-muted">
          Every website can be exported in its editor, under Website. It comes back as a draft, with everything that was
          in it. 25 MB at most.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id="import-file"
            name="file"
            type="file"
            accept=".zip,application/zip"
            required
            aria-describedby="import-help"
            className="max-w-full min-w-0 rounded-md text-sm file:mr-3 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:py-2 file:font-medium"
          />
          <SubmitButton look="secondary" formAction="/website-import" icon={<Icon of={Upload} />}>
            Import
          </SubmitButton>
        </div>
      </Form>
    </Fold>
  );
}
