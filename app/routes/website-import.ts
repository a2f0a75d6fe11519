import {
  MaxPartSizeExceededError,
  redirect,
  unstable_createMemoryUploadHandler as keepInMemory,
  unstable_parseMultipartFormData as parseMultipart,
  type ActionFunctionArgs,
} from '@remix-run/node';
import { plansAddress } from '#app/billing/plans-address.ts';
import type { AppContext } from '#app/context.ts';
import { requireUser } from '#app/auth/guards.server.ts';
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

const MAX_MEGABYTES = 25;
const MAX_BYTES = MAX_MEGABYTES * 1_000_000;
/** What stands around the file in the body. */
const ENVELOPE_BYTES = 10_000;

/** A file that is not even sent on; the message is for whoever chose it. */
class FileRefused extends Error {}

const tooLarge = () => new FileRefused(`That file is larger than ${MAX_MEGABYTES} MB, which is the most.`);

const noFile = () => new FileRefused('Choose the ZIP file of a website that you exported.');

async function readFile(request: Request, { allowBody }: AppContext): Promise<Buffer> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) throw noFile();
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES + ENVELOPE_BYTES) throw tooLarge();
  allowBody(MAX_BYTES + ENVELOPE_BYTES);
  const form = await parseMultipart(request, keepInMemory({ maxPartSize: MAX_BYTES })).catch((error: unknown) => {
    throw error instanceof MaxPartSizeExceededError ? tooLarge() : error;
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw noFile();
  return Buffer.from(await file.arrayBuffer());
}

const FORM = '/?panel=import';

/** Only the dashboard's form comes here. */
export const loader = () => redirect('/');

/** Makes a website from an exported one. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  try {
    const api = await graphqlFor(request, context);
    const archive = (await readFile(request, context)).toString('base64');
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
