import { ButtonLink, counted, Notice } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';

/** What somebody made here before there was an account. */
export function UnclaimedWebsites({ websites }: { websites: Dashboard['unclaimed'] }) {
  const [first, ...others] = websites;
  if (!first) return null;
  const isOne = others.length === 0;
  const title = isOne
    ? `“${first.name}” is not in your account yet`
    : `${counted(websites.length, 'website')} are not in your account yet`;
  const add = isOne ? 'Add it to your account' : 'Add them to your account';
  return (
    <Notice
      title={title}
      actions={
        <ButtonLink size="small" href="/claim">
          {add}
        </ButtonLink>
      }
    >
      {isOne ? 'You made it without an account.' : 'You made them without an account.'}
    </Notice>
  );
}
