import { Form } from '@remix-run/react';
import { Power, Undo2 } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Card, counted, Icon } from '#app/ui/index.ts';
import type { LiveExamplesFragment } from '#app/graphql/generated/graphql.ts';
import { gateAddress } from '../gate/gate-address.ts';
import { EXAMPLES_PATH as path } from './example-entry.ts';

/** Which examples models are shown, how many wait for that, and the way back. */
export const LiveSet = ({ sets: { live, shown, waiting, before } }: { sets: LiveExamplesFragment }) => (
  <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
    <div className="min-w-0 grow basis-72">
      <h2 className="font-medium">
        {live === 0 ? 'No examples are shown to models' : `Set ${live} is live: ${counted(shown, 'example')}`}
      </h2>
      <p className="text-sm text-muted">{waitingInWords(live, waiting)}</p>
    </div>
    <div className="flex flex-wrap gap-2">
      {before !== null && before !== undefined && (
        <Form method="post" action={path}>
          <input type="hidden" name="to" value={before} />
          <SubmitButton look="secondary" size="small" name="intent" value="go-back" icon={<Icon of={Undo2} />}>
            {before === 0 ? 'Go back to none' : `Go back to set ${before}`}
          </SubmitButton>
        </Form>
      )}
      <ButtonLink size="small" href={gateAddress(path)} icon={<Icon of={Power} />}>
        {waiting > 0 ? 'Make them live …' : 'What went live'}
      </ButtonLink>
    </div>
  </Card>
);

function waitingInWords(live: number, waiting: number): string {
  if (waiting > 0)
    return `${waiting}${live === 0 ? '' : ' more'} ${waiting === 1 ? 'is' : 'are'} approved for training and ${waiting === 1 ? 'waits' : 'wait'} to go live.`;
  return live === 0
    ? 'Those that are approved for training gather here until they go live together.'
    : 'Nothing that is approved for training waits.';
}
