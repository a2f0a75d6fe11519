import { useMemo, useRef, useState, type FormEvent } from 'react';
import { usePostDraft } from '#app/blog/use-post-draft.ts';
import { postAddress } from '#app/blog/blog-address.ts';
import { titleOf } from '#app/blog/post-values.ts';
import { useShownCover } from '#app/blog/use-shown-cover.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { ShownConflict } from '#app/editing/outcome.ts';
import { laterApart } from '#app/later.ts';
import { LiveBlog } from '#app/live/live.tsx';
import { PicturesProvider } from '#app/pictures/pictures-context.ts';
import { useDrawn } from '#app/preview/drawn.ts';
import { PreviewFrame } from '#app/preview/preview-frame.tsx';
import { useToastOnce } from '#app/toast/use-toast-once.ts';
import { classes, EmptyState, Notice } from '#app/ui/index.ts';
import { Eye } from 'lucide';
import { AssistantFold } from './assistant-fold.tsx';
import { PostFields } from './post-fields.tsx';
import { PostProblem } from './post-problem.tsx';
import type { PostScreenProps } from './post-screen-props.ts';
import { cancelFormOf, forgetFormOf, POST_FORM } from './post-form-id.ts';
import { PostToolbar } from './post-toolbar.tsx';
import { hasTwoVersions } from '#site/blog/two-versions.ts';

// What few posts need.
const PostPictures = laterApart(async () => (await import('./post-pictures.tsx')).PostPictures);
const TwoVersionsNotice = laterApart(async () => (await import('./two-versions-notice.tsx')).TwoVersionsNotice);

const intents = ['save-post'];
const noConflicts: ShownConflict[] = [];

/** A post's form with its preview beside it. It saves itself; its buttons save first, then do what they say. */
export function PostEditor(props: PostScreenProps) {
  const { website, post, search, thumbnails, outcome } = props;
  const element = useRef<HTMLFormElement>(null);
  const here = postAddress(website.id, post?.id);
  const { draft, failure, last, postId, ...actions } = usePostDraft(element, { post, outcome, here });
  const { values, version } = draft.basis;
  const pictures = useMemo(() => ({ website: website.id, thumbnails }), [website.id, thumbnails]);
  const page = { id: post?.id ?? '', path: '/' };
  const { drawn, onInput } = useDrawn({ website: website.id, page, intents }, `${post?.version} ${search}`);
  const [isAsking, setAsking] = useState(false);
  const isPreview = search.get('view') === 'preview';
  const tasks = [props.task, props.pictures].filter((task) => task !== null);
  const isWorking = tasks.some(({ state }) => state === 'WORKING');
  const answer = last ?? outcome;
  const conflicts = (last?.ok && last.conflicts) || noConflicts;
  const done = last?.ok && last.message !== 'Saved' ? last : null;
  useToastOnce(done && `${postId} ${done.revision} ${done.message}`, done?.message ?? '');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const then = pressed instanceof HTMLButtonElement && pressed.name === 'then' ? pressed.value : undefined;
    setAsking(then?.startsWith('ask ') ?? false);
    actions.save(then);
  };
  const { cover, key: coverKey } = useShownCover(element, values.cover, draft.generation);

  return (
    <div data-fills-screen className="flex min-h-0 grow flex-col">
      {/* Enter in a field presses the first button of its form: this one, not the one that publishes. */}
      <button type="submit" form={POST_FORM} className="sr-only" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      <PostToolbar
        {...props}
        title={titleOf(values)}
        isTyped={draft.state === 'typed'}
        isSaving={actions.isSaving}
        last={last}
        failure={answer && !answer.ok ? answer : null}
      />
      {website.canWrite && tasks.map((task) => <TaskForms key={task.id} task={task} />)}
      {post && (
        <LiveBlog
          websiteId={website.id}
          shown={{ posts: props.postsStamp, ...(isWorking && { tasks: props.tasksStamp }) }}
        />
      )}
      <div className="flex min-h-0 grow">
        <section
          aria-label="Write"
          onInput={onInput}
          className={classes(
            'w-full min-w-0 bg-ground md:w-1/2 md:shrink-0 md:overflow-y-auto md:border-r',
            isPreview && 'max-md:hidden',
          )}
        >
          <PicturesProvider value={pictures}>
            <form
              key={draft.generation}
              ref={element}
              id={POST_FORM}
              method="post"
              encType="multipart/form-data"
              onSubmit={submit}
              onInput={actions.onInput}
              noValidate
              className="mx-auto grid max-w-3xl grid-cols-1 gap-5 p-4 sm:p-6"
            >
              <input type="hidden" name="intent" value="save-post" />
              <input type="hidden" name="part" value="post" />
              <input type="hidden" name="post" value={postId} />
              <input type="hidden" name="baseRevision" value={version} />
              <input type="hidden" name="coverWas" value={JSON.stringify(cover)} />
              {!website.canWrite && <Notice>You can look at this blog. Only the owner can change its posts.</Notice>}
              {failure && (
                <PostProblem failure={failure} isSentAgain={draft.state === 'unreachable'} website={website.id} />
              )}
              {(conflicts.length > 0 || hasTwoVersions(values.body)) && (
                <TwoVersionsNotice form={element} body={values.body} conflicts={conflicts} />
              )}
              <fieldset disabled={!website.canWrite} className="grid min-w-0 grid-cols-1 gap-5">
                {post && (post.picturesElsewhere > 0 || props.pictures) && (
                  <PostPictures post={post} task={props.pictures} canWrite={website.canWrite} />
                )}
                <PostFields
                  {...props}
                  values={{ ...values, cover }}
                  coverKey={coverKey}
                  errors={failure?.fields ?? {}}
                />
                {post && <AssistantFold form={element} task={props.task} isAsking={actions.isSaving && isAsking} />}
              </fieldset>
            </form>
          </PicturesProvider>
        </section>
        <section
          aria-label="Preview"
          className={classes(
            'min-w-0 grow bg-sunken max-md:h-[calc(100dvh-13.5rem)] max-md:min-h-96',
            !isPreview && 'max-md:hidden',
          )}
        >
          {post ? (
            <PreviewFrame
              website={website.id}
              token={website.previewToken}
              page="/"
              post={post.id}
              revision={post.version}
              drawn={drawn}
              title={`Preview of ${titleOf(values)}`}
            />
          ) : (
            <EmptyState icon={Eye} title="Nothing to see yet" className="m-6">
              The post appears here as readers will see it, with its first words.
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}

/** Without anything to see: their buttons stand in the form of the post. */
function TaskForms({ task }: { task: { id: string } }) {
  return (
    <>
      <ChangeForm id={cancelFormOf(task)} intent="cancel-task" values={{ task: task.id }}>
        {null}
      </ChangeForm>
      <ChangeForm id={forgetFormOf(task)} intent="forget-task" values={{ task: task.id }}>
        {null}
      </ChangeForm>
    </>
  );
}
