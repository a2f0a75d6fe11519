import { PlansLink } from '#app/billing/plans-link.tsx';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { Notice } from '#app/ui/index.ts';

/** Changes whose own form says what is wrong with them. */
const SAID_BELOW = new Set(['save', 'add-page', 'regenerate-section', 'upload-picture']);

type RefusedNoticeProps = { website: string; outcome: ChangeOutcome | undefined; isAtPublishing: boolean };

/** Why a press of a button did nothing, where no form of its own could say it. */
export function RefusedNotice({ website, outcome, isAtPublishing }: RefusedNoticeProps) {
  if (!outcome || outcome.ok || SAID_BELOW.has(outcome.intent)) return null;
  const isLimit = outcome.code === 'LIMIT_REACHED';
  const isPublishing = outcome.intent === 'publish';
  if (!isLimit && (!isPublishing || isAtPublishing)) return null;
  return (
    <Notice
      tone="danger"
      title={isPublishing ? 'Not published' : 'Not done'}
      actions={isLimit && <PlansLink website={website} />}
      className="m-4"
    >
      {outcome.message}
    </Notice>
  );
}
