import { ArrowLeft, FileInput } from 'lucide';
import { blogAddress, postAddress } from '#app/blog/blog-address.ts';
import { importInWords } from '#app/blog/import-words.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { LiveBlog } from '#app/live/live.tsx';
import {
  Badge,
  Button,
  ButtonLink,
  counted,
  EmptyState,
  formatNumber,
  Icon,
  Link,
  Notice,
  Page,
  PageHeader,
  Pagination,
  Tabs,
  type Tone,
} from '#app/ui/index.ts';
import type { LoadedImport } from './load-import.server.ts';
import { PicturesElsewhere } from './pictures-elsewhere.tsx';
import { TaskAtWork } from './task-at-work.tsx';

type ImportScreenProps = {
  website: { id: string; canWrite: boolean };
  report: LoadedImport;
  search: URLSearchParams;
};
type Task = NonNullable<LoadedImport['task']>;
type Item = Task['shown']['items'][number];

const outcomes: Record<Item['outcome'], { label: string; tone: Tone }> = {
  CREATED: { label: 'Imported', tone: 'success' },
  CHANGED: { label: 'Updated', tone: 'accent' },
  UNCHANGED: { label: 'Already here', tone: 'neutral' },
  REFUSED: { label: 'Left out', tone: 'warning' },
};

/** The last import of posts: how far it is, then what became of each item. */
export function ImportScreen({ website, report, search }: ImportScreenProps) {
  const { task, pictures, stamp } = report;
  return (
    <Page width="narrow" className="gap-6">
      <PageHeader
        title="Import of posts"
        above={
          <Link
            href={blogAddress(website.id)}
            className="text-link inline-flex items-center gap-1 justify-self-start text-sm"
          >
            <Icon of={ArrowLeft} /> Posts
          </Link>
        }
      />
      {task ? (
        <>
          {[task, pictures].some((each) => each?.state === 'WORKING') && (
            <LiveBlog websiteId={website.id} shown={{ tasks: stamp }} />
          )}
          <Standing website={website} task={task} />
          {task.state !== 'WORKING' && <Pictures website={website} report={report} />}
          {task.all.total > 0 && <Report website={website} report={report} task={task} search={search} />}
        </>
      ) : (
        <EmptyState
          icon={FileInput}
          title="No import to show"
          action={<ButtonLink href={`${blogAddress(website.id)}#move`}>Import a file</ButtonLink>}
        >
          The report of an import stays here for 30 days, until the next one or until you dismiss it.
        </EmptyState>
      )}
    </Page>
  );
}

/** The pictures that posts show from where they came from. */
function Pictures({ website, report }: Pick<ImportScreenProps, 'website' | 'report'>) {
  const { pictures: task, postsWithPicturesElsewhere: count } = report;
  return (
    <PicturesElsewhere
      left={count > 0 ? `${counted(count, 'post shows', 'posts show')} pictures from other websites` : undefined}
      task={task}
      canWrite={website.canWrite}
      looksAgain
      bring={
        <ChangeForm intent="bring-pictures">
          <Button type="submit" size="small">
            {task ? 'Try again' : 'Bring them into the library'}
          </Button>
        </ChangeForm>
      }
      away={
        task && (
          <ChangeForm intent="forget-task" values={{ task: task.id }}>
            <Button type="submit" size="small" look="quiet">
              Dismiss
            </Button>
          </ChangeForm>
        )
      }
    />
  );
}

const countsOf = ({ created, changed, unchanged, refused }: Task) => ({
  created: created.total,
  changed: changed.total,
  unchanged: unchanged.total,
  refused: refused.total,
});

function Standing({ website, task }: { website: ImportScreenProps['website']; task: Task }) {
  const { done, total } = task;
  const said = importInWords(countsOf(task));
  if (task.state === 'WORKING')
    return (
      <TaskAtWork
        task={task}
        canWrite={website.canWrite}
        looksAgain
        words={
          total == null
            ? task.note || 'Waiting for its turn'
            : `${formatNumber(done)} of ${formatNumber(total)} looked at`
        }
      />
    );
  const left =
    total != null && done < total ? ` ${formatNumber(total - done)} of ${formatNumber(total)} were not checked.` : '';
  const isFailed = task.state === 'FAILED';
  return (
    <Notice
      tone={isFailed ? 'danger' : task.state === 'DONE' && task.refused.total === 0 ? 'success' : 'info'}
      title={isFailed ? task.note : said || 'There is no post in this file.'}
      actions={
        website.canWrite && (
          <>
            <ButtonLink size="small" href={`${blogAddress(website.id)}#move`}>
              Import another file
            </ButtonLink>
            <ChangeForm intent="forget-task" values={{ task: task.id }} to="?">
              <Button type="submit" size="small" look="quiet">
                Dismiss the report
              </Button>
            </ChangeForm>
          </>
        )
      }
    >
      {isFailed ? said && `Before that: ${said}${left}` : `${task.note}${left}`.trim() || undefined}
    </Notice>
  );
}

type ReportProps = { website: { id: string }; report: LoadedImport; task: Task; search: URLSearchParams };

function Report({ website, report: { outcome, page }, task, search }: ReportProps) {
  const { all, created, changed, unchanged, refused, shown } = task;
  const href = (changes: Record<string, string | number | null>) => searchWith(search, changes);
  const views = [
    { label: 'All', value: null, total: all.total },
    { label: 'Imported', value: 'CREATED', total: created.total },
    { label: 'Updated', value: 'CHANGED', total: changed.total },
    { label: 'Already here', value: 'UNCHANGED', total: unchanged.total },
    { label: 'Left out', value: 'REFUSED', total: refused.total },
  ];
  return (
    <section aria-label="Report" className="grid grid-cols-1 gap-4">
      <Tabs
        label="Result for each item"
        wraps
        tabs={views
          .filter(({ total, value }) => total > 0 || value === outcome)
          .map(({ label, value, total }) => ({
            label: `${label} (${formatNumber(total)})`,
            href: href({ outcome: value, page: null }),
            current: value === outcome,
          }))}
      />
      <ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
        {shown.items.map((item, index) => (
          <ItemRow key={index} website={website.id} item={item} />
        ))}
      </ul>
      <Pagination
        firstHref={page > 1 ? href({ page: null }) : undefined}
        previousHref={page > 1 ? href({ page: page === 2 ? null : page - 1 }) : undefined}
        nextHref={page < shown.pages ? href({ page: page + 1 }) : undefined}
        summary={`Page ${Math.min(page, shown.pages)} of ${shown.pages}`}
      />
    </section>
  );
}

function ItemRow({ website, item: { name, outcome, problem, postId } }: { website: string; item: Item }) {
  const { label, tone } = outcomes[outcome];
  return (
    <li className="grid grid-cols-1 gap-1 px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          {postId ? (
            <Link href={postAddress(website, postId)} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {problem !== '' && <p className="text-sm text-muted">{problem}</p>}
    </li>
  );
}
