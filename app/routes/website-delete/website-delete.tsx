import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useOutcome } from '#app/use-outcome.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextField } from '#app/forms/text-field.tsx';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pageTitle } from '#app/page-title.ts';
import { pathParam } from '#app/path-params.server.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { Notice, Page, PageHeader } from '#app/ui/index.ts';
import { WhatHappens } from './what-happens.tsx';
import { parseDeletion } from './parse-deletion.server.ts';

const WebsiteToDelete = graphql(`
  query WebsiteToDelete($id: ID!) {
    website(id: $id) {
      id
      name
      status
      address
      canWrite
    }
  }
`);

const DeleteByName = graphql(`
  mutation DeleteByName($id: ID!, $name: String!) {
    deleteWebsite(id: $id, name: $name) {
      id
      name
    }
  }
`);

/** Null for people without access: the layout shows them the public card, or that there is nothing. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const { website } = await (await graphqlFor(request, context))(WebsiteToDelete, { id });
  return { website: website ?? null };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireUser(request, context);
  const id = pathParam(params, 'id', 'String');
  const submission = parseDeletion(await request.formData());
  if (submission.status !== 'success') return rejected(submission);
  try {
    const api = await graphqlFor(request, context);
    const { deleteWebsite } = await api(DeleteByName, { id, name: submission.value.name });
    const message = `“${deleteWebsite.name}” is deleted. You can restore it for 30 days.`;
    return await redirectWithToast('/?panel=deleted#deleted', { type: 'success', message }, request, context);
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(data?.website ? `Delete ${data.website.name}` : 'Page not found', matches);

export default function WebsiteDelete() {
  const { website } = useLoaderData<typeof loader>();
  const rejection = useOutcome<typeof action>();
  const form = useSubmittedForm<'name'>('delete-website', rejection?.lastResult, {});
  if (!website) return null;
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        title={`Delete “${website.name}”`}
        description="You have 30 days to change your mind. After that nobody can bring it back."
      />
      <WhatHappens website={website} />
      {website.canWrite ? (
        <Form
          method="post"
          id={form.id}
          className="grid gap-4 rounded-lg border border-danger/40 bg-surface p-4 sm:p-5"
        >
          <FormProblem id={form.errorId} errors={form.errors} />
          <TextField
            field={form.field('name')}
            label={`Type “${website.name}” to confirm`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
          <SubmitButton look="danger" className="justify-self-start">
            Delete website
          </SubmitButton>
        </Form>
      ) : (
        <Notice title="Only its owner can delete this website." />
      )}
    </Page>
  );
}
