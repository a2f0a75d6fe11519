import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Plus } from 'lucide-react';
import { searchWith } from '#app/editing/search-params.ts';
import { SectionForm } from '#app/forms/section-form.tsx';
import type { FormView } from '#app/forms/form-view.ts';
import { Badge, Button, counted, Field, Icon, Input, Link } from '#app/ui/index.ts';
import { ChangeForm } from '../change-form.tsx';
import type { EditorProps } from '../editor-screen.tsx';
import type { PageRow } from '../view/editor-view.ts';
import { PanelHeader } from './panel-header.tsx';
import { RowAction } from './row-action.tsx';
import { UndoNotice } from './undo-notice.tsx';

type Edited = { page: PageRow; form: FormView } | null;

/** All pages in the order of the menu; one of them opened for its name, address and search results. */
export function PagesPanel(props: EditorProps & { edited: Edited }) {
  const { view, edited } = props;
  if (edited) return <PageForm key={edited.page.id} {...props} edited={edited} />;
  return (
    <div className="grid gap-4 p-4">
      <PanelHeader title="Pages" hint={`${counted(view.pages.length, 'page')}, in the order of the menu`} />
      <UndoNotice {...props} />
      <ol className="grid gap-1.5" aria-label="Pages">
        {view.pages.map((page, index) => (
          <PageItem key={page.id} {...props} page={page} index={index} />
        ))}
      </ol>
      {props.website.canWrite && <AddPage {...props} />}
    </div>
  );
}

function PageItem({ website, view, search, page, index }: EditorProps & { page: PageRow; index: number }) {
  const { id, title, path, inMenu } = page;
  const revision = website.currentRevision;
  return (
    <li className="flex items-center rounded-lg border bg-surface pr-1 hover:border-line-strong">
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
            revision={revision}
            values={{ page: id, inMenu: String(!inMenu) }}
            label={inMenu ? `Take ${title} out of the menu` : `Put ${title} in the menu`}
            icon={inMenu ? Eye : EyeOff}
          />
          <RowAction
            intent="move-page"
            revision={revision}
            values={{ page: id, direction: 'up' }}
            label={`Move ${title} up`}
            icon={ArrowUp}
            disabled={index === 0}
          />
          <RowAction
            intent="move-page"
            revision={revision}
            values={{ page: id, direction: 'down' }}
            label={`Move ${title} down`}
            icon={ArrowDown}
            disabled={index === view.pages.length - 1}
          />
        </span>
      )}
    </li>
  );
}

function AddPage({ website, outcome }: EditorProps) {
  const failure = outcome && !outcome.ok && outcome.intent === 'add-page' ? outcome : null;
  const typed = (name: string) => {
    const values = failure?.values;
    const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return (
    <ChangeForm intent="add-page" revision={website.currentRevision} className="grid gap-3 rounded-lg border p-4">
      <h2 className="font-medium">Add page</h2>
      <Field label="Name" errors={failure?.fields.title}>
        <Input name="title" defaultValue={typed('title')} maxLength={80} placeholder="Menu" autoComplete="off" />
      </Field>
      <Field label="Address" optional help="Made from the name when left empty" errors={failure?.fields.path}>
        <Input name="path" defaultValue={typed('path')} maxLength={120} placeholder="/menu" autoComplete="off" autoCapitalize="off" />
      </Field>
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
      <div>
        <Button type="submit" icon={<Icon of={Plus} />}>
          Add page
        </Button>
      </div>
    </ChangeForm>
  );
}

function PageForm({ website, view, search, outcome, edited }: EditorProps & { edited: NonNullable<Edited> }) {
  const list = searchWith(search, { edit: null });
  return (
    <div className="grid gap-5 p-4 pb-0">
      <PanelHeader title={edited.page.title} back={{ href: list, label: 'Pages' }} />
      <SectionForm
        form={edited.form}
        revision={website.currentRevision}
        submitLabel="Save page"
        outcome={outcome}
        discardHref={searchWith(search, {})}
      />
      {view.pages.length > 1 && (
        <ChangeForm intent="remove-page" revision={website.currentRevision} values={{ page: edited.page.id }} className="pb-5">
          <Button size="small" type="submit" look="quiet" className="text-danger">
            Remove page
          </Button>
        </ChangeForm>
      )}
    </div>
  );
}
