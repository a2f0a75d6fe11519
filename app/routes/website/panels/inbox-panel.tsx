import { Download, Inbox } from 'lucide';
import { searchWith } from '#app/editing/search-params.ts';
import { boxes, boxNames } from '#app/submissions/box.ts';
import type { LoadedSubmissions } from '#app/submissions/load-submissions.server.ts';
import { SubmissionRow } from '#app/submissions/submission-row.tsx';
import { SubmissionSearch } from '#app/submissions/submission-search.tsx';
import { ButtonLink, classes, counted, EmptyState, Icon, Link, Notice, Pagination } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import { PanelHeader } from './panel-header.tsx';

/** What visitors of the published website sent: messages, and addresses for newsletter and waiting list. */
export function InboxPanel({ website, inbox, outcome, search }: EditorProps & { inbox: LoadedSubmissions | null }) {
  if (!inbox)
    return (
      <p className="p-4 text-muted">
        {website.isUnclaimed
          ? 'Messages come in once the website is yours and published.'
          : 'Only its owner reads the inbox.'}
      </p>
    );
  const failure = outcome && !outcome.ok ? outcome : null;
  const { box, rows } = inbox;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader title="Inbox" hint="What visitors send with the forms of the published website">
        {inbox.total > 0 && (
          <ButtonLink
            size="small"
            reloadDocument
            href={`/website-submissions/${website.id}?${new URLSearchParams({ box, q: inbox.search })}`}
            icon={<Icon of={Download} />}
          >
            CSV
          </ButtonLink>
        )}
      </PanelHeader>
      {failure && (
        <Notice tone="danger" title="That did not work">
          {failure.message}
        </Notice>
      )}
      <nav aria-label="Boxes" className="-mx-1 flex flex-wrap">
        {boxNames.map((name) => (
          <Link
            key={name}
            href={searchWith(search, { box: name === 'all' ? null : name, after: null })}
            aria-current={name === box ? 'true' : undefined}
            className={classes(
              'grid min-h-8 place-items-center rounded-md px-2 text-sm font-medium',
              name === box ? 'bg-ink/8 text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {boxes[name].label}
          </Link>
        ))}
      </nav>
      <SubmissionSearch search={inbox.search} keep={{ panel: 'inbox', ...(box !== 'all' && { box }) }} />
      {rows.length === 0 ? (
        <Nothing inbox={inbox} search={search} />
      ) : (
        <>
          <p className="text-sm text-muted">{counted(inbox.total, 'entry', 'entries')}</p>
          <ul aria-label={boxes[box].label}>
            {rows.map((submission) => (
              <SubmissionRow key={submission.id} submission={submission} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        firstHref={inbox.after ? searchWith(search, { after: null }) : undefined}
        nextHref={inbox.next ? searchWith(search, { after: inbox.next }) : undefined}
      />
    </div>
  );
}

function Nothing({ inbox: { box, search: words }, search }: { inbox: LoadedSubmissions; search: URLSearchParams }) {
  if (words !== '')
    return (
      <EmptyState
        icon={Inbox}
        title={`Nothing here has “${words}”`}
        action={<ButtonLink href={searchWith(search, { q: null, after: null })}>Show all</ButtonLink>}
      />
    );
  if (box === 'spam') return <EmptyState icon={Inbox} title="No spam" />;
  return (
    <EmptyState
      icon={Inbox}
      title="Nothing yet"
      action={<ButtonLink href={searchWith(search, { panel: 'add', box: null })}>Add a form</ButtonLink>}
    >
      Put a contact form, a newsletter or a waiting list on a page and publish it. What visitors send appears here, and
      you get an email.
    </EmptyState>
  );
}
