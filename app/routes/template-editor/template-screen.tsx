import { Form } from '@remix-run/react';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Miniature } from '#app/miniature.tsx';
import { previewAddress } from '#app/preview/preview-address.ts';
import { ButtonLink, Card, counted, DateTime, Icon, Link, Notice, Page, PageHeader } from '#app/ui/index.ts';
import type { Refused } from './act-on-template.server.ts';
import { TemplateState } from '#app/admin/templates/template-state.tsx';
import { templateAddress } from './edited-templates.tsx';
import type { ShownTemplate } from './load-templates.server.ts';
import { Versions } from './versions.tsx';

/** One template: what it is, what is in use, what the draft changes of it, and how that gets into use. */
export function TemplateScreen({ template, refused }: { template: ShownTemplate; refused: Refused | undefined }) {
  const { id, name, draft, isChanged, isAdmin } = template;
  return (
    <Page className="gap-6">
      <PageHeader
        title={name}
        description={template.description || undefined}
        above={
          <Link href="/template-editor" className="justify-self-start rounded-sm text-sm text-muted hover:underline">
            All templates
          </Link>
        }
        actions={
          <>
            {isAdmin && (
              <ButtonLink look="quiet" href={`/admin/templates/${encodeURIComponent(id)}/edit`}>
                Name, slug and number
              </ButtonLink>
            )}
            <Form method="post" action={templateAddress(id)}>
              <SubmitButton
                look={isChanged ? 'secondary' : 'primary'}
                name="intent"
                value="edit"
                icon={<Icon of={Pencil} />}
              >
                Edit
              </SubmitButton>
            </Form>
            {draft && isChanged && <UseForm template={template} revision={draft.currentRevision} />}
          </>
        }
      />
      {refused && (
        <Notice tone="danger" title={refused.title}>
          {refused.problems.length > 0 && (
            <>
              <p>Change this in the editor, then put it into use again:</p>
              <ul className="mt-2 grid list-disc gap-1 pl-5">
                {refused.problems.map((problem) => (
                  <li key={problem} className="break-words">
                    {problem}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Facts template={template} />
          <Changes template={template} />
          <Versions template={template} />
        </div>
        <Previews template={template} />
      </div>
    </Page>
  );
}

const UseForm = ({ template: { id, versionInUse }, revision }: { template: ShownTemplate; revision: number }) => (
  <Form method="post" action={templateAddress(id)}>
    <input type="hidden" name="revision" value={revision} />
    <input type="hidden" name="seen" value={versionInUse} />
    <SubmitButton name="intent" value="use">
      Put into use
    </SubmitButton>
  </Form>
);

function Facts({ template }: { template: ShownTemplate }) {
  const { slug, category, design, builderNumber, websiteCount, versionInUse } = template;
  const facts: [string, ReactNode][] = [
    ['State', <TemplateState key="state" {...template} />],
    ['Slug', slug],
    ['Category', category],
    ['Design', design],
    ['Builder', builderNumber ?? 'None'],
    ['Used by', counted(websiteCount, 'website')],
    ['In use', versionInUse === 0 ? 'What its design came with' : `Version ${versionInUse}`],
  ];
  return (
    <Card>
      <dl className="divide-y">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 px-4 py-2.5">
            <dt className="text-sm leading-6 text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Changes({ template: { draft, isChanged, changes } }: { template: ShownTemplate }) {
  const { differences, more } = changes;
  return (
    <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="changes" className="text-base font-semibold">
        What the draft changes
      </h2>
      {!draft && <p className="text-muted">Nobody has edited it yet. Edit makes a draft, which people do not see.</p>}
      {draft && !isChanged && <p className="text-muted">The draft is what is in use.</p>}
      {isChanged && (
        <>
          <p className="text-sm text-muted">
            New websites take over its theme, header, footer, and which sections are where, in which layout. Its words
            are only shown as a sample.
          </p>
          <ul className="grid divide-y rounded-lg border bg-surface">
            {differences.map(({ label, before, after }, at) => (
              <li key={`${label} ${at}`} className="min-w-0 px-3.5 py-2 break-words">
                <span className="font-medium">{label}</span>
                {after !== undefined && (
                  <span className="block text-sm text-muted">
                    {before || 'empty'} → {after || 'empty'}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-sm text-muted">And {counted(more, 'further change')}.</p>}
        </>
      )}
    </section>
  );
}

/** Both as they would be seen on a desk, in one size, so that they can be compared. */
const Previews = ({ template: { id, name, version, draft } }: { template: ShownTemplate }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    {draft && (
      <section aria-labelledby="draft" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 id="draft" className="text-base font-semibold">
          Draft{' '}
          <span className="font-normal text-muted">
            changed <DateTime at={draft.updatedAt} />
          </span>
        </h2>
        <Card className="overflow-hidden">
          <Miniature
            key={draft.currentRevision}
            src={previewAddress({
              website: draft.id,
              page: '/',
              revision: draft.currentRevision,
              token: draft.previewToken,
            })}
            title={`Draft of ${name} in small`}
          />
        </Card>
      </section>
    )}
    <section aria-labelledby="in-use" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="in-use" className="text-base font-semibold">
        In use
      </h2>
      <Card className="overflow-hidden">
        <Miniature key={version} src={`/template-miniature/${id}?v=${version}`} title={`${name} in small`} />
      </Card>
    </section>
  </div>
);
