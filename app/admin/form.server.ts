import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { rejected, rejectedByApi, type Rejection } from '#app/forms/rejection.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import type { ApiError } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { isRecord } from '#site/model/json.ts';
import { enter, readEntry } from './entry.server.ts';
import { choiceName, THEIRS } from './field-choice.ts';
import { entryPath, type Choices, type EntryOf } from './noun.ts';
import type { Instead, KeptSource, Refusal, Source } from './source.server.ts';
import { fieldInWords, formText, formTexts } from './values.ts';

/** Both values of each field that somebody else changed too, and the version that the choice is made on. */
export type Conflict = { version: string; fields: { name: string; mine: string; theirs: string }[] };
export type AdminRejection = Rejection & { conflict?: Conflict; instead?: Instead };

/** The loader of the form for a new entry. */
export async function loadNew(
  source: { roles?: string[]; choices?(api: Api): Choices | Promise<Choices> },
  args: LoaderFunctionArgs,
) {
  const api = await enter(source, args);
  return { choices: (await source.choices?.(api)) ?? {} };
}

/** Its action; `what` ends the sentence that tells of the new entry. */
export async function createEntry<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: Source<Name, Row, Entry>,
  args: ActionFunctionArgs,
  what = 'is there',
) {
  const api = await enter(source, args);
  const { saved, refusal } = await source.create(api, await args.request.formData(), { id: '', version: 0 });
  if (refusal) return rejection(source, api, refusal);
  return done(source, api, saved.id, what, args);
}

/** The loader of the form for an entry that is there. */
export async function loadForm<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  args: LoaderFunctionArgs,
) {
  const api = await enter(source, args);
  const { entry } = await readEntry(source, api, pathParam(args.params, 'id', 'String'));
  return { entry, choices: (await source.choices?.(api)) ?? {} };
}

/** Its action: saves on the version that the form was opened at. */
export async function saveEntry<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  args: ActionFunctionArgs,
) {
  const api = await enter(source, args);
  const id = pathParam(args.params, 'id', 'String');
  const form = await args.request.formData();
  await takeTheirs(source, api, id, form);
  const version = versionSchema.parse(form.get('version'));
  const { saved, refusal } = await source.update(api, form, { id, version });
  if (refusal) return rejection(source, api, refusal);
  return done(source, api, saved.id, 'is saved', args);
}

/** A form that does not say what it was opened at overwrites nothing: all that differs is shown. */
const versionSchema = z.coerce.number().int().min(0).catch(0);

/** Where somebody else's value was chosen, the form has it instead of what was typed. */
async function takeTheirs<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  api: Api,
  id: string,
  form: FormData,
) {
  const given = source.noun.fields.filter(({ name }) => form.get(choiceName(name)) === THEIRS);
  if (given.length === 0) return;
  const { entry } = await readEntry(source, api, id);
  for (const { name } of given) {
    form.delete(name);
    const text = formText(entry[name]);
    if (text !== undefined) form.set(name, text);
  }
}

async function done<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  api: Api,
  id: string,
  what: string,
  { request, context }: ActionFunctionArgs,
) {
  const { entry } = await readEntry(source, api, id);
  const message = `“${source.noun.nameOf(entry)}” ${what}.`;
  return redirectWithToast(entryPath(source.noun, id), { type: 'success', message }, request, context);
}

function rejection<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  source: KeptSource<Name, Row, Entry>,
  api: Api,
  { submission, error }: Refusal,
) {
  if (!error) return rejected(submission);
  if (error.code === 'CONFLICT') return conflicting(source, api, submission, error);
  const refused = rejectedByApi(submission, error);
  const instead = source.instead?.(error);
  return instead ? data<AdminRejection>({ ...refused.data, instead }, refused.init ?? undefined) : refused;
}

const CHOOSE = 'Someone changed this too. Choose which value to keep.';

/** The form holds what was typed over what others changed; each field that both changed asks for a choice. */
async function conflicting<Name extends string, Row extends { id: string }, Entry extends EntryOf<Name>>(
  { noun, choices }: KeptSource<Name, Row, Entry>,
  api: Api,
  submission: Refusal['submission'],
  error: ApiError,
) {
  const all = (await choices?.(api)) ?? {};
  const fields = noun.fields.flatMap((field) => {
    const found = error.conflicts.find(({ path }) => path === field.name);
    if (!found) return [];
    const [mine, theirs] = [found.mine, found.theirs].map((value) => fieldInWords(field, value, all));
    return [{ name: field.name, mine: mine ?? '', theirs: theirs ?? '' }];
  });
  const errors = Object.fromEntries(fields.map(({ name }) => [name, [CHOOSE]]));
  const { initialValue, ...result } = submission.reply({ fieldErrors: errors });
  const merged = isRecord(error.values) ? formTexts<string>(noun.fields, error.values) : initialValue;
  const conflict = { version: error.version ?? '', fields };
  return data<AdminRejection>(
    { lastResult: { ...result, initialValue: merged ?? {} }, code: 'CONFLICT', conflict },
    { status: error.status },
  );
}
