import { Form } from '@remix-run/react';
import { PopupLoginNotice } from '#app/auth/popup-login-notice.tsx';
import { useAuth } from '#app/auth/use-auth.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { dayAndMonth, Notice } from '#app/ui/index.ts';

/** How a website that belongs to nobody yet is kept. */
export function HowToKeep({ id, keptUntil }: { id: string; keptUntil: string | null }) {
  const { isAuthenticated } = useAuth();
  const day = keptUntil ? dayAndMonth(keptUntil) : null;
  const until = day ? `It is kept until ${day}. ` : '';
  const title = (
    <>
      <span className="max-md:sr-only">This website is not in an account yet</span>
      <span className="md:hidden">{day ? `Kept until ${day}` : 'Not in an account yet'}</span>
    </>
  );
  if (!isAuthenticated) {
    return (
      <PopupLoginNotice title={title} isOneLine>
        <p className="text-sm">{until}Sign up, free, to keep and publish it.</p>
      </PopupLoginNotice>
    );
  }
  return (
    <Notice
      title={title}
      isOneLine
      actions={
        <Form method="post" action="/claim">
          <input type="hidden" name="website" value={id} />
          <SubmitButton size="small" look="secondary">
            Add it to my account
          </SubmitButton>
        </Form>
      }
    >
      <p className="text-sm">{until}Add it to your account to keep and publish it.</p>
    </Notice>
  );
}
