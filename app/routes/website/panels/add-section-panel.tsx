import { Plus } from 'lucide-react';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, Icon } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-screen.tsx';
import type { KindChoice, SectionRow } from '../view/editor-view.ts';
import { PanelHeader } from './panel-header.tsx';

/** What can be put on a page. */
export function AddSectionPanel({
  website,
  view,
  search,
  kinds,
  after,
}: EditorProps & { kinds: KindChoice[]; after: SectionRow | null }) {
  const values: Record<string, string> = { page: view.page.id };
  if (after) values.after = after.id;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <PanelHeader
        title="Add section"
        back={{ href: searchWith(search, { panel: null, after: null }), label: view.page.title }}
        hint={after ? `It comes right below “${after.label}”.` : 'It comes at the end of the page and can be moved.'}
      />
      <ul className="grid gap-1.5">
        {kinds.map(({ kind, label, hint }) => (
          <li key={kind}>
            <ChangeForm
              intent="add-section"
              revision={website.currentRevision}
              values={{ ...values, kind }}
              className="flex items-start gap-3 rounded-lg border bg-surface py-2.5 pr-2 pl-3.5"
            >
              <div className="min-w-0 grow">
                <p className="font-medium">{label}</p>
                <p className="text-sm text-muted">{hint}</p>
              </div>
              <Button
                size="small"
                type="submit"
                disabled={!website.canWrite}
                icon={<Icon of={Plus} />}
                aria-label={`Add ${label}`}
              >
                Add
              </Button>
            </ChangeForm>
          </li>
        ))}
      </ul>
    </div>
  );
}
