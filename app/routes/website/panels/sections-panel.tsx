import { ArrowDown, ArrowUp, Eye, EyeOff, Plus } from 'lucide-react';
import { searchWith } from '#app/editing/search-params.ts';
import { Badge, ButtonLink, counted, EmptyState, Icon, Link } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-screen.tsx';
import type { SectionRow } from '../view/editor-view.ts';
import { PageSwitch } from './page-switch.tsx';
import { PanelHeader } from './panel-header.tsx';
import { RowAction } from '#app/editing/row-action.tsx';
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
      {view.sections.length === 0 ? (
        <EmptyState title="This page is empty" action={website.canWrite && add}>
          A page is made of sections: an opening, what you offer, how to find you.
        </EmptyState>
      ) : (
        <ol className="grid gap-1.5" aria-label="Sections">
          {view.sections.map((section, index) => (
            <SectionItem key={section.id} {...props} section={section} index={index} count={view.sections.length} />
          ))}
        </ol>
      )}
    </div>
  );
}

type ItemProps = EditorProps & { section: SectionRow; index: number; count: number };

function SectionItem({ website, search, section, index, count }: ItemProps) {
  const { id, label, excerpt, hidden, missing } = section;
  const change = { revision: website.currentRevision, values: { section: id } };
  return (
    <li className="group/row flex items-center rounded-lg border bg-surface pr-1 hover:border-line-strong">
      <Link
        href={searchWith(search, { section: id, panel: null })}
        aria-label={excerpt === '' ? label : `${label}: ${excerpt}`}
        className="grid min-w-0 grow gap-0.5 rounded-lg py-2 pl-3.5 -outline-offset-2"
      >
        <span className="flex items-center gap-2">
          <span className={hidden ? 'truncate font-medium text-muted' : 'truncate font-medium'}>{label}</span>
          {hidden && <Badge>Hidden</Badge>}
          {missing > 0 && <Badge tone="warning">{missing} to add</Badge>}
        </span>
        {excerpt !== '' && <span className="truncate text-sm text-muted">{excerpt}</span>}
      </Link>
      {website.canWrite && (
        <span className="flex shrink-0">
          <RowAction
            {...change}
            intent="set-hidden"
            values={{ ...change.values, hidden: String(!hidden) }}
            label={hidden ? `Show ${label}` : `Hide ${label}`}
            icon={hidden ? EyeOff : Eye}
          />
          <RowAction
            {...change}
            intent="move-section"
            values={{ ...change.values, direction: 'up' }}
            label={`Move ${label} up`}
            icon={ArrowUp}
            disabled={index === 0}
          />
          <RowAction
            {...change}
            intent="move-section"
            values={{ ...change.values, direction: 'down' }}
            label={`Move ${label} down`}
            icon={ArrowDown}
            disabled={index === count - 1}
          />
        </span>
      )}
    </li>
  );
}
