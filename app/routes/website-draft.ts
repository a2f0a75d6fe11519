import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readPostedForm } from '#app/forms/read-posted-form.server.ts';
import { TypedPost } from '#app/blog/documents.server.ts';
import { inputOf } from '#app/blog/post-form.server.ts';
import { valuesOfEntries } from '#app/blog/post-values.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { draftPage } from '#app/preview/draft-page.server.ts';
import { draftPost } from '#app/preview/draft-post.server.ts';
import { entry } from '#site/forms/entry.ts';
import { draftOfForm } from '#site/intents/draft-of-form.ts';
import { parseDocument } from '#site/model/parse-document.ts';

const DraftOfForm = graphql(`
  query DraftOfForm($id: ID!, $base: Int) {
    website(id: $id) {
      id
      canWrite
      currentRevision
      previewToken
      document
    }
    base: website(id: $id) {
      id
      document(revision: $base)
    }
  }
`);

/** Only scripts come here. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/website/${params.id ?? ''}`);

/**
 * A page of the draft as it would look with a form that is still being filled in. Nothing is stored. As JSON, since what people
 * write must never be a page of the app's own origin.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = pathParam(params, 'id', 'String');
  const form = await readPostedForm(request, context, id);
  const api = await graphqlFor(request, context);
  if (entry(form, 'intent') === 'save-post') return postAnswer(api, id, form);
  const filledOn = Number(entry(form, 'baseRevision')) || null;
  const { website, base } = await api(DraftOfForm, { id, base: filledOn });
  const refusal = refusalOf(website);
  if (!website || refusal) return refusal;
  const [newest, filledFrom] = [parseDocument(website.document), parseDocument(base?.document)];
  if (!newest.ok || !filledFrom.ok) return unreadable();
  const document = draftOfForm(filledFrom.document, newest.document, form);
  if (!document) return answer('The form cannot be shown as it is.', 400);
  const page = document.pages.find((one) => one.id === entry(form, 'page'))?.path ?? '/';
  const { previewToken: token, currentRevision: revision } = website;
  const place = { website: id, page, token, revision, live: true, edits: true };
  return Response.json({ html: (await draftPage(api, document, { place, marks: true })).html });
}

const answer = (message: string, status: number) => Response.json({ message }, { status });
const unreadable = () => answer('This draft cannot be read.', 503);
const notThere = () => answer('There is no such website.', 404);
const readsOnly = () => answer('You can look at this website, but not change it.', 403);

/** Null for somebody who may write. */
function refusalOf(website: { canWrite: boolean } | null | undefined): Response | null {
  if (!website) return notThere();
  return website.canWrite ? null : readsOnly();
}

/** The page of a post as it is being typed. */
async function postAnswer(api: Api, id: string, form: FormData) {
  const { body = '', tags = [] } = inputOf(form);
  const asked = await api(TypedPost, { id, body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return null;
    throw error;
  });
  if (!asked) return readsOnly();
  const { website } = asked;
  if (!website) return notThere();
  const newest = parseDocument(website.document);
  if (!newest.ok) return unreadable();
  const typed = valuesOfEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const post = { ...typed, id: entry(form, 'post'), tags, html: website.blog.typed };
  const place = { website: id, page: '/', token: website.previewToken, live: true };
  return Response.json({ html: await draftPost(api, newest.document, { post, place }) });
}
