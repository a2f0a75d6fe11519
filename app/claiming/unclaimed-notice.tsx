import { Form } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import * as now from '#app/auth/popup-login-notice.tsx';
import { useAuth } from '#app/auth/use-auth.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { dayAndMonth, Notice } from '#app/ui/index.ts';

// Whoever has an account never sees it, so its code is fetched by visitors only.
const load = () => import('#app/auth/popup-login-notice.tsx');
const PopupLoginNotice = import.meta.env.SSR
  ? now.PopupLoginNotice
  : lazy(async () => ({ default: (await load()).PopupLoginNotice }));

type UnclaimedNoticeProps = { website: { id: string; isUnclaimed: boolean; keptUntil?: string | null } };

/** Over the screens of a website that belongs to nobody yet: how to keep it. Nothing for any other website. */
export function UnclaimedNotice({ website: { id, isUnclaimed, keptUntil } }: UnclaimedNoticeProps) {
  const { isAuthenticated } = useAuth();
  if (!isUnclaimed) return null;
  const until = keptUntil ? `It is kept until ${dayAndMonth(keptUntil)}. ` : '';
  return (
    <div className="shrink-0 border-b p-3">
      {isAuthenticated ? (
        <Notice
          title="This website is in no account yet"
          actions={
            <Form method="post" action="/claim">
              <input type="hidden" name="website" value={id} />
              <SubmitButton size="small" look="secondary">
                Take it into my account
              </SubmitButton>
            </Form>
          }
        >
          <p className="text-sm">{until}Take it to keep and publish it.</p>
        </Notice>
      ) : (
        <Suspense>
          <PopupLoginNotice title="This website is in no account yet">
            <p className="text-sm">{until}Sign up, free, to keep and publish it.</p>
          </PopupLoginNotice>
        </Suspense>
      )}
    </div>
  );
}
