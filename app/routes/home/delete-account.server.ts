import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { logOut } from '#app/auth/logout.server.ts';
import type { AppContext } from '#app/context.ts';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($confirm: String!) {
    deleteAccount(confirm: $confirm)
  }
`);

const confirmSchema = z.object({ confirm: z.string({ error: 'Type it to delete your account.' }).max(500) });

/** Ends the account, then the session here and at the provider; or answers the form with what is wrong. */
export async function deleteAccount(request: Request, context: AppContext, api: Api, form: FormData) {
  const submission = parseWithZod(form, { schema: confirmSchema });
  if (submission.status !== 'success') return rejected(submission);
  try {
    await api(DeleteAccountDocument, { confirm: submission.value.confirm });
  } catch (error) {
    return rejectedByApi(submission, error);
  }
  const message = 'Your account is deleted. Your websites are offline and are being removed.';
  return redirectWithToast(await logOut(context.session), { type: 'success', message }, request, context, {
    status: 303,
  });
}
