import { Form } from '@remix-run/react';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import {
  Badge,
  Card,
  DateTime,
  Field,
  HeadCell,
  Input,
  Link,
  Row,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import type { LoadedJobs } from './load-tuning.server.ts';
import type { TuningOutcome } from './tuning-outcome.ts';
import { choiceOf, jobAddress, JOBS_PANEL } from './tuning-address.ts';

type Models = LoadedJobs['models'];
type ModelListProps = { models: Models; inUse: string | null; outcome: TuningOutcome | undefined };

/** Models that came of jobs or were named by hand, with the way to use them; and the form that names one. */
export const ModelList = ({ models, inUse, outcome }: ModelListProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <div>
      <h2 className="text-lg">Models to choose</h2>
      <p className="text-muted">
        The playground and chat templates offer them. Try one in the playground before everybody gets it.
      </p>
    </div>
    {models.length > 0 && <Rows models={models} inUse={inUse} />}
    <NameForm key={models[0]?.id} outcome={outcome?.intent === 'name' ? outcome : undefined} />
  </div>
);

const Rows = ({ models, inUse }: Pick<ModelListProps, 'models' | 'inUse'>) => (
  <Table caption="Models to choose">
    <TableHead>
      <HeadCell>Model</HeadCell>
      <HeadCell>Came from</HeadCell>
      <HeadCell>Added</HeadCell>
      <HeadCell>Use</HeadCell>
    </TableHead>
    <TableBody>
      {models.map(({ id, name, jobId, notes, createdAt, createdBy }) => (
        <Row key={id}>
          <TableCell className="min-w-48 break-all">
            <span className="font-medium">{name}</span>
            {name === inUse && (
              <>
                {' '}
                <Badge tone="success">In use</Badge>
              </>
            )}
          </TableCell>
          <TableCell className="min-w-40 text-sm">
            {jobId ? (
              <Link href={jobAddress(jobId)} className="text-link hover:underline">
                A job
              </Link>
            ) : (
              'Named by hand'
            )}
            {notes && <span className="block break-words text-muted">{notes}</span>}
          </TableCell>
          <TableCell className="whitespace-nowrap">
            <DateTime at={createdAt} />
            <span className="block text-sm text-muted">{createdBy}</span>
          </TableCell>
          <TableCell>
            <div className="flex items-center gap-3 whitespace-nowrap">
              {name !== inUse && (
                <Link
                  href={choiceOf(name)}
                  className="text-link hover:underline"
                  aria-label={`Use this model: ${name}`}
                >
                  Use this model
                </Link>
              )}
              <Form method="post" action={JOBS_PANEL}>
                <input type="hidden" name="model" value={id} />
                <SubmitButton
                  look="quiet"
                  size="small"
                  name="intent"
                  value="remove"
                  aria-label={`Take ${name} off the list`}
                >
                  Remove
                </SubmitButton>
              </Form>
            </div>
          </TableCell>
        </Row>
      ))}
    </TableBody>
  </Table>
);

const NameForm = ({ outcome }: { outcome: TuningOutcome | undefined }) => (
  <Card className="p-5">
    <Form method="post" action={JOBS_PANEL} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-base font-semibold">Name a model by hand</h3>
      <FormProblem errors={outcome?.problem ? [outcome.problem] : undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field
          label="Name"
          required
          errors={outcome?.errors['name']}
          help="As the endpoint calls it, letter by letter. The endpoint is not asked whether it exists."
        >
          <Input
            name="name"
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            defaultValue={outcome?.values['name']}
          />
        </Field>
        <Field label="Notes" optional errors={outcome?.errors['notes']} help="Where it comes from, what it learned">
          <Input name="notes" maxLength={300} defaultValue={outcome?.values['notes']} />
        </Field>
      </div>
      <div>
        <SubmitButton look="secondary" name="intent" value="name">
          Add to the list
        </SubmitButton>
      </div>
    </Form>
  </Card>
);
