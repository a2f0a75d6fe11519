import { searchWith } from '#app/editing/search-params.ts';
import { SectionForm } from '#app/forms/section-form.tsx';
import { Icon } from '#app/ui/index.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditorProps } from '../editor-screen.tsx';
import type { SiteView } from '../view/editor-view.ts';
import { HoursForm } from './hours-form.tsx';
import { PanelHeader } from './panel-header.tsx';

/** What every page shares: name, facts of the business, hours, header, footer. */
export function SitePanel({ website, search, outcome, site }: EditorProps & { site: SiteView }) {
  const discardHref = searchWith(search, {});
  const open = outcome && !outcome.ok ? outcome.part : search.get('open');
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader title="Site" hint="What all pages share" />
      <div className="grid grid-cols-1 gap-2">
        {site.forms.map(({ title, note, form }) => (
          <Fold key={form.part} title={title} note={note} isOpen={open === form.part}>
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
          <HoursForm hours={site.hours} revision={website.currentRevision} outcome={outcome} />
        </Fold>
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
