import { ArrowLeft } from 'lucide';
import { postAddress } from '#app/blog/blog-address.ts';
import { titleOf, type PostValues } from '#app/blog/post-values.ts';
import { LiveTasks } from '#app/live/live.tsx';
import { Icon, Link, Page, PageHeader } from '#app/ui/index.ts';
import { progressOf, type ShownTask } from './shown-task.ts';
import { TaskAtWork } from './task-at-work.tsx';

type WritingScreenProps = {
  website: { id: string; canWrite: boolean };
  post: { id: string; values: PostValues };
  task: ShownTask;
  stamp: string;
};

/** Without scripts the assistant's work is waited for here: a page that looks again by itself takes away what is typed in it. */
export function WritingScreen({ website, post, task, stamp }: WritingScreenProps) {
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        title={`Words for “${titleOf(post.values)}”`}
        description="Your post is saved. What the assistant offers will stand below it, for you to take or to leave."
        above={
          <Link
            href={postAddress(website.id, post.id)}
            className="text-link inline-flex items-center gap-1 justify-self-start text-sm"
          >
            <Icon of={ArrowLeft} /> Back to the post, without waiting
          </Link>
        }
      />
      <LiveTasks websiteId={website.id} stamp={stamp} />
      <TaskAtWork task={task} words={progressOf(task)} canWrite={website.canWrite} looksAgain />
    </Page>
  );
}
