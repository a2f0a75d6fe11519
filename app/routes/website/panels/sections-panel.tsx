import { Eye, EyeOff, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { searchWith } from '#app/editing/search-params.ts';
import { Badge, ButtonLink, counted, EmptyState, Icon, Link } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import type { SectionRow } from '../view/editor-view.ts';
import { PageSwitch } from './page-switch.tsx';
import { PanelHeader } from './panel-header.tsx';
import { RowAction } from '#app/editing/row-action.tsx';
import { SortableRows } from '#app/editing/sortable-rows.tsx';
import { SuggestionsNotice } from './suggestions-notice.tsx';
import { UndoNotice } from './undo-notice.tsx';

/** The sections of the chosen page, from top to bottom. */
export function SectionsPanel(props: EditorProps) {
  const { website, view, search } = props;
  const add = (
    <ButtonLink size="small" icon={<Icon of={Plus} />} href={searchWith(search, { panel: 'add', after: null })}>
      Add section
    </ButtonLink>
  );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PageSwitch {...props} />
      <PanelHeader title={view.page.title} hint={counted(view.sections.length, 'section')}>
        {website.canWrite && view.sections.length > 0 && add}
      </PanelHeader>
      <UndoNotice {...props} />
      <SuggestionsNotice count={view.suggested} href={searchWith(search, { panel: 'suggestions', section: null })} />
      {view.sections.length === 0 ? (
        <EmptyState title="This page is empty" action={website.canWrite && add}>
          A page is made of sections: an opening, what you offer, how to find you.
        </EmptyState>
      ) : (
        <SortableRows
          label="Sections"
          rows={view.sections.map((section) => ({ ...section, name: section.label }))}
          change={{ intent: 'move-section', name: 'section', revision: website.currentRevision }}
          canMove={website.canWrite}
        >
          {(section, buttons) => <SectionItem {...props} section={section} buttons={buttons} />}
        </SortableRows>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {website.purpose === 'SITE' && (
          <Link
            href={searchWith(search, { panel: 'understood' })}
            className="text-muted hover:text-ink hover:underline"
          >
            What I understood
          </Link>
        )}
        <Link href={searchWith(search, { panel: 'keys' })} className="text-muted hover:text-ink hover:underline">
          Keyboard shortcuts
        </Link>
      </p>
    </div>
  );
}

type ItemProps = EditorProps & { section: SectionRow; buttons: ReactNode };

function SectionItem({ website, search, section, buttons }: ItemProps) {
  const { id, label, excerpt, hidden, missing, suggested } = section;
  return (
    <>
      <Link
        href={searchWith(search, { section: id, panel: null })}
        aria-label={excerpt === '' ? label : `${label}: ${excerpt}`}
        className="grid min-w-0 grow gap-0.5 rounded-lg py-2 pl-3.5 -outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={hidden ? 'truncate font-medium text-muted' : 'truncate font-medium'}>{label}</span>
          {hidden && <Badge>Hidden</Badge>}
          {missing > 0 && <Badge tone="warning">{missing} to add</Badge>}
          {suggested > 0 && <Badge>{suggested} suggested</Badge>}
        </span>
        {excerpt !== '' && <span className="truncate text-sm text-muted">{excerpt}</span>}
      </Link>
      {website.canWrite && (
        <span className="flex shrink-0">
          <RowAction
            intent="set-hidden"
            revision={website.currentRevision}
            values={{ section: id, hidden: String(!hidden) }}
            label={hidden ? `Show ${label}` : `Hide ${label}`}
            icon={hidden ? EyeOff : Eye}
          />
          {buttons}
        </span>
      )}
    </>
  );
}
