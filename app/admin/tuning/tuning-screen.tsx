import { Plus } from 'lucide';
import { ButtonLink, Icon } from '#app/ui/index.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { EXAMPLES_PATH } from '../examples/example-entry.ts';
import { JobPanel } from './job-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import type { LoadedTuning } from './load-tuning.server.ts';
import { NewJobPanel } from './new-job-panel.tsx';
import type { TuningOutcome } from './tuning-outcome.ts';
import { JOBS_PANEL, NEW_JOB_PANEL } from './tuning-address.ts';

/** Fine-tuning jobs, one of them, or the form that begins one: in the place of the list of examples. */
export function TuningScreen({ loaded, outcome }: { loaded: LoadedTuning; outcome: TuningOutcome | undefined }) {
  const buttons = (
    <div className="flex flex-wrap justify-end gap-2">
      {loaded.tuning !== 'jobs' && <ButtonLink href={JOBS_PANEL}>All jobs</ButtonLink>}
      {loaded.tuning !== 'new-job' && (
        <ButtonLink look="primary" href={NEW_JOB_PANEL} icon={<Icon of={Plus} />}>
          New job
        </ButtonLink>
      )}
    </div>
  );
  return (
    <AdminFrame title="Examples" path={EXAMPLES_PATH} action={buttons}>
      {loaded.tuning === 'jobs' && <JobsPanel loaded={loaded} outcome={outcome} />}
      {loaded.tuning === 'job' && <JobPanel job={loaded.job} />}
      {loaded.tuning === 'new-job' && <NewJobPanel loaded={loaded} outcome={outcome} />}
    </AdminFrame>
  );
}
