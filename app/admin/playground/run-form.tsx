import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { Card, Field, Input, RadioCard, Select, Textarea } from '#app/ui/index.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import type { PlaygroundData } from './load-playground.server.ts';
import { PLAYGROUND_PATH } from './playground-address.ts';

type Refused = { values: Record<string, string>; errors: Record<string, string[]>; problem: string | null };
type RunFormProps = { data: PlaygroundData; outcome: Refused | undefined };

/** What is asked for, and the two ways. What was refused keeps what was typed. */
export function RunForm({ data, outcome }: RunFormProps) {
  const { playground, trainings } = data;
  const { values = {}, errors = {}, problem = null } = outcome ?? {};
  return (
    <Form method="post" action={PLAYGROUND_PATH} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormProblem errors={problem === null ? undefined : [problem]} />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm font-medium">What is asked for</legend>
        <RadioCard
          name="task"
          value="MESSAGE"
          defaultChecked={values['task'] !== 'BRIEF'}
          label="A change, by a message"
          help="What an owner says in the chat about a website that is there."
        />
        <RadioCard
          name="task"
          value="BRIEF"
          defaultChecked={values['task'] === 'BRIEF'}
          label="A first design, from a brief"
          help="What an owner says of the business. The website below is left out."
        />
      </fieldset>
      <Field label="Message or brief" required errors={errors['words']}>
        <Textarea name="words" rows={4} maxLength={MOST_BRIEF} defaultValue={values['words']} />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field
          label="Website that the message is about"
          errors={errors['website']}
          help="Training websites of people are copies without personal data, made with their consent."
        >
          <Select name="website" defaultValue={values['website']}>
            <optgroup label="Samples">
              {playground.samples.map(({ name, trade }) => (
                <option key={name} value={name}>
                  {trade}: {name}
                </option>
              ))}
            </optgroup>
            {trainings.length > 0 && (
              <optgroup label="Training websites">
                {trainings.map(({ id, title }) => (
                  <option key={id} value={`training:${id}`}>
                    {title}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        </Field>
        <Field
          label="Seed"
          optional
          errors={errors['seed']}
          help="A whole number. The same one draws the same sample again."
        >
          <Input name="seed" inputMode="numeric" defaultValue={values['seed']} />
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <SideFields side="left" title="Left" data={data} values={values} errors={errors} />
        <SideFields side="right" title="Right" data={data} values={values} errors={errors} />
      </div>
      <datalist id="models">
        {data.models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <div>
        <SubmitButton name="intent" value="start">
          Run both
        </SubmitButton>
      </div>
    </Form>
  );
}

type SideFieldsProps = Omit<Refused, 'problem'> & { side: 'left' | 'right'; title: string; data: PlaygroundData };

const groups = [
  ['CONVERSATION', 'For messages'],
  ['FIRST_DESIGN', 'For briefs'],
] as const;

const SideFields = ({ side, title, data: { templates }, values, errors }: SideFieldsProps) => {
  const named = (name: string) => ({ name: `${side}.${name}`, defaultValue: values[`${side}.${name}`] });
  return (
    <Card className="p-5">
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-base font-semibold">{title}</legend>
        <Field label="Chat template" errors={errors[`${side}.templateId`]} className="sm:col-span-2">
          <Select {...named('templateId')}>
            <option value="">None: only our own rules</option>
            {groups.map(([purpose, label]) => (
              <optgroup key={purpose} label={label}>
                {templates
                  .filter((template) => template.purpose === purpose)
                  .map(({ id, name, version, isActive }) => (
                    <option key={id} value={id}>
                      {name} (version {version}
                      {isActive ? ', active' : ''})
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label="Version" optional help="The newest when left out." errors={errors[`${side}.version`]}>
          <Input inputMode="numeric" {...named('version')} />
        </Field>
        <Field label="Temperature" optional help="0 to 2." errors={errors[`${side}.temperature`]}>
          <Input inputMode="decimal" {...named('temperature')} />
        </Field>
        <Field
          label="Model"
          optional
          help="The template’s, or the usual one, when left out."
          errors={errors[`${side}.model`]}
          className="sm:col-span-2"
        >
          <Input list="models" autoComplete="off" maxLength={100} {...named('model')} />
        </Field>
      </fieldset>
    </Card>
  );
};
