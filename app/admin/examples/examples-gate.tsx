import { ListChecks } from 'lucide';
import { ButtonLink, EmptyState } from '#app/ui/index.ts';
import { gateAddress } from '../gate/gate-address.ts';
import type { GateOutcome } from '../gate/gate-outcome.ts';
import { GateScreen } from '../gate/gate-screen.tsx';
import { HistoryPanel } from '../history-panel.tsx';
import { EXAMPLES_PATH as path } from './example-entry.ts';
import { LiveSet } from './live-set.tsx';
import type { ExamplesGate as Loaded } from './load-sets.server.ts';

type ExamplesGateProps = { data: Loaded; outcome: GateOutcome | undefined };

/** Before all that is approved goes live, and what went live before. */
export const ExamplesGate = ({ data: { sets, gate, place, history }, outcome }: ExamplesGateProps) => (
  <>
    {sets.waiting > 0 ? (
      <GateScreen gate={gate} lead={leadOf(gate)} here={path} place={place} outcome={outcome} />
    ) : (
      <>
        <LiveSet sets={sets} />
        <EmptyState
          icon={ListChecks}
          title="No example waits to go live"
          action={<ButtonLink href={`${path}?state=NEW`}>Look at the new ones</ButtonLink>}
        >
          Approve examples that are used for training; then they can be replayed here and go live together.
        </EmptyState>
      </>
    )}
    <HistoryPanel history={history} here={gateAddress(path)} version={0} />
  </>
);

const leadOf = ({ oldName, newName }: Loaded['gate']) => ({
  title: `Before ${newName}, go live`,
  words: `Today models are shown ${oldName}. What goes live counts for everybody from the next turn on; turns under way end as they began.`,
});
