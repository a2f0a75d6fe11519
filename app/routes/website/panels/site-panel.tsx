import { chatAddress } from '#app/chat/chat-address.ts';
import { searchWith } from '#app/editing/search-params.ts';
import { SectionForm } from '#app/forms/section-form.tsx';
import { ButtonLink, Icon } from '#app/ui/index.ts';
import { ChevronRight, Download, MessageCircle } from 'lucide';
import { frameParts } from '#site/origins/pointed-at.ts';
import type { ReactNode } from 'react';
import type { EditorProps } from '../editor-props.ts';
import type { SiteView } from '../view/editor-view.ts';
import { HoursForm } from './hours-form.tsx';
import { PanelHeader } from './panel-header.tsx';

/** What every page shares: name, facts of the business, hours, header, footer. */
export function SitePanel({ website, search, outcome, site }: EditorProps & { site: SiteView }) {
  const discardHref = searchWith(search, {});
  const open = outcome && !outcome.ok ? outcome.part : search.get('open');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader title="Website" hint="What all pages share" />
      <div className="grid grid-cols-1 gap-2">
        {site.forms.map(({ title, note, form }) => (
          <Fold key={form.part} title={title} note={note} isOpen={open === form.part}>
            {website.canWrite && frameParts.some(({ id }) => id === form.part) && (
              <ButtonLink
                size="small"
                className="mb-4"
                icon={<Icon of={MessageCircle} />}
                href={`${chatAddress(website.id)}?about=${form.part}#message-form`}
              >
                Ask about the {title.toLowerCase()}
              </ButtonLink>
            )}
            <SectionForm
              form={form}
              revision={website.currentRevision}
              submitLabel={`Save ${title.toLowerCase()}`}
              outcome={outcome}
              discardHref={discardHref}
            />
          </Fold>
        ))}
        <Fold
          title="Opening hours"
          note="Shown in sections, the footer and search results"
          isOpen={outcome?.intent === 'save-hours' || open === 'hours'}
        >
          <HoursForm week={site.week} revision={website.currentRevision} outcome={outcome} />
        </Fold>
        {website.canWrite && (
          <Fold title="Export" note="The whole website as a file to keep" isOpen={open === 'export'}>
            <div className="grid gap-3 pb-4">
              <p className="text-sm text-muted">
                A ZIP with all pages for any file server, the pictures, and the document itself. It can be imported
                again on the dashboard, and nothing is lost on the way.
              </p>
              {site.exported.map((note) => (
                <p key={note} className="text-sm text-muted">
                  {note}
                </p>
              ))}
              <div>
                <ButtonLink href={`/website-export/${website.id}`} download icon={<Icon of={Download} />}>
                  Download as ZIP
                </ButtonLink>
              </div>
            </div>
          </Fold>
        )}
      </div>
    </div>
  );
}

function Fold({
  title,
  note,
  isOpen,
  children,
}: {
  title: string;
  note: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group/fold rounded-lg border bg-surface" open={isOpen}>
      <summary className="flex items-center gap-2 rounded-lg py-2.5 pr-3.5 pl-2.5 -outline-offset-2">
        <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open/fold:rotate-90" />
        <span className="grid min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block truncate text-sm text-muted">{note}</span>
        </span>
      </summary>
      <div className="border-t px-4 pt-4">{children}</div>
    </details>
  );
}
