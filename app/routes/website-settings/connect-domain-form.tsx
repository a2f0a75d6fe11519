import { Form } from '@remix-run/react';
import { Plus, Search } from 'lucide';
import { ConnectProblem } from '#app/domains/connect-problem.tsx';
import { CONNECT } from '#app/domains/domain-intents.ts';
import { PrimaryChoice } from '#app/domains/primary-choice.tsx';
import type { Refused } from '#app/domains/refused-intent.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { ButtonLink, Field, Icon, Panel, Select } from '#app/ui/index.ts';
import type { CustomDomainView } from './load-custom-domain.server.ts';

type ConnectDomainFormProps = {
  websiteId: string;
  choices: CustomDomainView['choices'];
  isFirst: boolean;
  rejection: Refused | undefined;
};

/** Connects one of my domains, or leads to where one is added or found. */
export function ConnectDomainForm({ websiteId, choices, isFirst, rejection }: ConnectDomainFormProps) {
  const form = useSubmittedForm<'domain' | 'primary'>('connect-domain', rejection?.lastResult, {});
  const domain = form.field('domain');
  const hasChoices = choices.length > 0;
  return (
    <Panel
      className="max-w-2xl"
      title={isFirst ? 'Connect a domain' : 'Connect another domain'}
      description={hasChoices ? 'One of yours, or a new one' : 'One that you own, from any registrar, or a new one'}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {hasChoices && (
          <Form method="post" id={form.id} preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ConnectProblem id={form.errorId} rejection={rejection} website={websiteId} />
            <Field label="Domain" id={domain.id} errors={domain.errors}>
              <Select name={domain.name} defaultValue={domain.initialValue}>
                {choices.map(({ id, displayName, website }) => (
                  <option key={id} value={id}>
                    {website ? `${displayName} (shows ${website.name} now)` : displayName}
                  </option>
                ))}
              </Select>
            </Field>
            <PrimaryChoice field={form.field('primary')} />
            <SubmitButton name="intent" value={CONNECT} className="justify-self-start">
              Connect
            </SubmitButton>
          </Form>
        )}
        {hasChoices && <hr />}
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            look={hasChoices ? 'secondary' : 'primary'}
            href={`/domains/add?website=${websiteId}`}
            icon={<Icon of={Plus} />}
          >
            Add a domain
          </ButtonLink>
          <ButtonLink href={`/domains/search?website=${websiteId}`} icon={<Icon of={Search} />}>
            Find a new name
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
