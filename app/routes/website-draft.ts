import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readPostedForm } from '#app/forms/read-posted-form.server.ts';
import { PreviewBlogPost } from '#app/blog/documents.server.ts';
import { inputOf } from '#app/blog/post-form.server.ts';
import { valuesOfEntries } from '#app/blog/post-values.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { pathParam } from '#app/path-params.server.ts';
import { draftPage } from '#app/preview/draft-page.server.ts';
import { draftPost } from '#app/preview/draft-post.server.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
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
  const isPost = entry(form, 'intent') === 'save-post';
  const filledOn = isPost ? null : Number(entry(form, 'baseRevision')) || null;
  const { website, base } = await api(DraftOfForm, { id, base: filledOn });
  if (!website) return answer('There is no such website.', 404);
  if (!website.canWrite) return answer('You may look at this website, but not change it.', 403);
  const [newest, filledFrom] = [parseDocument(website.document), parseDocument(base?.document)];
  if (!newest.ok || !filledFrom.ok) return answer('This draft cannot be read.', 503);
  if (isPost) return postAnswer(api, form, { ...website, document: newest.document });
  const document = draftOfForm(filledFrom.document, newest.document, form);
  if (!document) return answer('The form cannot be shown as it stands.', 400);
  const page = document.pages.find((one) => one.id === entry(form, 'page'))?.path ?? '/';
  const { previewToken: token, currentRevision: revision } = website;
  const place = { website: id, page, token, revision, live: true };
  return Response.json({ html: (await draftPage(api, document, { place, marks: true })).html });
}

const answer = (message: string, status: number) => Response.json({ message }, { status });

/** The page of a post as it is being typed. */
async function postAnswer(
  api: Api,
  form: FormData,
  { id, previewToken: token, document }: { id: string; previewToken: string; document: WebsiteDocument },
) {
  const typed = valuesOfEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const { body = '', tags = [] } = inputOf(form);
  const { previewBlogPost: html } = await api(PreviewBlogPost, { websiteId: id, body });
  const post = { ...typed, id: entry(form, 'post'), tags, html };
  return Response.json({
    html: await draftPost(api, document, { post, place: { website: id, page: '/', token, live: true } }),
  });
}
