import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Dialog } from '#app/ui/index.ts';
import type { DashboardWebsite } from './dashboard.server.ts';

/** Asks once; the website can be brought back for 30 days. */
export function DeleteDialog({ website }: { website: DashboardWebsite }) {
  return (
    <Dialog title={`Delete “${website.name}”?`} closeHref="/">
      <p className="text-muted">
        {website.status === 'DRAFT' ? 'It' : 'It goes offline at once and'} moves to “Recently deleted”. You can restore
        it for 30 days.
      </p>
      <Form method="post" action="/?index" className="mt-6 flex justify-end gap-2">
        <input type="hidden" name="id" value={website.id} />
        <ButtonLink href="/">Keep it</ButtonLink>
        <SubmitButton look="danger" name="intent" value="delete">
          Delete website
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
