import { CircleAlert, ExternalLink, TriangleAlert } from 'lucide';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { isOnline, StatusBadge, type WebsiteStatus } from '#app/editing/status-badge.tsx';
import type { Finding } from '#site/checks/finding.ts';
import { Button, ButtonLink, counted, DateTime, Icon, Link, Notice } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import { Differences } from './differences.tsx';
import { PanelHeader } from './panel-header.tsx';
import { SuggestionsNotice } from './suggestions-notice.tsx';

/** Whether visitors see the website, what has changed since they do, and what should be looked at before. */
export function PublishPanel(props: EditorProps & { findings: Finding[] }) {
  const { website, outcome, findings, unpublished } = props;
  const { address, publishedAt, publishedByKey } = website;
  const status = anyStatus(website.status);
  const isLive = isOnline(status);
  const blocking = findings.filter(({ severity }) => severity === 'error');
  const failure = outcome && !outcome.ok && outcome.code !== 'LIMIT_REACHED' ? outcome : null;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader title="Publish">
        <StatusBadge status={status} />
      </PanelHeader>
      <div className="grid gap-1">
        <p className="break-all">
          {isLive ? (
            <a className="text-link inline-flex items-center gap-1" href={address} target="_blank" rel="noopener">
              {address.replace(/^https?:\/\//, '')}
              <Icon of={ExternalLink} className="size-3.5" />
            </a>
          ) : (
            address.replace(/^https?:\/\//, '')
          )}
        </p>
        <p className="text-sm text-muted">
          {isLive && publishedAt ? (
            <>
              Published <DateTime at={publishedAt} />
              {publishedByKey && ` by key “${publishedByKey}”`}
            </>
          ) : status === 'RESTING' ? (
            'Visitors do not see it while it rests.'
          ) : (
            'Visitors do not see it yet.'
          )}
          {website.canWrite && !website.isUnclaimed && (
            <>
              {' '}
              <Link href={`/website/${website.id}/settings`} className="text-link">
                Change the address
              </Link>
            </>
          )}
        </p>
      </div>
      {status === 'RESTING' && (
        <Notice
          tone="warning"
          title="Your plan has no room for it right now"
          actions={<PlansLink website={website.id}>Plans, and which websites stay</PlansLink>}
        >
          All of it is kept, and it is back as soon as there is room.
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title="That did not work">
          {failure.message}
        </Notice>
      )}
      {website.canWrite && (
        <div className="flex flex-wrap gap-2">
          {status !== 'PUBLISHED' && (
            <ChangeForm intent="publish">
              <Button type="submit" look="primary" disabled={blocking.length > 0}>
                Publish
              </Button>
            </ChangeForm>
          )}
          {isLive && (
            <ButtonLink href={address} target="_blank" rel="noopener">
              Visit website
            </ButtonLink>
          )}
          {(isLive || status === 'RESTING') && (
            <ChangeForm intent="unpublish">
              <Button type="submit" look="quiet">
                Unpublish
              </Button>
            </ChangeForm>
          )}
        </div>
      )}
      <Findings
        {...props}
        id="blocking"
        title="To fix before publishing"
        note="Visitors would run into these."
        findings={blocking}
      />
      <SuggestionsNotice count={props.view.suggested} href={searchWith(props.search, { panel: 'suggestions' })} />
      {unpublished && <Changes unpublished={unpublished} />}
      <Findings
        {...props}
        id="findings"
        title="Worth a look"
        note="You can publish now and fix these later."
        findings={findings.filter(({ severity }) => severity === 'warning')}
      />
      {findings.length === 0 && <Notice tone="success">Links lead somewhere, nothing is missing.</Notice>}
    </div>
  );
}

const anyStatus = (status: WebsiteStatus): WebsiteStatus => status;

type FindingsProps = EditorProps & { id: string; title: string; note: string; findings: Finding[] };

function Findings({ id, title, note, findings, ...props }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-medium">
        {title} <span className="font-normal text-muted">({findings.length})</span>
      </h2>
      <p className="-mt-2 text-sm text-muted">{note}</p>
      {groupsOf(findings).map(([where, group]) => (
        <div key={where} className="rounded-lg border bg-surface p-1.5">
          {where !== '' && <h3 className="px-2 pt-1 text-sm font-medium text-muted">{where}</h3>}
          <ul>
            {group.map((finding, index) => (
              <FindingRow key={index} {...props} finding={finding} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Findings under the place they are about, in order. */
function groupsOf(findings: Finding[]): [where: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.where, [...(groups.get(finding.where) ?? []), finding]);
  return [...groups];
}

function FindingRow({ website, search, finding }: Pick<EditorProps, 'website' | 'search'> & { finding: Finding }) {
  const isError = finding.severity === 'error';
  return (
    <li>
      <Link
        href={formOf(finding, search, website.id)}
        className="flex gap-2 rounded-md px-2 py-1.5 -outline-offset-2 hover:bg-ink/6"
      >
        <Icon
          of={isError ? CircleAlert : TriangleAlert}
          label={isError ? 'Stops publishing' : 'Worth a look'}
          className={isError ? 'mt-1 size-4 text-danger' : 'mt-1 size-4 text-warning'}
        />
        <span className="min-w-0">{finding.what}</span>
      </Link>
    </li>
  );
}

/** The form that holds what a finding is about, at its field. */
function formOf({ path, pageId, sectionId, field }: Finding, search: URLSearchParams, website: string): string {
  const [part = ''] = path.split('/');
  const at = field === undefined ? '' : `#field-${field}`;
  if (sectionId !== undefined) return searchWith(search, { panel: null, section: sectionId, page: pageId }) + at;
  if (pageId !== undefined) return searchWith(search, { panel: 'pages', edit: pageId, page: pageId }) + at;
  if (part === 'redirects') return `/website/${website}/settings#redirects`;
  if (part === 'seo') return `/website/${website}/settings${at || '#search'}`;
  if (part === 'theme') return searchWith(search, { panel: 'theme' });
  return searchWith(search, { panel: 'site', open: part }) + at;
}

/** What visitors will see change: the difference itself, whatever was tried and taken back on the way. */
function Changes({ unpublished }: { unpublished: NonNullable<EditorProps['unpublished']> }) {
  const count = unpublished.differences.length + unpublished.more;
  return (
    <section aria-labelledby="changes" className="grid gap-2">
      <h2 id="changes" className="font-medium">
        {count === 0 ? 'Since publishing' : `${counted(count, 'change')} since publishing`}
      </h2>
      {count > 0 && <p className="-mt-2 text-sm text-muted">Visitors still see the words that are crossed out.</p>}
      <Differences label="What publishing changes" none="Visitors will see no difference." differences={unpublished} />
    </section>
  );
}
