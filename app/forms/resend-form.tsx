import { usePopupLogin } from '#app/auth/use-popup-login.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { Button, ButtonLink } from '#app/ui/index.ts';
import type { Unsent } from './unsent.ts';

/** The session ended while somebody typed: all of it waits here until they have logged in again. */
export function ResendForm({ unsent }: { unsent: Unsent }) {
  const { login } = usePopupLogin();
  return (
    <MessageScreen
      title="You are logged out"
      actions={
        <>
          <ButtonLink {...login} look="primary" target="_blank">
            Log in (opens in a new tab)
          </ButtonLink>
          <form method="post">
            {unsent.map(([name, value], index) => (
              <textarea key={index} name={name} defaultValue={value} hidden readOnly />
            ))}
            <Button type="submit">Save what I typed</Button>
          </form>
        </>
      }
    >
      <p>What you typed is kept on this page. Log in from a new tab, then come back here and save it.</p>
    </MessageScreen>
  );
}
