import { ArrowLeft, ExternalLink } from 'lucide';
import { blogAddress } from '#app/blog/blog-address.ts';
import { PostBadge } from '#app/blog/post-state.tsx';
import type { ChangeFailure, ChangeOutcome } from '#app/editing/outcome.ts';
import { PhoneTabs } from '#app/editing/phone-tabs.tsx';
import { SaveState } from '#app/forms/save-state.tsx';
import { laterApart } from '#app/later.ts';
import { Button, ButtonLink, Icon, Link, useIsHydrated } from '#app/ui/index.ts';
import { POST_FORM } from './post-form-id.ts';
import type { PostScreenProps } from './post-screen-props.ts';

const PostMenu = laterApart(async () => (await import('./post-menu.tsx')).PostMenu);
const SchedulePopover = laterApart(async () => (await import('./schedule-popover.tsx')).SchedulePopover);

type PostToolbarProps = PostScreenProps & {
  title: string;
  isTyped: boolean;
  isSaving: boolean;
  last: ChangeOutcome | undefined;
  failure: ChangeFailure | null;
};

/** Over a post: where it stands, whether all is kept, and what can be done with it. */
export function PostToolbar(props: PostToolbarProps) {
  const { website, post, search, title, isTyped, isSaving, last } = props;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b bg-surface px-4 py-2 sm:px-6">
      <Link
        href={blogAddress(website.id)}
        className="-ml-1.5 inline-flex min-h-8 items-center gap-1 rounded-md px-1.5 text-sm text-muted hover:text-ink"
      >
        <Icon of={ArrowLeft} /> Posts
      </Link>
      <h1 className="max-w-64 min-w-0 truncate font-semibold max-sm:sr-only">{title}</h1>
      {post && <PostBadge {...post} />}
      {website.canWrite && (
        <SaveState isSaving={isSaving} isDirty={isTyped} outcome={last?.ok === false ? (last.saved ?? last) : last} />
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {post?.address && (
          <ButtonLink
            href={post.address}
            target="_blank"
            rel="noopener"
            size="small"
            look="quiet"
            icon={<Icon of={ExternalLink} />}
            aria-label="View post (opens in a new tab)"
          >
            View
          </ButtonLink>
        )}
        {website.canWrite && <Actions {...props} />}
      </div>
      <PhoneTabs search={search} label="Write" className="w-full" />
    </div>
  );
}

function Actions({ website, post, isTyped, timeZone, timeZones, failure }: PostToolbarProps) {
  const state = post?.state ?? 'DRAFT';
  const isLive = state === 'PUBLISHED';
  // Without scripts nobody knows whether something was typed.
  const mayBeChanged = !useIsHydrated() || isTyped || post?.isChanged;
  return (
    <>
      <Button type="submit" form={POST_FORM} size="small">
        Save
      </Button>
      {!isLive && post && (
        <SchedulePopover website={website.id} post={post} timeZone={timeZone} timeZones={timeZones} failure={failure} />
      )}
      {(!isLive || mayBeChanged) && post && (
        <Button type="submit" form={POST_FORM} name="then" value="publish" size="small" look="primary">
          {isLive ? 'Update' : state === 'SCHEDULED' ? 'Publish now' : 'Publish'}
        </Button>
      )}
      {post && <PostMenu website={website.id} post={post} />}
    </>
  );
}
