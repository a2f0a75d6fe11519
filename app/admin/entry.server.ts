import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { apiError, ApiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import type { ToastInput } from '#app/toast/toast-schema.server.ts';
import { shownHistory, WRITES_ON_A_PAGE } from './history.server.ts';
import { entryPath, type EntryOf } from './noun.ts';
import type { KeptSource, Refusal, Source } from './source.server.ts';
import { formOf } from './values.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Who may not come here is told so before anything is looked for. */
export async function enter(
  source: { roles?: string[]; mostBytes?: number },
  { request, context }: Args,
): Promise<Api> {
  requireRole(request, context, source.roles ?? ['admin']);
  if (source.mostBytes !== undefined) context.allowBody(source.mostBytes);
  return graphqlFor(request, context);
}

/** One entry with a page of its history, or the not-found page. */
export async function readEntry<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  api: Api,
  id: string,
  after: string | null = null,
) {
  const found = await source.read(api, id, { first: WRITES_ON_A_PAGE, after });
  if (!found) throw data(null, { status: 404, statusText: 'Not Found' });
  return found;
}

/** The loader of an entry's page. */
export async function loadEntry<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  args: LoaderFunctionArgs,
) {
  const api = await enter(source, args);
  const older = new URL(args.request.url).searchParams.get('older');
  const { entry, history } = await readEntry(source, api, pathParam(args.params, 'id', 'String'), older);
  const choices = (await source.choices?.(api)) ?? {};
  const { fields } = source.noun;
  return { entry, choices, history: shownHistory(history, { fields, entry, choices }, older === null) };
}

/** The action of an entry's page: deletes it, puts back what one of its writes changed, or does a deed of its noun. */
export async function changeEntry<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry> & Partial<Pick<Source<Name, Row, Entry>, 'remove' | 'deeds'>>,
  args: ActionFunctionArgs,
) {
  const { request, context, params } = args;
  const api = await enter(source, args);
  const form = await request.formData();
  const { entry } = await readEntry(source, api, pathParam(params, 'id', 'String'));
  const intent = form.get('intent');
  const here = entryPath(source.noun, entry.id);
  const goTo = (path: string, toast: ToastInput) => redirectWithToast(path, toast, request, context);
  if (intent === 'put-back') return goTo(here, await putBack(source, api, entry, form));
  const deeds = new Map(Object.entries(source.deeds ?? {}));
  const deed = typeof intent === 'string' ? deeds.get(intent) : undefined;
  if (!deed && (intent !== 'delete' || !source.remove))
    throw apiError('INVALID', request, 'This form asks for something that is not known here.');
  try {
    if (deed) {
      const { message, entry: seen = entry.id } = await deed(api, entry.id);
      return await goTo(entryPath(source.noun, seen), { type: 'success', message });
    }
    await source.remove?.(api, entry.id);
    return await goTo(source.noun.path, { type: 'success', message: `“${source.noun.nameOf(entry)}” is deleted.` });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'CONFLICT' && error.code !== 'INVALID')) throw error;
    return goTo(here, { type: 'error', message: error.message });
  }
}

const backSchema = z.object({
  version: z.coerce.number().int().min(0),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

async function putBack<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  { noun, update }: KeptSource<Name, Row, Entry>,
  api: Api,
  entry: Entry,
  form: FormData,
): Promise<ToastInput> {
  const asked = backSchema.safeParse({ version: form.get('version'), fields: jsonIn(form.get('fields')) });
  if (!asked.success) return { type: 'error', message: 'This page is out of date. Load it again.' };
  const { version, fields } = asked.data;
  const changeable = noun.fields.filter(({ isFixed }) => !isFixed);
  const { refusal } = await update(api, formOf(changeable, { ...entry, ...fields }), { id: entry.id, version });
  if (refusal) return { type: 'error', message: inAWord(refusal) };
  return { type: 'success', message: `“${noun.nameOf({ ...entry, ...fields })}” is put back.` };
}

function jsonIn(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

function inAWord({ submission, error }: Refusal): string {
  if (error?.code === 'CONFLICT')
    return 'Someone else changed the same thing in the meantime. Look at the history, then put back what you want.';
  const [why = error?.message ?? ''] = Object.values(error?.fields ?? submission.reply().error ?? {}).flatMap(
    (messages) => messages ?? [],
  );
  return `It cannot be put back. ${why}`;
}
