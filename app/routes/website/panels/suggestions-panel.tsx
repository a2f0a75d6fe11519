import { searchWith } from '#app/editing/search-params.ts';
import { KeepOrDropAll, SuggestionList } from '#app/editing/suggestion-list.tsx';
import { countSuggestions, type SuggestionGroup } from '#app/editing/suggestions.ts';
import { counted, EmptyState } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import { PanelHeader } from './panel-header.tsx';
import { UndoNotice } from './undo-notice.tsx';

/** Every text that was suggested and not decided about, by where it stands. */
export function SuggestionsPanel(props: EditorProps & { groups: SuggestionGroup[] }) {
  const { website, view, search, groups } = props;
  const revision = website.currentRevision;
  const count = countSuggestions(groups);
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <PanelHeader
        title="Suggestions"
        back={{ href: searchWith(search, { panel: null }), label: view.page.title }}
        hint={
          count > 0 ? `${counted(count, 'text')} that you did not write. Visitors see only what you keep.` : undefined
        }
      >
        {website.canWrite && count > 0 && <KeepOrDropAll revision={revision} at="" of="on the website" />}
      </PanelHeader>
      <UndoNotice {...props} />
      {groups.length === 0 ? (
        <EmptyState title="Nothing waits for you">Every word on this website is yours.</EmptyState>
      ) : (
        groups.map((group) => (
          <section key={group.at} aria-label={group.title} className="grid gap-2">
            <div className="flex items-center justify-between gap-3">
              <h2 className="min-w-0 font-medium">{group.title}</h2>
              {website.canWrite && group.suggestions.length > 1 && (
                <KeepOrDropAll revision={revision} at={group.at} of={`of ${group.title}`} />
              )}
            </div>
            {website.canWrite ? (
              <SuggestionList suggestions={group.suggestions} revision={revision} />
            ) : (
              group.suggestions.map(({ at, text }) => <p key={at}>{text}</p>)
            )}
          </section>
        ))
      )}
    </div>
  );
}
