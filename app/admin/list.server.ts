import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import type { Filter } from './noun.ts';
import type { ListSource } from './source.server.ts';

const ENTRIES_ON_A_PAGE = 20;

/** The loader of a list: the page that its address asks for. */
export async function loadList<Row>(source: ListSource<Row>, { request, context }: LoaderFunctionArgs) {
  requireRole(request, context, source.roles ?? ['admin']);
  const params = new URL(request.url).searchParams;
  const { search, after } = addressSchema.parse(Object.fromEntries(params));
  const filters = Object.fromEntries(
    (source.noun.filters ?? []).map((filter) => [filter.name, chosen(filter, params)]),
  );
  const api = await graphqlFor(request, context);
  const list = await source.list(api, { first: ENTRIES_ON_A_PAGE, after, search: search || null, filters });
  return { list, search, filters, isFirstPage: after === null };
}

const addressSchema = z.object({
  search: z.string().trim().max(100).default('').catch(''),
  after: z.string().max(500).nullable().default(null).catch(null),
});

/** The option that the address names; the first one when it names none that there is. */
const chosen = ({ name, options }: Filter, params: URLSearchParams): string =>
  (options.find(({ value }) => value === params.get(name)) ?? options[0]).value;
