import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '#app/auth/guards.server.ts';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';

const NamesOfDomain = graphql(`
  query NamesOfDomain($id: ID!) {
    viewer {
      id
      domain(id: $id) {
        id
        name
        displayName
      }
    }
  }
`);

const RemoveDomain = graphql(`
  mutation RemoveDomain($id: ID!) {
    removeDomain(id: $id) {
      id
      displayName
    }
  }
`);

/** The name that has to be typed, in the letters of its owner or of the records. */
const confirmSchema = (names: string[]) =>
  z.object({
    name: z
      .string({ error: 'Type its name to remove it.' })
      .trim()
      .toLowerCase()
      .refine((typed) => names.includes(typed), `That is another name. Type ${names.at(0)} to remove it.`),
  });

/** Removes the domain once its name was typed; or answers the form with what is wrong. */
export async function removeDomain({ request, context, params }: ActionFunctionArgs, form: FormData) {
  await requireUser(request, context);
  const id = pathParam(params, 'id', 'String');
  const api = await graphqlFor(request, context);
  const { viewer } = await api(NamesOfDomain, { id });
  const names = viewer ? [viewer.domain.displayName, viewer.domain.name] : [];
  const submission = parseWithZod(form, { schema: confirmSchema(names) });
  if (submission.status !== 'success') return rejected(submission);
  try {
    const { removeDomain: removed } = await api(RemoveDomain, { id });
    const message = `${removed.displayName} is removed.`;
    return await redirectWithToast('/domains', { type: 'success', message }, request, context);
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}
