import { useSearchParams } from '@remix-run/react';
import { Plus } from 'lucide';
import { AdminFrame } from '#app/admin/admin-frame.tsx';
import { ButtonLink, formatNumber, Icon, Link, Notice } from '#app/ui/index.ts';
import type { PlaygroundData } from './load-playground.server.ts';
import type { playgroundAction } from './playground-action.server.ts';
import { PLAYGROUND_PATH as path } from './playground-address.ts';
import { PastRuns } from './past-runs.tsx';
import { RunForm } from './run-form.tsx';
import { RunPanel } from './run-panel.tsx';

type PlaygroundScreenProps = {
  data: PlaygroundData;
  outcome: Exclude<Awaited<ReturnType<typeof playgroundAction>>, Response>['data'] | undefined;
};

/** One thing asked for in two ways: the form, or the run that the address names, and below it those before. */
export function PlaygroundScreen({ data, outcome }: PlaygroundScreenProps) {
  const [search] = useSearchParams();
  const { run, playground, runs, isFirstPage } = data;
  const isForm = run === null || outcome !== undefined;
  const button = (
    <ButtonLink look="primary" href={path} icon={<Icon of={Plus} />} aria-label="New run">
      New
    </ButtonLink>
  );
  return (
    <AdminFrame title="Playground" path={path} action={isForm ? null : button}>
      {!playground.hasModel && (
        <Notice title="No model is set up here">
          The built-in designer does all runs. It takes no notice of templates, models and temperatures, so that both
          sides come to the same.
        </Notice>
      )}
      {isForm ? (
        <>
          <h1 tabIndex={-1} className="text-base font-normal text-muted focus:outline-none">
            Ask for one thing in two ways and look at what comes of it, side by side.
            {playground.hasModel && ` ${spentInWords(playground)}`}
          </h1>
          <RunForm data={data} outcome={outcome} />
        </>
      ) : (
        <RunPanel key={run.id} run={run} />
      )}
      <PastRuns
        runs={runs}
        current={run?.id ?? null}
        isFirstPage={isFirstPage}
        hrefWith={(after) =>
          `${path}?${new URLSearchParams({ ...(search.get('run') && { run: search.get('run') ?? '' }), ...(after && { after }) })}`
        }
      />
      <p className="text-sm text-muted">
        Runs are deleted after 30 days. What a model is told is written under{' '}
        <Link href="/admin/chat/templates" className="text-link">
          Chat templates
        </Link>
        .
      </p>
    </AdminFrame>
  );
}

const spentInWords = ({ spent, limit }: PlaygroundData['playground']): string =>
  `Today’s runs have cost $${spent.toFixed(2)} of the $${formatNumber(limit)} that they may.`;
