import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { examplesAction } from '#app/admin/examples/examples-action.server.ts';
import { readGateOutcome } from '#app/admin/gate/gate-outcome.ts';
import { ExamplesScreen } from '#app/admin/examples/examples-screen.tsx';
import { loadExamples } from '#app/admin/examples/load-examples.server.ts';
import { loadTuning } from '#app/admin/tuning/load-tuning.server.ts';
import { isTuning, tuningAction } from '#app/admin/tuning/tuning-action.server.ts';
import { readOutcome } from '#app/admin/tuning/tuning-outcome.ts';
import { TuningScreen } from '#app/admin/tuning/tuning-screen.tsx';
import { pageTitle } from '#app/page-title.ts';

export const loader = async (args: LoaderFunctionArgs) => (await loadTuning(args)) ?? loadExamples(args);
export const action = (args: ActionFunctionArgs) =>
  isTuning(args.request) ? tuningAction(args) : examplesAction(args);

export const meta: MetaFunction = ({ matches }) => pageTitle('Examples', matches);

export default function Examples() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useOutcome<typeof action>();
  return 'tuning' in loaded ? (
    <TuningScreen loaded={loaded} outcome={readOutcome(outcome)} />
  ) : (
    <ExamplesScreen loaded={loaded} outcome={readGateOutcome(outcome)} />
  );
}
