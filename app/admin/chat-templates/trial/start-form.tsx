import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Field, Select } from '#app/ui/index.ts';
import { trialAddress } from './trial-address.ts';

type StartFormProps = {
  template: string;
  samples: readonly { name: string; trade: string }[];
  /** The sample that is tried now. */
  sample: string | null;
  label: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** Begins a trial with a sample website, chosen by its trade. */
export const StartForm = ({ template, samples, sample, label, children }: StartFormProps) => (
  <Form method="post" action={trialAddress(template)} className="grid gap-4">
    <Field label="Sample" help="What its owner says of the business: the website is made from that.">
      <Select name="sample" defaultValue={sample ?? undefined}>
        {samples.map(({ name, trade }) => (
          <option key={name} value={name}>
            {trade}: {name}
          </option>
        ))}
      </Select>
    </Field>
    <div className="flex flex-wrap justify-end gap-2">
      {children}
      <SubmitButton name="intent" value="start">
        {label}
      </SubmitButton>
    </div>
  </Form>
);
