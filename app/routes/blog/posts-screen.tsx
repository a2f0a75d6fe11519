import { Lightbulb, PenLine, Plus, SlidersHorizontal } from 'lucide';
import { Suspense } from 'react';
import { blogAddress, importAddress, postAddress, topicsAddress } from '#app/blog/blog-address.ts';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { isOnline } from '#app/editing/status-badge.tsx';
import { later } from '#app/later.ts';
import { LiveBlog } from '#app/live/live.tsx';
import { ButtonLink, counted, EmptyState, Icon, Notice, Page, PageHeader, Pagination } from '#app/ui/index.ts';
import { DeletedPosts } from './deleted-posts.tsx';
import { JustDeleted } from './just-deleted.tsx';
import type { LoadedPosts } from './load-posts.server.ts';
import { MovePosts } from './move-posts.tsx';
import { PostFilter } from './post-filter.tsx';
import { PostRow } from './post-row.tsx';

const ImportScreen = later(async () => (await import('./import-screen.tsx')).ImportScreen);

type PostsScreenProps = LoadedPosts & { outcome: ChangeOutcome | undefined; search: URLSearchParams };

/** All posts of a website: how each stands, what can be done with it, and the way to a new one. */
export function PostsScreen(props: PostsScreenProps) {
  const { website, filter, posts, total, pages, topics, deleted, outcome, search, lastImport, report } = props;
  if (report)
    return (
      <Suspense>
        <ImportScreen website={website} report={report} search={search} />
      </Suspense>
    );
  const isFiltered = filter.q !== '' || filter.tag !== '' || filter.state !== null;
  const isEmpty = total === 0 && !isFiltered;
  const pageHref = (page: number) => searchWith(search, { page: page === 1 ? null : page, deleted: null });
  return (
    <Page className="gap-6">
      <LiveBlog websiteId={website.id} shown={{ posts: props.postsStamp }} />
      <PageHeader
        title="Blog"
        actions={
          <>
            {website.canWrite && (
              <ButtonLink
                look="quiet"
                href={`/website/${encodeURIComponent(website.id)}?panel=site&open=blog`}
                icon={<Icon of={SlidersHorizontal} />}
              >
                <span className="max-sm:sr-only">Settings</span>
              </ButtonLink>
            )}
            <ButtonLink href={topicsAddress(website.id)} icon={<Icon of={Lightbulb} />}>
              Topics{topics > 0 && ` (${topics})`}
            </ButtonLink>
            {website.canWrite && (
              <ButtonLink href={postAddress(website.id)} look="primary" icon={<Icon of={Plus} />}>
                New post
              </ButtonLink>
            )}
          </>
        }
      />
      <JustDeleted posts={props.justDeleted} canWrite={website.canWrite} />
      {outcome && !outcome.ok && <Notice tone="danger" title={outcome.message} />}
      {lastImport?.state === 'WORKING' && (
        <Notice
          title="Posts are being imported"
          actions={
            <ButtonLink size="small" href={importAddress(website.id)}>
              See how far it is
            </ButtonLink>
          }
        />
      )}
      {!isEmpty && <Hints {...props} />}
      {isEmpty ? (
        <EmptyState
          icon={PenLine}
          title="Nothing written yet"
          action={
            website.canWrite && (
              <>
                <ButtonLink href={postAddress(website.id)}>Write the first post</ButtonLink>
                <ButtonLink href={topicsAddress(website.id)} look="quiet">
                  Collect topics
                </ButtonLink>
              </>
            )
          }
        >
          What is new, how something is made, what people keep asking: a post a month is enough for visitors and search
          engines to see that somebody is there.
        </EmptyState>
      ) : (
        <>
          <PostFilter filter={filter} tags={props.tags} />
          {posts.length > 0 ? (
            <section aria-labelledby="posts" className="grid grid-cols-1 gap-3">
              <h2 id="posts" className="text-sm font-medium text-muted">
                {counted(total, 'post')}
              </h2>
              <ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
                {posts.map((post) => (
                  <PostRow key={post.id} website={website} post={post} timeZone={props.timeZone} />
                ))}
              </ul>
            </section>
          ) : (
            <EmptyState
              title="No posts match this"
              action={<ButtonLink href={blogAddress(website.id)}>Show all</ButtonLink>}
            />
          )}
          <Pagination
            firstHref={filter.page > 1 ? pageHref(1) : undefined}
            previousHref={filter.page > 1 ? pageHref(filter.page - 1) : undefined}
            nextHref={filter.page < pages ? pageHref(filter.page + 1) : undefined}
            summary={`Page ${filter.page} of ${pages}`}
          />
        </>
      )}
      <MovePosts website={website} hasPosts={!isEmpty} hasReport={lastImport !== null} />
      {deleted.length > 0 && <DeletedPosts posts={deleted} canWrite={website.canWrite} />}
    </Page>
  );
}

/** What keeps readers from the posts. */
function Hints({ website, hasWayIn, posts }: PostsScreenProps) {
  const editor = `/website/${encodeURIComponent(website.id)}`;
  if (!isOnline(website.status) && posts.some(({ state }) => state === 'PUBLISHED'))
    return (
      <Notice
        title="The website is not published yet"
        actions={
          <ButtonLink size="small" href={`${editor}?panel=publish`}>
            Publish the website
          </ButtonLink>
        }
      >
        Published posts appear with it.
      </Notice>
    );
  if (hasWayIn) return null;
  return (
    <Notice
      title="No page leads to the blog"
      actions={
        <ButtonLink size="small" href={`${editor}?panel=add`}>
          Add a list of posts
        </ButtonLink>
      }
    >
      Put the list of posts on a page, or a link to the blog into the menu, so that visitors find it.
    </Notice>
  );
}
