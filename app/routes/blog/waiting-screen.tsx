import { ArrowLeft } from 'lucide';
import { postAddress } from '#app/blog/blog-address.ts';
import { titleOf, type PostValues } from '#app/blog/post-values.ts';
import { LiveBlog } from '#app/live/live.tsx';
import { Icon, Link, Page, PageHeader } from '#app/ui/index.ts';
import { bringingInWords, type PicturesTask } from './pictures-elsewhere.tsx';
import { progressOf, type ShownTask } from './shown-task.ts';
import { TaskAtWork } from './task-at-work.tsx';

type WaitingScreenProps = {
  website: { id: string; canWrite: boolean };
  post: { id: string; values: PostValues };
  waitsFor: 'words' | 'pictures';
  task: ShownTask | null;
  pictures: PicturesTask | null;
  tasksStamp: string;
};

const AFTERWARDS = {
  words: 'Your post is saved. What the assistant offers will appear below it, for you to use or not.',
  pictures: 'Your post is saved. What comes into the library stands in its text afterwards; the rest stays a link.',
};

/** Without scripts a task is waited for here: a page that looks again by itself takes away what is typed in it. */
export function WaitingScreen({ website, post, waitsFor, task, pictures, tasksStamp }: WaitingScreenProps) {
  const what = waitsFor === 'words' ? 'Words' : 'Pictures';
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        title={`${what} for “${titleOf(post.values)}”`}
        description={AFTERWARDS[waitsFor]}
        above={
          <Link
            href={postAddress(website.id, post.id)}
            className="text-link inline-flex items-center gap-1 justify-self-start text-sm"
          >
            <Icon of={ArrowLeft} /> Back to the post, without waiting
          </Link>
        }
      />
      <LiveBlog websiteId={website.id} shown={{ tasks: tasksStamp }} />
      {waitsFor === 'words' && task && (
        <TaskAtWork task={task} words={progressOf(task)} canWrite={website.canWrite} looksAgain />
      )}
      {waitsFor === 'pictures' && pictures && (
        <TaskAtWork task={pictures} words={bringingInWords(pictures)} canWrite={website.canWrite} looksAgain />
      )}
    </Page>
  );
}
