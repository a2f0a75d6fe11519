import { PlansLink } from '#app/billing/plans-link.tsx';
import { claimAddress } from '#app/claiming/claim-address.ts';
import { ButtonLink, Notice } from '#app/ui/index.ts';
import type { ChatFailure, ChatOutcome } from './chat-action.server.ts';
import type { ChatProps } from './chat-props.ts';
import { MESSAGE_FORM } from './message-form.tsx';

type Failure = Exclude<Extract<ChatOutcome, { code: ChatFailure['code'] }>, { sent: string }>;
type NotDoneProps = { failure: Failure; website: ChatProps['website'] };

/** What failed, in words, and the screen that leads on from it. */
export function NotDone({ failure, website }: NotDoneProps) {
  const isPublishing = 'intent' in failure && failure.intent === 'publish';
  const wayOn = () => {
    if (failure.code === 'LIMIT_REACHED' && !website.isUnclaimed)
      return <PlansLink website={website.id} keeps={MESSAGE_FORM} />;
    if (failure.code === 'LIMIT_REACHED')
      return (
        <ButtonLink size="small" href={claimAddress(website.id)}>
          Add it to an account
        </ButtonLink>
      );
    return (
      isPublishing && (
        <ButtonLink size="small" href={`/website/${website.id}?panel=publish`}>
          See what to fix
        </ButtonLink>
      )
    );
  };
  const title = 'title' in failure ? failure.title : isPublishing ? 'Not published' : 'Not done';
  return (
    <Notice tone="danger" title={title} actions={wayOn()}>
      {failure.message}
    </Notice>
  );
}
