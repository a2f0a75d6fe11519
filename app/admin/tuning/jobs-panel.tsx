import { Bot } from 'lucide';
import { Cell } from '#app/cell.tsx';
import {
  Badge,
  ButtonLink,
  counted,
  DateTime,
  EmptyState,
  HeadCell,
  Link,
  Notice,
  Pagination,
  Row,
  Table,
  TableBody,
  TableCell,
  TableHead,
} from '#app/ui/index.ts';
import { EXPORT_PANEL } from '../examples/example-entry.ts';
import type { LoadedJobs } from './load-tuning.server.ts';
import { ModelList } from './model-list.tsx';
import type { TuningOutcome } from './tuning-outcome.ts';
import { jobAddress, JOBS_PANEL, NEW_JOB_PANEL } from './tuning-address.ts';
import { standingOf } from './tuning-words.ts';

type JobsPanelProps = { loaded: LoadedJobs; outcome: TuningOutcome | undefined };

/** Jobs of everybody, the newest first, and the models that can be chosen. */
export function JobsPanel({ loaded, outcome }: JobsPanelProps) {
  const { standing, jobs, models, isFirstPage } = loaded;
  const { hasNextPage, endCursor } = jobs.pageInfo;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 tabIndex={-1} className="text-lg focus:outline-none">
          Fine-tuning jobs
        </h1>
        <p className="text-muted">
          A model learns from approved examples{standing.endpoint ? ` at ${standing.endpoint}` : ''}. What comes of it
          answers nobody until you choose it.
        </p>
      </div>
      {!standing.endpoint && <WithoutEndpoint />}
      <Cell
        data={jobs}
        empty={() => (
          <EmptyState
            icon={Bot}
            title="There are no jobs yet"
            action={standing.endpoint && <ButtonLink href={NEW_JOB_PANEL}>Begin the first one</ButtonLink>}
          >
            A job shows its cost before it begins, then how far it is and what its endpoint says.
          </EmptyState>
        )}
        success={({ edges }) => <Jobs rows={edges.map(({ node }) => node)} />}
      />
      <Pagination
        firstHref={isFirstPage ? undefined : JOBS_PANEL}
        nextHref={hasNextPage && endCursor ? `${JOBS_PANEL}&after=${encodeURIComponent(endCursor)}` : undefined}
      />
      <ModelList models={models} inUse={standing.modelInUse ?? null} outcome={outcome} />
    </>
  );
}

const WithoutEndpoint = () => (
  <Notice title="No endpoint is set up here, so no job can begin">
    Jobs run where <code className="font-mono text-sm">OPENAI_API_KEY</code> and{' '}
    <code className="font-mono text-sm">OPENAI_BASE_URL</code> lead, if that place has fine-tuning. It works without,
    too:{' '}
    <Link href={EXPORT_PANEL} className="text-link">
      export approved examples
    </Link>
    , train a model with the file wherever you like, and name it below.
  </Notice>
);

const Jobs = ({ rows }: { rows: LoadedJobs['jobs']['edges'][number]['node'][] }) => (
  <Table caption="Fine-tuning jobs">
    <TableHead>
      <HeadCell>Job</HeadCell>
      <HeadCell>State</HeadCell>
      <HeadCell>Model</HeadCell>
      <HeadCell>Begun</HeadCell>
    </TableHead>
    <TableBody>
      {rows.map(({ id, baseModel, suffix, kind, examples, done, total, model, createdAt, createdBy, ...told }) => {
        const { label, tone } = standingOf(told);
        return (
          <Row key={id}>
            <TableCell className="min-w-48">
              <Link href={jobAddress(id)} className="font-medium break-words hover:underline">
                {baseModel}
                {suffix && `, “${suffix}”`}
              </Link>
              <span className="block text-sm text-muted">
                {counted(examples, kind === 'ANSWER' ? 'example' : 'preference')}
              </span>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <Badge tone={tone}>{label}</Badge>
              {told.state === 'WORKING' && done != null && total != null && (
                <span className="block text-sm text-muted tabular-nums">
                  Step {done} of {total}
                </span>
              )}
            </TableCell>
            <TableCell className="min-w-40 text-sm break-all">{model ?? '–'}</TableCell>
            <TableCell className="whitespace-nowrap">
              <DateTime at={createdAt} />
              <span className="block text-sm text-muted">{createdBy}</span>
            </TableCell>
          </Row>
        );
      })}
    </TableBody>
  </Table>
);
