import { Form, useSearchParams } from '@remix-run/react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import {
  Button,
  Card,
  Checkbox,
  counted,
  Field,
  FieldErrors,
  formatNumber,
  Input,
  Link,
  Notice,
  RadioCard,
  Select,
} from '#app/ui/index.ts';
import { EXAMPLES_PATH, EXPORT_PANEL } from '../examples/example-entry.ts';
import { sourceOptions, taskOptions, toolOptions } from '../examples/example-words.ts';
import type { LoadedForm } from './load-tuning.server.ts';
import type { TuningOutcome } from './tuning-outcome.ts';
import { JOBS_PANEL } from './tuning-address.ts';
import { aboutTokens, inDollars } from './tuning-words.ts';

type NewJobPanelProps = { loaded: LoadedForm; outcome: TuningOutcome | undefined };

/** What a job is made of; once that is chosen, what it comes to, and the button that begins it. */
export function NewJobPanel({ loaded, outcome }: NewJobPanelProps) {
  const { standing, plan } = loaded;
  const errors = { ...loaded.errors, ...outcome?.errors };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 tabIndex={-1} className="text-lg focus:outline-none">
          New fine-tuning job
        </h1>
        <p className="text-muted">
          Choose what a model learns from. You see what that costs before anything is sent
          {standing.endpoint && ` to ${standing.endpoint}`}.
        </p>
      </div>
      {!standing.endpoint && (
        <Notice title="No endpoint is set up here, so no job can begin">
          You can work out what one would take.{' '}
          <Link href={EXPORT_PANEL} className="text-link">
            Export the examples
          </Link>{' '}
          to train a model elsewhere, and{' '}
          <Link href={JOBS_PANEL} className="text-link">
            name it
          </Link>{' '}
          then.
        </Notice>
      )}
      <Choices loaded={loaded} errors={errors} />
      {plan && <Before plan={plan} loaded={loaded} outcome={outcome} />}
    </>
  );
}

type Option = { value: string; label: string };

/** Sent by GET, so that the address has all of it. */
function Choices({ loaded, errors }: { loaded: LoadedForm; errors: Record<string, string[]> }) {
  const { values, tags, priced } = loaded;
  return (
    <Form method="get" action={EXAMPLES_PATH} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="panel" value="new-job" />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 text-sm font-medium">What is learned</legend>
        <RadioCard
          name="kind"
          value="ANSWER"
          defaultChecked={values.kind !== 'PREFERENCE'}
          label="Answers"
          help="What to do when an owner asks for something: supervised."
        />
        <RadioCard
          name="kind"
          value="PREFERENCE"
          defaultChecked={values.kind === 'PREFERENCE'}
          label="Preferences"
          help="Which of two answers is better: direct preference optimization. Few endpoints have it."
        />
      </fieldset>
      <FieldErrors errors={errors['kind']} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Choice
          name="task"
          label="What is asked for"
          chosen={values.task}
          options={[{ value: '', label: 'Anything' }, ...taskOptions]}
        />
        <Choice
          name="source"
          label="Came from"
          chosen={values.source}
          options={[{ value: '', label: 'Anywhere' }, ...sourceOptions]}
        />
        <Choice
          name="tag"
          label="Tag"
          chosen={values.tag}
          options={[{ value: '', label: 'Any tag' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <Choice name="tools" label="Tools in each line" chosen={values.tools ?? 'USED'} options={toolOptions} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Field label="Base model" required errors={errors['baseModel']} help="The model that learns">
          <Input
            name="baseModel"
            list="base-models"
            autoComplete="off"
            maxLength={200}
            defaultValue={values.baseModel}
          />
        </Field>
        <Field label="Epochs" optional errors={errors['epochs']} help="How often it goes through all of them">
          <Input name="epochs" inputMode="numeric" maxLength={4} defaultValue={values.epochs} />
        </Field>
        <Field label="Suffix" optional errors={errors['suffix']} help="Part of the new model’s name">
          <Input name="suffix" maxLength={40} defaultValue={values.suffix} />
        </Field>
      </div>
      <datalist id="base-models">
        {priced.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <div>
        <Button type="submit" look={loaded.plan ? 'secondary' : 'primary'}>
          {loaded.plan ? 'Work it out again' : 'Work out what it costs'}
        </Button>
      </div>
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; options: readonly Option[]; chosen: string | undefined };

const Choice = ({ name, label, options, chosen }: ChoiceProps) => (
  <Field label={label}>
    <Select name={name} defaultValue={chosen}>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
);

type BeforeProps = NewJobPanelProps & { plan: NonNullable<LoadedForm['plan']> };

/** What a job comes to, as the address has it, and the button that begins it. */
function Before({ plan, loaded, outcome }: BeforeProps) {
  const [search] = useSearchParams();
  const { examples, validations, tokens, epochs, isEpochsGuessed, cost, spent, limit } = plan;
  const rows: [label: string, value: string][] = [
    ['Approved examples', `${formatNumber(examples)} to learn from, ${formatNumber(validations)} to check with`],
    [
      'Learns from',
      `${aboutTokens(tokens)}, in ${counted(epochs, 'epoch')}${isEpochsGuessed ? ' if the endpoint chooses as most do' : ''}`,
    ],
    [
      'Cost',
      cost == null ? 'not known: “model.prices” has no training price for this model' : `about ${inDollars(cost)}`,
    ],
    ['Today', `${inDollars(spent)} of ${inDollars(limit)} spent by runs and jobs`],
  ];
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-base font-semibold">What it comes to</h2>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted sm:py-0.5">{label}</dt>
            <dd className="mb-1.5 break-words tabular-nums sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {examples === 0 ? (
        <Notice tone="warning" title="No approved example matches this">
          <Link href={`${EXAMPLES_PATH}?state=NEW`} className="text-link">
            Approve some
          </Link>
          , or choose others above.
        </Notice>
      ) : (
        loaded.standing.endpoint && (
          <Form
            method="post"
            action={`${EXAMPLES_PATH}?${search}`}
            className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4"
          >
            <FormProblem errors={outcome?.problem ? [outcome.problem] : undefined} />
            <input type="hidden" name="key" value={outcome?.values['key'] || loaded.key} />
            {cost == null && (
              <Checkbox
                id="cost-accepted"
                name="isCostAccepted"
                label="Begin although its cost is unknown"
                help="A model on a machine of your own costs nothing; anybody else sends a bill."
                errors={outcome?.errors['isCostAccepted']}
              />
            )}
            <SubmitButton name="intent" value="start">
              Begin the job
            </SubmitButton>
          </Form>
        )
      )}
    </Card>
  );
}
