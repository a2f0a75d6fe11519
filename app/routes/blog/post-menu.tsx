import { Copy, Ellipsis, FileX2, History, Trash2 } from 'lucide';
import { postAddress } from '#app/blog/blog-address.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Icon, Menu, MenuButton, MenuLink } from '#app/ui/index.ts';
import { POST_FORM } from './post-form-id.ts';

/** What is done with a post more rarely. */
export function PostMenu({ website, post }: { website: string; post: { id: string; state: string } }) {
  return (
    <Menu
      label="More"
      trigger={<Icon of={Ellipsis} className="size-5" />}
      triggerClassName="grid size-8 place-items-center hover:bg-ink/6"
    >
      <MenuLink href={`${postAddress(website, post.id)}?panel=versions`} icon={<Icon of={History} />}>
        Versions
      </MenuLink>
      <ChangeForm intent="duplicate-post" values={{ post: post.id }}>
        <MenuButton type="submit" icon={<Icon of={Copy} />}>
          Duplicate
        </MenuButton>
      </ChangeForm>
      {post.state !== 'DRAFT' && (
        <MenuButton type="submit" form={POST_FORM} name="then" value="unpublish" icon={<Icon of={FileX2} />}>
          Back to draft
        </MenuButton>
      )}
      <ChangeForm intent="delete-posts" values={{ post: post.id }}>
        <MenuButton type="submit" danger icon={<Icon of={Trash2} />}>
          Delete
        </MenuButton>
      </ChangeForm>
    </Menu>
  );
}
