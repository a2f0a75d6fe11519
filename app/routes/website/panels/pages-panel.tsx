import { Eye, EyeOff, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { searchWith } from '#app/editing/search-params.ts';
import { SectionForm } from '#app/forms/section-form.tsx';
import type { FormView } from '#app/forms/form-view.ts';
import { Badge, Button, counted, Icon, Link } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import type { PageRow } from '../view/editor-view.ts';
import { PanelHeader } from './panel-header.tsx';
import { AddPageForm } from '#app/editing/add-page-form.tsx';
import { RowAction } from '#app/editing/row-action.tsx';
import { SortableRows } from '#app/editing/sortable-rows.tsx';
import { UndoNotice } from './undo-notice.tsx';

type Edited = { page: PageRow; form: FormView } | null;

/** All pages in the order of the menu; one of them opened for its name, address and search results. */
export function PagesPanel(props: EditorProps & { edited: Edited }) {
  const { view, edited } = props;
  if (edited) return <PageForm key={edited.page.id} {...props} edited={edited} />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader title="Pages" hint={`${counted(view.pages.length, 'page')}, in the order of the menu`} />
      <UndoNotice {...props} />
      <SortableRows
        label="Pages"
        rows={view.pages.map((page) => ({ ...page, name: page.title }))}
        change={{ intent: 'move-page', name: 'page', revision: props.website.currentRevision }}
        canMove={props.website.canWrite}
      >
        {(page, buttons) => <PageItem {...props} page={page} buttons={buttons} />}
      </SortableRows>
      {props.website.canWrite && (
        <AddPageForm website={props.website.id} revision={props.website.currentRevision} outcome={props.outcome} />
      )}
    </div>
  );
}

function PageItem({ website, search, page, buttons }: EditorProps & { page: PageRow; buttons: ReactNode }) {
  const { id, title, path, inMenu } = page;
  return (
    <>
      <Link
        href={searchWith(search, { panel: null, page: id, section: null })}
        aria-label={`Open ${title}`}
        className="grid min-w-0 grow gap-0.5 rounded-lg py-2 pl-3.5 -outline-offset-2"
      >
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{title}</span>
          {!inMenu && <Badge>Not in menu</Badge>}
        </span>
        <span className="truncate text-sm text-muted">{path}</span>
      </Link>
      {website.canWrite && (
        <span className="flex shrink-0">
          <Link
            href={searchWith(search, { panel: 'pages', edit: id, page: id })}
            aria-label={`Edit ${title}`}
            title={`Edit ${title}`}
            className="grid size-8 place-items-center rounded-md text-muted -outline-offset-2 hover:bg-ink/6 hover:text-ink"
          >
            <Icon of={Pencil} />
          </Link>
          <RowAction
            intent="set-in-menu"
            revision={website.currentRevision}
            values={{ page: id, inMenu: String(!inMenu) }}
            label={inMenu ? `Take ${title} out of the menu` : `Put ${title} in the menu`}
            icon={inMenu ? Eye : EyeOff}
          />
          {buttons}
        </span>
      )}
    </>
  );
}

function PageForm({ website, view, search, outcome, edited }: EditorProps & { edited: NonNullable<Edited> }) {
  const list = searchWith(search, { edit: null });
  return (
    <div className="grid grid-cols-1 gap-5 p-4 pb-0">
      <PanelHeader title={edited.page.title} back={{ href: list, label: 'Pages' }} />
      <SectionForm
        form={edited.form}
        revision={website.currentRevision}
        submitLabel="Save page"
        outcome={outcome}
        discardHref={searchWith(search, {})}
      />
      {view.pages.length > 1 && (
        <ChangeForm
          intent="remove-page"
          revision={website.currentRevision}
          values={{ page: edited.page.id }}
          className="pb-5"
        >
          <Button size="small" type="submit" look="quiet" className="text-danger">
            Remove page
          </Button>
        </ChangeForm>
      )}
    </div>
  );
}
