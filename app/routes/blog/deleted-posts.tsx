import { RotateCcw } from 'lucide';
import { titleOf } from '#app/blog/post-values.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, DateTime, Fold, formatNumber, Icon } from '#app/ui/index.ts';

type DeletedPostsProps = {
  posts: { id: string; title: string; deletedAt?: string | null | undefined }[];
  canWrite: boolean;
};

/** What can still be brought back. */
export const DeletedPosts = ({ posts, canWrite }: DeletedPostsProps) => (
  <Fold id="deleted" title="Recently deleted" count={formatNumber(posts.length)} isOpen={false}>
    <ul className="divide-y" aria-label="Deleted posts">
      {posts.map((post) => (
        <li key={post.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="font-medium break-words">{titleOf(post)}</p>
            {post.deletedAt && (
              <p className="text-sm text-muted">
                Deleted <DateTime at={post.deletedAt} />, kept for 30 days
              </p>
            )}
          </div>
          {canWrite && (
            <ChangeForm intent="restore-posts" values={{ post: post.id }}>
              <Button type="submit" size="small" icon={<Icon of={RotateCcw} />} aria-label={`Restore ${titleOf(post)}`}>
                Restore
              </Button>
            </ChangeForm>
          )}
        </li>
      ))}
    </ul>
  </Fold>
);
