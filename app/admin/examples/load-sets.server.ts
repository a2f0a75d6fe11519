import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Api } from '#app/graphql/client.server.ts';
import { enter } from '../entry.server.ts';
import { placeIn } from '../gate/load-gate.server.ts';
import { shownHistory, WRITES_ON_A_PAGE } from '../history.server.ts';
import { ExampleSetsDocument, ExamplesGateDocument } from './documents.server.ts';

/** Which examples models are shown. */
export const loadLiveSet = async (api: Api) => (await api(ExampleSetsDocument)).exampleSets;

/** What is known before all that is approved goes live, and what went live before. */
export async function loadExamplesGate(args: LoaderFunctionArgs) {
  const api = await enter({}, args);
  const older = new URL(args.request.url).searchParams.get('older');
  const { exampleSets } = await api(ExamplesGateDocument, { first: WRITES_ON_A_PAGE, after: older });
  const { gate, history, ...sets } = exampleSets;
  const described = { fields: [], entry: {}, choices: {} };
  return { sets, gate, place: placeIn(args.request), history: shownHistory(history, described, older === null) };
}

export type ExamplesGate = Awaited<ReturnType<typeof loadExamplesGate>>;
