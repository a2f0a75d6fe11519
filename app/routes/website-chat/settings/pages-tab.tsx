import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide';
import { AddPageForm } from '#app/editing/add-page-form.tsx';
import { RowAction } from '#app/editing/row-action.tsx';
import { Badge, counted, Link } from '#app/ui/index.ts';
import { chatAddress } from '#app/chat/chat-address.ts';
import type { SettingsProps } from './settings-props.ts';

/** The pages in the order of the menu. */
export function PagesTab({ website, pages, outcome }: SettingsProps) {
  const revision = website.currentRevision;
  return (
    <>
      <div>
        <h2 className="text-lg">Pages</h2>
        <p className="text-sm text-muted">{counted(pages.length, 'page')}, in the order of the menu</p>
      </div>
      <ol className="grid gap-1.5" aria-label="Pages">
        {pages.map(({ id, title, path, inMenu }, index) => (
          <li key={id} className="flex items-center rounded-lg border bg-surface pr-1 hover:border-line-strong">
            <Link
              href={chatAddress(website.id, path)}
              className="grid min-w-0 grow rounded-lg py-2 pl-3.5 -outline-offset-2"
            >
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{title}</span>
                {!inMenu && <Badge>Not in menu</Badge>}
              </span>
              <span className="truncate text-sm text-muted">{path}</span>
            </Link>
            <span className="flex shrink-0">
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
                disabled={index === pages.length - 1}
              />
            </span>
          </li>
        ))}
      </ol>
      <AddPageForm website={website.id} revision={revision} outcome={outcome} />
    </>
  );
}
