import { Form } from '@remix-run/react';
import { RefreshCw } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { DateTime, Icon, Link, useIsHydrated } from '#app/ui/index.ts';
import type { NextLook } from './domain-details.server.ts';
import { CHECK } from './domain-intents.ts';

type CheckNowProps = {
  checkedAt: string | null;
  /** When it is looked at by itself; null: not any more. */
  nextLook: NextLook | null;
  /** Why the last press did nothing. */
  refusal: string | undefined;
  /** Which one, on a screen of several. */
  domain?: string;
  /** Where nothing else on the screen is more urgent. */
  isPrimary?: boolean;
};

/** When the name was looked at, when it will be, and a look at once. With scripts the screen follows by itself. */
export function CheckNow({ checkedAt, nextLook, refusal, domain, isPrimary = false }: CheckNowProps) {
  const isLive = useIsHydrated();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-surface px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <p>
          {checkedAt ? (
            <>
              Last checked <DateTime at={checkedAt} />.
            </>
          ) : (
            'Not checked yet.'
          )}{' '}
          {nextLook && (
            <span className="text-muted">
              <Coming {...nextLook} />
              {isLive ? '; this page follows.' : '.'}
            </span>
          )}
        </p>
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {!isLive && (
          <Link reloadDocument href="" className="text-link">
            Refresh
          </Link>
        )}
        <Form method="post" preventScrollReset>
          {domain && <input type="hidden" name="domain" value={domain} />}
          <SubmitButton
            look={isPrimary ? 'primary' : 'secondary'}
            name="intent"
            value={CHECK}
            icon={<Icon of={RefreshCw} />}
          >
            Check now
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}

const Coming = ({ at, comes }: NextLook) =>
  comes === 'now' ? (
    'It is being checked now'
  ) : (
    <>It is checked again by itself {comes === 'soon' ? 'within a minute' : <DateTime at={at} />}</>
  );
