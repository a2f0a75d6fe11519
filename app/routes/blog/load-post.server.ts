import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { PostEditor, PostVersions } from '#app/blog/documents.server.ts';
import { compareVersions } from '#app/blog/compare-versions.server.ts';
import { postAddress } from '#app/blog/blog-address.ts';
import { valuesOfPost } from '#app/blog/post-values.ts';
import { graphqlFor, type Api } from '#app/graphql/client.server.ts';
import { loadLibrary } from '#app/pictures/library.server.ts';
import { thumbnails } from '#app/pictures/media.server.ts';
import { parseDocument } from '#site/model/parse-document.ts';

/** All places that browsers know, and the clock that servers go by, which that list leaves out. */
const TIME_ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** A post with all that its screen shows; without `post`, what the form of a new one needs. */
export async function loadPost({ request, context, params }: LoaderFunctionArgs, post: string | null) {
  const id = params.id ?? '';
  const { searchParams } = new URL(request.url);
  const api = await graphqlFor(request, context);
  const { website } = await api(PostEditor, { id, post: post ?? '', isNew: post === null });
  const found = website?.blog.post ?? null;
  if (!website || (post !== null && !found)) throw data(null, { status: 404, statusText: 'Not Found' });
  const { document, blog, ...shown } = website;
  const panel = searchParams.get('panel');
  const task = blog.tasks?.find(({ kind }) => kind === 'PART');
  const pictures = blog.tasks?.find(({ kind }) => kind === 'PICTURES');
  const mayBeScheduled = website.canWrite && found !== null && found.state !== 'PUBLISHED';
  const waitedFor = panel === 'writing' ? task : panel === 'bringing' ? pictures : undefined;
  const isWaitedFor = waitedFor?.state === 'WORKING';
  if ((panel === 'writing' || panel === 'bringing') && found && !isWaitedFor)
    throw redirect(`${postAddress(id, found.id)}${panel === 'writing' ? '#assistant' : ''}`);
  return {
    website: shown,
    post: found && { ...found, cover: undefined, values: valuesOfPost(found) },
    task: task ?? null,
    tasksStamp: blog.tasksStamp,
    postsStamp: blog.postsStamp,
    pictures: pictures ?? null,
    waitsFor: isWaitedFor ? (panel === 'writing' ? ('words' as const) : ('pictures' as const)) : null,
    tags: blog.tags,
    timeZone: blog.timeZone ?? null,
    timeZones: mayBeScheduled && (!blog.timeZone || panel === 'time-zone') ? TIME_ZONES : null,
    targets: targetsOf(document, blog.links),
    thumbnails: found ? await thumbnails(api, id, found.cover) : {},
    library: panel === 'pictures' ? await loadLibrary(api, id, searchParams) : null,
    versions:
      panel === 'versions' && found ? await loadVersions(api, { id, post: found.id, search: searchParams }) : null,
  };
}

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;

type Target = { path: string; title: string };

/** Where links within the text may lead: pages, and posts that readers can find. */
function targetsOf(document: unknown, posts: Target[]): Target[] {
  const parsed = parseDocument(document);
  const pages = parsed.ok ? parsed.document.pages.map((page) => ({ path: page.path, title: page.title })) : [];
  return [...pages, ...posts];
}

async function loadVersions(api: Api, { id, post, search }: { id: string; post: string; search: URLSearchParams }) {
  const number = Number(search.get('version')) || 0;
  const { website } = await api(PostVersions, { id, post, number });
  const found = website?.blog.post;
  if (!found) return null;
  const newest = found.versions[0]?.number ?? 0;
  const now = number > 0 ? (await api(PostVersions, { id, post, number: newest })).website?.blog.post?.versionAt : null;
  return {
    list: found.versions,
    number,
    differences: found.versionAt && now ? compareVersions(found.versionAt, now) : null,
  };
}

export type LoadedVersions = NonNullable<LoadedPost['versions']>;
