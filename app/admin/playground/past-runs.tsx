import { Cell } from '#app/cell.tsx';
import {
  Badge,
  DateTime,
  EmptyState,
  HeadCell,
  Link,
  Pagination,
  Row,
  Table,
  TableBody,
  TableCell,
  TableHead,
  type Tone,
} from '#app/ui/index.ts';
import type { PlaygroundData, ShownRun } from './load-playground.server.ts';
import { runAddress } from './playground-address.ts';

export const verdictNames: Record<NonNullable<ShownRun['verdict']>, string> = {
  LEFT: 'Left is better',
  RIGHT: 'Right is better',
  SAME: 'The same',
};

const states: Record<ShownRun['state'], { label: string; tone: Tone }> = {
  WORKING: { label: 'Under way', tone: 'accent' },
  DONE: { label: 'Done', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
};

export const RunState = ({ state }: { state: ShownRun['state'] }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

type PastRunsProps = {
  runs: PlaygroundData['runs'];
  current: string | null;
  isFirstPage: boolean;
  hrefWith(after: string | null): string;
};

/** Runs of everybody, the newest first. */
export const PastRuns = ({ runs, current, isFirstPage, hrefWith }: PastRunsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-lg">Runs so far</h2>
    <Cell
      data={runs}
      empty={() => <EmptyState title="No runs yet">What you run above is kept here for 30 days.</EmptyState>}
      success={({ edges }) => (
        <Table caption="Runs so far">
          <TableHead>
            <HeadCell>Asked for</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Verdict</HeadCell>
            <HeadCell>When</HeadCell>
          </TableHead>
          <TableBody>
            {edges.map(({ node: { id, task, words, about, state, verdict, createdAt, createdBy } }) => (
              <Row key={id}>
                <TableCell className="min-w-60">
                  <Link
                    href={runAddress(id)}
                    aria-current={id === current ? 'true' : undefined}
                    className="line-clamp-2 font-medium break-words hover:underline"
                  >
                    {words}
                  </Link>
                  <span className="block text-sm text-muted">{task === 'BRIEF' ? 'Brief' : `Message on ${about}`}</span>
                </TableCell>
                <TableCell>
                  <RunState state={state} />
                </TableCell>
                <TableCell className="whitespace-nowrap">{verdict ? verdictNames[verdict] : '–'}</TableCell>
                <TableCell className="whitespace-nowrap">
                  <DateTime at={createdAt} />
                  <span className="block text-sm text-muted">{createdBy}</span>
                </TableCell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    />
    <Pagination
      firstHref={isFirstPage ? undefined : hrefWith(null)}
      nextHref={runs.pageInfo.hasNextPage && runs.pageInfo.endCursor ? hrefWith(runs.pageInfo.endCursor) : undefined}
    />
  </div>
);
