import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { plansAddress } from '#app/billing/plans-address.ts';
import { requireUser } from '#app/auth/guards.server.ts';
import { FileRefused, readFile } from '#app/forms/read-file.server.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';

const ImportWebsiteDocument = graphql(`
  mutation ImportWebsite($input: ImportWebsiteInput!) {
    importWebsite(input: $input) {
      id
      name
      settings {
        headCode
      }
    }
  }
`);

const NO_FILE = 'Choose the ZIP file of a website that you exported.';
const FORM = '/?panel=import';

/** Only the dashboard's form comes here. */
export const loader = () => redirect('/');

/** Makes a website from an exported one. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  try {
    const api = await graphqlFor(request, context);
    const archive = (await readFile(request, context, NO_FILE)).toString('base64');
    const { id, name, settings } = (await api(ImportWebsiteDocument, { input: { archive } })).importWebsite;
    const code = settings.headCode === '' ? '' : ' It brought code for its pages’ heads: look at it in the settings.';
    return await redirectWithToast(
      `/website/${id}`,
      { type: 'success', message: `“${name}” is here, as a draft.${code}` },
      request,
      context,
    );
  } catch (error) {
    const isExpected = error instanceof FileRefused || (error instanceof ApiError && error.code !== 'UNAUTHENTICATED');
    if (!isExpected) throw error;
    const isLimit = error instanceof ApiError && error.code === 'LIMIT_REACHED';
    const to = isLimit ? plansAddress({ returnTo: FORM }) : FORM;
    return redirectWithToast(to, { type: 'error', message: error.message }, request, context);
  }
}
