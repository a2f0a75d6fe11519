import { usePopupLogin } from '#app/auth/use-popup-login.ts';
import { MessageScreen } from '#app/frame/message-screen.tsx';
import { Button, ButtonLink } from '#app/ui/index.ts';

/** What a form held that came without a session: names and texts, in order. */
export type Unsent = [string, string][];

/** Reads it from the data of an error; null for every other error. */
export function unsentIn(data: unknown): Unsent | null {
  if (typeof data !== 'object' || data === null || !('unsent' in data) || !Array.isArray(data.unsent)) return null;
  return data.unsent.filter(
    (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
}

/** The session ended while somebody typed: all of it waits here until they have logged in again. */
export function ResendForm({ unsent }: { unsent: Unsent }) {
  const { login } = usePopupLogin();
  return (
    <MessageScreen
      title="You are logged out"
      actions={
        <>
          <ButtonLink {...login} look="primary" target="_blank">
            Log in in a new tab
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
      <p>What you typed is kept on this page. Log in in a new tab, come back here, and save it.</p>
    </MessageScreen>
  );
}
