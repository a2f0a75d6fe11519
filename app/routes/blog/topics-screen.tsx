import { useNavigation } from '@remix-run/react';
import { ArrowLeft, Lightbulb, PenLine, Plus, Sparkles, X, type IconNode } from 'lucide';
import { blogAddress, postAddress } from '#app/blog/blog-address.ts';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { LiveBlog } from '#app/live/live.tsx';
import { LooksAgain } from '#app/live/looks-again.tsx';
import { LogInAgain } from '#app/forms/log-in-again.tsx';
import { textPart } from '#app/forms/section-form-values.ts';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  Field,
  Icon,
  Input,
  Link,
  Notice,
  Page,
  PageHeader,
  counted,
  useIsHydrated,
} from '#app/ui/index.ts';
import { isWorthTelling, progressOf, type ShownTask } from './shown-task.ts';
import { TaskAtWork } from './task-at-work.tsx';
import { TaskEnded } from './task-ended.tsx';

type Topic = { id: string; title: string; source: 'OWNER' | 'ASSISTANT'; postId?: string | null | undefined };
type Task = ShownTask & { kind: string };
type TopicsScreenProps = {
  website: { id: string; canWrite: boolean };
  topics: Topic[];
  /** What the assistant is writing, or wrote. */
  tasks: Task[];
  stamp: string;
  outcome: ChangeOutcome | undefined;
};

/** Ideas for posts: to collect, to write on, to let go. */
export function TopicsScreen({ website, topics, tasks, stamp, outcome }: TopicsScreenProps) {
  const isHydrated = useIsHydrated();
  const isWorking = tasks.some(({ state }) => state === 'WORKING');
  const suggesting = tasks.find(({ kind }) => kind === 'TOPICS');
  const failure = outcome && !outcome.ok ? outcome : null;
  const adding = failure?.intent === 'add-topic' ? failure : null;
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        title="Topics"
        description="What you could write about: your own ideas, and what the assistant suggests. It writes drafts from what it knows of your business, and marks what only you know."
        actions={
          website.canWrite &&
          suggesting?.state !== 'WORKING' && (
            <ChangeForm intent="suggest-topics">
              <TopicButton topic="" intent="suggest-topics" icon={Sparkles} size="medium">
                Suggest topics
              </TopicButton>
            </ChangeForm>
          )
        }
        above={
          <Link
            href={blogAddress(website.id)}
            className="text-link inline-flex items-center gap-1 justify-self-start text-sm"
          >
            <Icon of={ArrowLeft} /> Posts
          </Link>
        }
      />
      {failure && !adding && (
        <Notice
          tone="danger"
          title={failure.message}
          actions={failure.code === 'LIMIT_REACHED' && <PlansLink website={website.id} />}
        />
      )}
      {isWorking && <LiveBlog websiteId={website.id} shown={{ tasks: stamp }} />}
      {isWorking && <LooksAgain />}
      {suggesting && <Suggesting task={suggesting} canWrite={website.canWrite} />}
      {/* A page that looks again by itself would take away what is being typed. */}
      {website.canWrite && (!isWorking || isHydrated) && (
        <ChangeForm key={topics.length} intent="add-topic" className="flex flex-wrap items-start gap-2">
          <Field
            id="field-title"
            label="New topic"
            className="min-w-0 grow basis-64"
            errors={adding ? (adding.fields.title ?? [adding.message]) : undefined}
          >
            <Input
              name="title"
              maxLength={200}
              autoComplete="off"
              defaultValue={adding ? textPart(adding.values, 'title') : ''}
              placeholder="Why our rye takes three days"
            />
          </Field>
          <Button type="submit" icon={<Icon of={Plus} />} className="sm:mt-6.5">
            Add
          </Button>
          {adding?.code === 'UNAUTHENTICATED' && <LogInAgain />}
        </ChangeForm>
      )}
      {topics.length === 0 ? (
        <EmptyState icon={Lightbulb} title="No topics yet">
          What do customers ask you most often? Each answer is a post.
        </EmptyState>
      ) : (
        <ul aria-label="Topics" className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
          {topics.map((topic) => (
            <TopicRow
              key={topic.id}
              website={website}
              topic={topic}
              task={tasks.find(({ kind, about }) => kind === 'POST' && about === topic.id)}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}

function Suggesting({ task, canWrite }: { task: ShownTask; canWrite: boolean }) {
  if (task.state === 'WORKING')
    return <TaskAtWork task={task} words="The assistant is looking for topics…" canWrite={canWrite} />;
  if (!isWorthTelling(task)) return null;
  const { state, texts } = task;
  const words =
    state === 'NOTHING'
      ? 'There is nothing new to suggest.'
      : state === 'DONE'
        ? `${counted(texts.length, 'topic')} more.`
        : '';
  return <TaskEnded task={task} words={words} canWrite={canWrite} className="rounded-lg border bg-surface px-4 py-3" />;
}

type TopicRowProps = { website: TopicsScreenProps['website']; topic: Topic; task: ShownTask | undefined };

function TopicRow({ website, topic, task }: TopicRowProps) {
  const { id, title, source, postId } = topic;
  const isWorking = task?.state === 'WORKING';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <p className="min-w-0 break-words">
        {title} {source === 'ASSISTANT' && <Badge>Suggested</Badge>}
      </p>
      {website.canWrite && !isWorking && (
        <div className="flex flex-wrap gap-2">
          {postId ? (
            <ButtonLink size="small" href={postAddress(website.id, postId)} aria-label={`Open the post on ${title}`}>
              Open the post
            </ButtonLink>
          ) : (
            <>
              <ChangeForm intent="write-topic" values={{ topic: id }}>
                <TopicButton topic={id} intent="write-topic" icon={PenLine} about={`Write the post ${title}`}>
                  Write this post
                </TopicButton>
              </ChangeForm>
              <ChangeForm intent="begin-topic" values={{ topic: id, title }}>
                <TopicButton topic={id} intent="begin-topic" about={`Start ${title} empty`}>
                  Start empty
                </TopicButton>
              </ChangeForm>
            </>
          )}
          <ChangeForm intent="remove-topic" values={{ topic: id }}>
            <Button type="submit" size="small" look="quiet" aria-label={`Remove ${title}`}>
              <Icon of={X} />
            </Button>
          </ChangeForm>
        </div>
      )}
      {task && (isWorking || isWorthTelling(task)) && (
        <div className="basis-full">
          {isWorking ? (
            <TaskAtWork task={task} words={progressOf(task)} canWrite={website.canWrite} />
          ) : (
            <TaskEnded
              task={task}
              canWrite={website.canWrite}
              {...(task.state === 'DONE' && { words: 'A draft is written.' })}
            />
          )}
        </div>
      )}
    </li>
  );
}

type TopicButtonProps = {
  topic: string;
  intent: string;
  icon?: IconNode;
  about?: string;
  size?: 'small' | 'medium';
  children: string;
};

/** Busy while it is being written: that may take a while. */
function TopicButton({ topic, intent, icon, about, size = 'small', children }: TopicButtonProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent && (formData.get('topic') ?? '') === topic;
  return (
    <Button
      type="submit"
      size={size}
      look={intent === 'begin-topic' ? 'quiet' : 'secondary'}
      icon={icon && <Icon of={icon} />}
      aria-label={about}
      busy={isBusy}
    >
      {children}
    </Button>
  );
}
