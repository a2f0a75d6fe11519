import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { WhileWorking } from '#app/live/while-working.tsx';
import {
  Badge,
  Card,
  DateTime,
  HeadCell,
  Link,
  Notice,
  Row,
  Spinner,
  Table,
  TableBody,
  TableCell,
  TableHead,
  type NoticeTone,
  type Tone,
} from '#app/ui/index.ts';
import { GateCase } from './gate-case.tsx';
import { gateAddress } from './gate-address.ts';
import type { ShownGateCase, ShownGateRun } from './shown.ts';
import { takenOf } from './taken.ts';

type GateRunProps = { run: ShownGateRun; here: string; model: string | undefined; place: number | null };

const verdicts: Record<NonNullable<ShownGateRun['verdict']>, { tone: NoticeTone; title: string }> = {
  PASSED: { tone: 'success', title: 'Nothing got worse beyond chance' },
  FIXED_WORSE: { tone: 'danger', title: 'A fixed case got worse' },
  WORSE: { tone: 'danger', title: 'More got worse than chance explains' },
};

/** A replay: how far it is, or what came of it, case by case. */
export function GateRun({ run, here, model, place }: GateRunProps) {
  const { id, state, note, verdict, tally, answers, answered, times, isByModel, createdBy, createdAt } = run;
  const panel = gateAddress(here, model);
  const open = run.cases.find((one) => one.place === place);
  return (
    <section aria-labelledby="replay" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h2 id="replay" className="text-base font-semibold">
          Replay
        </h2>
        <p className="text-sm text-muted">
          {createdBy}, <DateTime at={createdAt} />. Each case {times === 1 ? 'once' : `${times} times`} on each side, by{' '}
          {isByModel ? 'a model' : 'the built-in designer'}. Kept for 90 days.
        </p>
      </header>
      {state === 'WORKING' && (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
          <div className="flex flex-wrap items-center gap-3">
            <Spinner label="Replaying" className="text-accent" />
            <p role="status" className="min-w-0 grow font-medium">
              {answered} of {answers} answers
            </p>
            <Form method="post" action={panel}>
              <input type="hidden" name="run" value={id} />
              <SubmitButton look="secondary" name="intent" value="cancel">
                Cancel
              </SubmitButton>
            </Form>
          </div>
          <progress value={answered} max={answers} aria-label="Answers" className="h-2 w-full" />
          <WhileWorking />
        </Card>
      )}
      {state === 'FAILED' && (
        <Notice tone="danger" title="This replay failed">
          {note}
        </Notice>
      )}
      {state === 'CANCELLED' && (
        <Notice title="This replay was cancelled">What was answered before is shown below.</Notice>
      )}
      {verdict && tally && (
        <Notice
          tone={isByModel ? verdicts[verdict].tone : 'info'}
          title={isByModel ? verdicts[verdict].title : 'Both sides are the built-in designer’s'}
        >
          {tally.better} better, {tally.worse} worse, {tally.same} the same. {takenOf(run.cases)}
        </Notice>
      )}
      {open && <GateCase run={run} one={open} closeHref={panel} />}
      <Cases cases={run.cases} hrefOf={(nth) => gateAddress(here, model, nth)} current={place} />
    </section>
  );
}

const comparisons: Record<NonNullable<ShownGateCase['comparison']>, { label: string; tone: Tone }> = {
  BETTER: { label: 'Better', tone: 'success' },
  WORSE: { label: 'Worse', tone: 'danger' },
  SAME: { label: 'The same', tone: 'neutral' },
};
const order = { WORSE: 0, BETTER: 1, SAME: 2 };
const rankOf = ({ comparison }: ShownGateCase) => (comparison ? order[comparison] : 3);

type CasesProps = { cases: readonly ShownGateCase[]; current: number | null; hrefOf(place: number): string };

/** What got worse first. */
const Cases = ({ cases, current, hrefOf }: CasesProps) => (
  <Table caption="Cases">
    <TableHead>
      <HeadCell>Case</HeadCell>
      <HeadCell>Outcome</HeadCell>
      <HeadCell>Held, old</HeadCell>
      <HeadCell>Held, new</HeadCell>
    </TableHead>
    <TableBody>
      {[...cases]
        .sort((one, other) => rankOf(one) - rankOf(other))
        .map((one) => (
          <Row key={one.place}>
            <TableCell className="min-w-48">
              <Link
                href={hrefOf(one.place)}
                aria-current={one.place === current ? 'true' : undefined}
                className="line-clamp-2 font-medium break-words hover:underline"
              >
                {one.name}
              </Link>
              <span className="block text-sm text-muted">
                {one.kind === 'FIXED' ? 'Fixed case' : 'Approved example'}
              </span>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {one.comparison ? (
                <Badge tone={comparisons[one.comparison].tone}>{comparisons[one.comparison].label}</Badge>
              ) : (
                <span className="text-muted">Not asked yet</span>
              )}
            </TableCell>
            <TableCell className="tabular-nums">{heldOf(one.old)}</TableCell>
            <TableCell className="tabular-nums">{heldOf(one.fresh)}</TableCell>
          </Row>
        ))}
    </TableBody>
  </Table>
);

const MEASURES = 5;

const heldOf = (answers: readonly { held: number }[]): string =>
  answers.length === 0 ? '–' : `${answers.reduce((sum, { held }) => sum + held, 0)} of ${answers.length * MEASURES}`;
