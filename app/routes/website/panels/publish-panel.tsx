import { CircleAlert, ExternalLink, TriangleAlert } from 'lucide-react';
import { searchWith } from '#app/editing/search-params.ts';
import { StatusBadge } from '#app/editing/status-badge.tsx';
import type { Finding } from '#site/checks/finding.ts';
import { Button, ButtonLink, counted, DateTime, Icon, Link, Notice } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-screen.tsx';
import { PanelHeader } from './panel-header.tsx';

/** Whether visitors see the website, what has changed since they do, and what should be looked at before. */
export function PublishPanel(props: EditorProps & { findings: Finding[] }) {
  const { website, outcome, findings } = props;
  const { status, address, publishedAt } = website;
  const isLive = status !== 'DRAFT';
  const blocking = findings.filter(({ severity }) => severity === 'error');
  const failure = outcome && !outcome.ok ? outcome : null;
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
            </>
          ) : (
            'Visitors do not see it yet.'
          )}
        </p>
      </div>
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
            <>
              <ButtonLink href={address} target="_blank" rel="noopener">
                View site
              </ButtonLink>
              <ChangeForm intent="unpublish">
                <Button type="submit" look="quiet">
                  Unpublish
                </Button>
              </ChangeForm>
            </>
          )}
        </div>
      )}
      <Findings {...props} />
      {status !== 'PUBLISHED' && <Changes {...props} />}
    </div>
  );
}

function Findings({ website, search, findings }: EditorProps & { findings: Finding[] }) {
  if (findings.length === 0) return <Notice tone="success">Links lead somewhere, nothing is missing.</Notice>;
  return (
    <section aria-labelledby="findings" className="grid gap-2">
      <h2 id="findings" className="font-medium">
        {counted(findings.length, 'thing')} to look at
      </h2>
      <ul className="grid gap-1">
        {findings.map((finding, index) => (
          <li key={index}>
            <Link
              href={formOf(finding, search, website.id)}
              className="flex gap-2 rounded-md px-2 py-1.5 -outline-offset-2 hover:bg-ink/6"
            >
              <Icon
                of={finding.severity === 'error' ? CircleAlert : TriangleAlert}
                label={finding.severity === 'error' ? 'Stops publishing' : 'Worth a look'}
                className={finding.severity === 'error' ? 'mt-1 size-4 text-danger' : 'mt-1 size-4 text-warning'}
              />
              <span className="min-w-0">{finding.message}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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

function Changes({ website }: EditorProps) {
  const { unpublishedChanges, status } = website;
  if (unpublishedChanges.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="grid gap-2">
      <h2 id="changes" className="font-medium">
        {status === 'DRAFT'
          ? 'What has been done so far'
          : `${counted(unpublishedChanges.length, 'change')} since publishing`}
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-muted">
        {unpublishedChanges.slice(0, 40).map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
