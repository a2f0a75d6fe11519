import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import type { PlaygroundQuery, PlaygroundRunQuery } from '#app/graphql/generated/graphql.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { PlaygroundDocument, PlaygroundRunDocument } from './documents.server.ts';

const RUNS_ON_A_PAGE = 20;

const searchSchema = z.object({
  run: z.string().max(64).optional().catch(undefined),
  page: z.string().max(200).default('/').catch('/'),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** The form with the runs so far, and the run that the address names with its results. */
export async function loadPlayground({ request, context }: LoaderFunctionArgs) {
  await requireRole(request, context, ['admin']);
  const api = await graphqlFor(request, context);
  const { run: id, page, after } = searchSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [answer, run] = await Promise.all([
    api(PlaygroundDocument, { first: RUNS_ON_A_PAGE, after }),
    id === undefined ? null : readRun(api, id, page),
  ]);
  return { ...choicesOf(answer), runs: answer.playgroundRuns, isFirstPage: after === null, run };
}

const choicesOf = ({ playground, chatTemplates, trainingWebsites, pricedModels, tunedModels }: PlaygroundQuery) => ({
  playground,
  models: [...tunedModels.map(({ name }) => name), ...pricedModels],
  templates: chatTemplates.edges.map(({ node }) => node).filter(({ purpose }) => purpose !== 'BLOG'),
  trainings: trainingWebsites.edges.flatMap(({ node: { id, title, state } }) =>
    state === 'DONE' ? { id, title } : [],
  ),
});

async function readRun(api: Api, id: string, page: string) {
  const { playgroundRun } = await api(PlaygroundRunDocument, { id });
  if (!playgroundRun) throw data(null, { status: 404, statusText: 'Not Found' });
  const { sides, ...run } = playgroundRun;
  return { ...run, page, pages: pagesOf(sides), sides: sides.map(({ document: _document, ...side }) => side) };
}

/** Pages that either result has, each once. */
function pagesOf(sides: NonNullable<PlaygroundRunQuery['playgroundRun']>['sides']) {
  const pages = sides.flatMap(({ document }) => {
    const parsed = document == null ? null : parseDocument(document);
    return parsed?.ok ? parsed.document.pages.map(({ path, title }) => ({ path, title })) : [];
  });
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

export type PlaygroundData = Awaited<ReturnType<typeof loadPlayground>>;
export type ShownRun = NonNullable<PlaygroundData['run']>;
export type ShownSide = ShownRun['sides'][number];
