import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Card, counted, Field, Notice, Select, Textarea } from '#app/ui/index.ts';
import type { GatePartsFragment } from '#app/graphql/generated/graphql.ts';
import { gateAddress } from './gate-address.ts';
import type { GateOutcome } from './gate-outcome.ts';
import { GateRun } from './gate-run.tsx';
import { dollars, wholeCents } from './dollars.ts';

type GateScreenProps = {
  gate: GatePartsFragment;
  /** What it says first, where that is no name in the place of another one. */
  lead?: { title: string; words: string };
  /** The page of the entry, and the model that is looked at. */
  here: string;
  model?: string | undefined;
  place: number | null;
  outcome: GateOutcome | undefined;
};

/** Before something goes live: what takes the place of what, a replay of old against new, and the way to make it live. */
export function GateScreen({ gate, lead, here, model, place, outcome }: GateScreenProps) {
  const panel = gateAddress(here, model);
  const { oldName, newName, isByModel, lastRun, canReplay, whyNot } = gate;
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 tabIndex={-1} className="text-lg break-words focus:outline-none">
          {lead?.title ?? `Before “${newName}” goes live`}
        </h1>
        <p className="break-words text-muted">
          {lead
            ? lead.words
            : oldName === ''
              ? 'Nothing counts for this purpose yet.'
              : `It would take the place of “${oldName}”, for everybody, from the next turn on. Turns under way end as they began.`}
        </p>
      </header>
      {outcome?.problem && <Notice tone="danger">{outcome.problem}</Notice>}
      {canReplay && !isByModel && (
        <Notice title="No model is asked here">
          The built-in designer answers both sides. It takes no notice of templates and models, so both come to the
          same, and it decides nothing.
        </Notice>
      )}
      {canReplay ? (
        lastRun?.state !== 'WORKING' && <ReplayForm gate={gate} panel={panel} errors={outcome?.errors['times']} />
      ) : (
        <Notice title="Nothing to replay">{whyNot}</Notice>
      )}
      {lastRun && <GateRun run={lastRun} here={here} model={model} place={place} />}
      {/* Without scripts the page loads again and again meanwhile: what is typed would be lost. */}
      {lastRun?.state === 'WORKING' ? (
        <p className="text-muted">It can be made live here once the replay is over, or cancelled.</p>
      ) : (
        <LiveForm gate={gate} here={here} panel={panel} outcome={outcome} />
      )}
    </>
  );
}

function ReplayForm({ gate, panel, errors }: { gate: GatePartsFragment; panel: string; errors: string[] | undefined }) {
  const { fixedCases, examples, leftOut, mostTimes, costOfOnce, leftToday, isByModel, lastRun } = gate;
  const answers = (times: number) => (fixedCases + examples) * 2 * times;
  const price = (times: number) =>
    !isByModel
      ? ''
      : costOfOnce == null
        ? ', at a cost that is not known'
        : `, about ${dollars.format(costOfOnce * times)}`;
  return (
    <Card className="p-4">
      <Form method="post" action={panel} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="text-base font-semibold">{lastRun ? 'Replay again' : 'Replay first'}</h2>
        <p className="text-sm text-muted">
          {counted(fixedCases, 'fixed case')}
          {examples > 0 && ` and ${counted(examples, 'approved example')} of the validation split`} are asked, old
          against new.
          {leftOut > 0 &&
            ` ${counted(leftOut, 'example')} cannot be: no website is kept with them, or there are too many.`}
          {isByModel && ` ${wholeCents.format(leftToday)} of today’s budget is left.`}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <Field label="Ask each case" errors={errors} className="min-w-0 grow sm:grow-0">
            <Select name="times">
              {Array.from({ length: mostTimes }, (_, nth) => nth + 1).map((times) => (
                <option key={times} value={times}>
                  {times === 1 ? 'once' : `${times} times`}: {answers(times)} answers{price(times)}
                </option>
              ))}
            </Select>
          </Field>
          <SubmitButton look={lastRun ? 'secondary' : 'primary'} name="intent" value="start">
            Replay
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type LiveFormProps = { gate: GatePartsFragment; here: string; panel: string; outcome: GateOutcome | undefined };

const LiveForm = ({ gate: { isFree, note }, here, panel, outcome }: LiveFormProps) => (
  <Card className="p-4">
    <Form method="post" action={panel} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-base font-semibold">Make it live</h2>
      <Notice tone={isFree ? 'success' : 'warning'}>{note}</Notice>
      {!isFree && (
        <Field
          label="Reason"
          required
          errors={outcome?.errors['reason']}
          help="Why it goes live anyway, in a sentence. It is kept in the history."
        >
          <Textarea name="reason" rows={2} maxLength={500} defaultValue={outcome?.reason} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton look={isFree ? 'primary' : 'secondary'} name="intent" value="live">
          Make it live
        </SubmitButton>
        <ButtonLink href={here}>Not now</ButtonLink>
      </div>
    </Form>
  </Card>
);
