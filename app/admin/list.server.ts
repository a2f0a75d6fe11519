import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import type { Filter } from './noun.ts';
import type { Connection, ListPage, ListSource } from './source.server.ts';

const ENTRIES_ON_A_PAGE = 20;

/** The loader of a list: the page that its address asks for. */
export async function loadList<List extends Connection<unknown>>(
  source: Omit<ListSource<unknown>, 'list'> & { list(api: Api, page: ListPage): Promise<List> },
  args: LoaderFunctionArgs,
) {
  const api = await enterList(source, args);
  const wanted = wantedFrom(source, args.request);
  const list = await source.list(api, { ...wanted, first: ENTRIES_ON_A_PAGE });
  return { list, search: wanted.search ?? '', filters: wanted.filters, isFirstPage: wanted.after === null };
}

/** Who may not come here is told so before anything is looked for. */
export async function enterList(
  { roles = ['admin'] }: { roles?: string[] },
  { request, context }: LoaderFunctionArgs,
): Promise<Api> {
  requireRole(request, context, roles);
  return graphqlFor(request, context);
}

/** What an address asks for, but how much of it at once. */
export type Wanted = Omit<ListPage, 'first'>;

export function wantedFrom({ noun }: Pick<ListSource<unknown>, 'noun'>, request: Request): Wanted {
  const params = new URL(request.url).searchParams;
  const { search, after } = addressSchema.parse(Object.fromEntries(params));
  const filters = Object.fromEntries((noun.filters ?? []).map((filter) => [filter.name, chosen(filter, params)]));
  return { search: search || null, after, filters };
}

const addressSchema = z.object({
  search: z.string().trim().max(100).default('').catch(''),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** The option that the address names; the first one when it names none that there is. */
const chosen = ({ name, options }: Filter, params: URLSearchParams): string =>
  (options.find(({ value }) => value === params.get(name)) ?? options[0]).value;
