import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError, answers } from '#app/graphql/errors.ts';
import { pathParam } from '#app/path-params.server.ts';
import { readPicture } from '#app/pictures/read-picture.server.ts';
import type { UploadAnswer } from '#app/pictures/send-picture.ts';
import { uploadPicture } from '#app/pictures/upload.server.ts';
import { mayChangeWebsite } from '#app/website-access.server.ts';

const NOT_YOURS = 'You cannot add pictures to this website. Log in again in another tab, then try once more.';

/** Only scripts come here. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/website/${params.id ?? ''}?panel=pictures`);

/** Takes the file that is the body into a library; what is wrong is said in the answer. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const websiteId = pathParam(params, 'id', 'String');
  if (!(await mayChangeWebsite(request, context, websiteId))) return answer({ ok: false, message: NOT_YOURS }, 403);
  const file = await readPicture(request, context);
  try {
    const picture = await uploadPicture(request, context, { websiteId, file });
    file.release();
    return answer({ ok: true, picture });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const status = error.code === 'UNAUTHENTICATED' ? 401 : answers[error.code].status;
    const message = error.fields.file?.join(' ') ?? error.message;
    return answer({ ok: false, message, isLimit: error.code === 'LIMIT_REACHED' }, status);
  }
}

const answer = (body: UploadAnswer, status = 200) => Response.json(body, { status });
