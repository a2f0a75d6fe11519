import { titleOf } from '#app/blog/post-values.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, counted, Notice } from '#app/ui/index.ts';

/** Says what was deleted, and takes it back. */
export function JustDeleted({ posts, canWrite }: { posts: { id: string; title: string }[]; canWrite: boolean }) {
  const [first] = posts;
  if (!first || !canWrite) return null;
  return (
    <Notice
      title={posts.length === 1 ? `“${titleOf(first)}” is deleted` : `${counted(posts.length, 'post')} are deleted`}
      actions={
        <ChangeForm intent="restore-posts">
          {posts.map(({ id }) => (
            <input key={id} type="hidden" name="post" value={id} />
          ))}
          <Button type="submit" size="small">
            Undo
          </Button>
        </ChangeForm>
      }
    >
      It can be brought back for 30 days.
    </Notice>
  );
}
