import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireRole } from '#app/auth/guards.server.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { apiError, ApiError } from '#app/graphql/errors.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { EditTemplateDocument, PutTemplateIntoUseDocument, ReturnTemplateToDocument } from './documents.server.ts';
import { templateAddress } from './edited-templates.tsx';
import { STAFF } from './load-templates.server.ts';

const number = z.coerce.number().int().min(0);
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('edit') }),
  z.object({ intent: z.literal('use'), revision: number, seen: number }),
  z.object({ intent: z.literal('back'), number, seen: number }),
]);
type Asked = z.output<typeof formSchema>;

/** Why something was not put into use, one reason a line. */
export type Refused = { title: string; problems: string[] };

/** Opens a template's draft, puts it into use, or takes an earlier version back. */
export async function actOnTemplate({ request, context }: ActionFunctionArgs) {
  requireRole(request, context, STAFF);
  const id = new URL(request.url).searchParams.get('template') ?? '';
  const asked = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!asked.success) throw apiError('INVALID', request, 'This page is out of date. Load it again.');
  const api = await graphqlFor(request, context);
  if (asked.data.intent === 'edit') {
    const { draft } = (await api(EditTemplateDocument, { id })).editTemplate;
    return redirect(draft ? `/website/${encodeURIComponent(draft.id)}` : templateAddress(id), 303);
  }
  try {
    const { name, versionInUse } = await takeIntoUse(api, id, asked.data);
    const message = `“${name}” is in use as version ${versionInUse}. New websites start from it.`;
    return await redirectWithToast(templateAddress(id), { type: 'success', message }, request, context);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'INVALID' && error.code !== 'CONFLICT')) throw error;
    const problems = error.fields.document ?? [];
    const title = problems.length > 0 ? 'It was not put into use' : error.message;
    return data<Refused>({ title, problems }, { status: error.status });
  }
}

async function takeIntoUse(api: Api, id: string, asked: Exclude<Asked, { intent: 'edit' }>) {
  if (asked.intent === 'use')
    return (await api(PutTemplateIntoUseDocument, { id, revision: asked.revision, seen: asked.seen }))
      .putTemplateIntoUse;
  return (await api(ReturnTemplateToDocument, { id, number: asked.number, seen: asked.seen })).returnTemplateTo;
}
