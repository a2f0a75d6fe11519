import { Form } from '@remix-run/react';
import { isOnline } from '#app/editing/status-badge.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, counted, Dialog } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';

type DeleteDialogProps = { websites: Dashboard['toDelete']; action: string; closeHref: string };

/** Asks once, and names them all; they can be brought back for 30 days. */
export function DeleteDialog({ websites, action, closeHref }: DeleteDialogProps) {
  const [first] = websites;
  if (!first) return null;
  const isOne = websites.length === 1;
  const published = websites.filter(({ status }) => isOnline(status)).length;
  return (
    <Dialog
      title={isOne ? `Delete “${first.name}”?` : `Delete ${counted(websites.length, 'website')}?`}
      closeHref={closeHref}
    >
      <p className="text-muted">
        {isOne
          ? 'It moves to “Recently deleted”. You can restore it for 30 days.'
          : 'They move to “Recently deleted”. You can restore them for 30 days.'}
        {published > 0 &&
          (isOne
            ? ' It goes offline at once.'
            : published === 1
              ? ' One of them is published, and goes offline at once.'
              : ` ${published} of them are published, and go offline at once.`)}
      </p>
      {!isOne && (
        <ul
          className="mt-4 max-h-60 divide-y overflow-y-auto rounded-lg border"
          aria-label="Websites to delete"
          tabIndex={0}
        >
          {websites.map(({ id, name, status }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 px-3 py-2">
              <span className="min-w-0 break-words">{name}</span>
              {isOnline(status) && <span className="shrink-0 text-sm text-muted">Published</span>}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={action} className="mt-6 flex flex-wrap justify-end gap-2">
        {websites.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <ButtonLink href={closeHref} keepsPlace>
          {isOne ? 'Keep it' : 'Keep them'}
        </ButtonLink>
        <SubmitButton look="danger" name="intent" value="delete">
          {isOne ? 'Delete website' : `Delete ${counted(websites.length, 'website')}`}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
