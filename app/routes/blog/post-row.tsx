import { Copy, Ellipsis, ExternalLink, FileX2, Pencil, Send, Trash2 } from 'lucide';
import { postAddress } from '#app/blog/blog-address.ts';
import { PostBadge } from '#app/blog/post-state.tsx';
import { titleOf } from '#app/blog/post-values.ts';
import { inTimeZone } from '#app/blog/post-words.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { counted, DateTime, Icon, Link, Menu, MenuButton, MenuLink } from '#app/ui/index.ts';
import type { LoadedPosts } from './load-posts.server.ts';

type PostRowProps = {
  website: { id: string; canWrite: boolean };
  post: LoadedPosts['posts'][number];
  timeZone: string | null;
};

/** One post of the list. */
export function PostRow({ website, post, timeZone }: PostRowProps) {
  const { id, tags, state, publishAt, publishAtLocal, updatedAt, address, viewsIn30Days } = post;
  const title = titleOf(post);
  return (
    <li className="relative flex items-start gap-3 px-4 py-3.5 hover:bg-sunken/50">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            href={postAddress(website.id, id)}
            className="card-link min-w-0 font-medium break-words hover:underline"
          >
            {title}
          </Link>
          <PostBadge {...post} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted *:not-last:after:content-['_·']">
          {state === 'SCHEDULED' ? (
            <span>Appears {inTimeZone(publishAtLocal ?? '', timeZone)}</span>
          ) : (
            <span>
              {state === 'PUBLISHED' && publishAt ? 'Published ' : 'Changed '}
              <DateTime at={state === 'PUBLISHED' && publishAt ? publishAt : updatedAt} />
            </span>
          )}
          {state === 'PUBLISHED' && <span>{counted(viewsIn30Days, 'view')} in 30 days</span>}
          {tags.length > 0 && <span className="break-words">{tags.join(', ')}</span>}
        </p>
      </div>
      <div className="relative z-10 flex shrink-0 has-[details[open]]:z-20 items-center gap-1">
        {address && (
          <Link
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`View ${title} (opens in a new tab)`}
            className="grid size-8 place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink"
          >
            <Icon of={ExternalLink} />
          </Link>
        )}
        {website.canWrite && <Actions website={website.id} post={post} title={title} />}
      </div>
    </li>
  );
}

type ActionsProps = { website: string; post: PostRowProps['post']; title: string };

function Actions({ website, post: { id, state, isChanged }, title }: ActionsProps) {
  const one = { post: id };
  return (
    <Menu
      label={`Actions for ${title}`}
      trigger={<Icon of={Ellipsis} className="size-5" />}
      triggerClassName="grid size-8 place-items-center text-muted hover:bg-ink/6 hover:text-ink"
    >
      <MenuLink href={postAddress(website, id)} icon={<Icon of={Pencil} />}>
        Edit
      </MenuLink>
      {(state !== 'PUBLISHED' || isChanged) && (
        <ChangeForm intent="publish-post" values={one}>
          <MenuButton type="submit" icon={<Icon of={Send} />}>
            {state === 'PUBLISHED' ? 'Update' : 'Publish'}
          </MenuButton>
        </ChangeForm>
      )}
      {state !== 'DRAFT' && (
        <ChangeForm intent="unpublish-post" values={one}>
          <MenuButton type="submit" icon={<Icon of={FileX2} />}>
            Back to draft
          </MenuButton>
        </ChangeForm>
      )}
      <ChangeForm intent="duplicate-post" values={one}>
        <MenuButton type="submit" icon={<Icon of={Copy} />}>
          Duplicate
        </MenuButton>
      </ChangeForm>
      <ChangeForm intent="delete-posts" values={one}>
        <MenuButton type="submit" danger icon={<Icon of={Trash2} />}>
          Delete
        </MenuButton>
      </ChangeForm>
    </Menu>
  );
}
