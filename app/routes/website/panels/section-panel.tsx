import { Copy, Eye, EyeOff, MessageCircle, Plus, RefreshCw, Trash2 } from 'lucide';
import { chatAddress } from '#app/chat/chat-address.ts';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { SectionForm } from '#app/forms/section-form.tsx';
import { Button, ButtonLink, Icon, Notice, Select } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import type { SectionView } from '../view/editor-view.ts';
import { PanelHeader } from './panel-header.tsx';
import { KeepOrDropAll, SuggestionList } from '#app/editing/suggestion-list.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { VariantPicker } from './variant-picker.tsx';

/** One section: what can be done with it, its layouts, its words. */
export function SectionPanel(props: EditorProps & { section: SectionView }) {
  const { website, view, search, outcome, section } = props;
  const change = { revision: website.currentRevision, values: { section: section.id } };
  const refused = outcome && !outcome.ok && outcome.intent === 'regenerate-section' ? outcome : null;
  return (
    <div className="grid grid-cols-1 gap-5 p-4 pb-0">
      <PanelHeader
        title={section.label}
        back={{ href: searchWith(search, { section: null }), label: view.page.title }}
      />
      <UndoNotice {...props} />
      {refused && (
        <Notice
          tone="warning"
          title="No new version"
          actions={refused.code === 'LIMIT_REACHED' && <PlansLink website={website.id} />}
        >
          {refused.message}
        </Notice>
      )}
      {section.hidden && <Notice>Visitors do not see this section.</Notice>}
      {website.canWrite && (
        <div className="-mt-2 flex flex-wrap gap-1.5">
          <ChangeForm intent="duplicate-section" {...change}>
            <Button size="small" type="submit" icon={<Icon of={Copy} />}>
              Duplicate
            </Button>
          </ChangeForm>
          <ChangeForm
            intent="set-hidden"
            revision={change.revision}
            values={{ section: section.id, hidden: String(!section.hidden) }}
          >
            <Button size="small" type="submit" icon={<Icon of={section.hidden ? Eye : EyeOff} />}>
              {section.hidden ? 'Show' : 'Hide'}
            </Button>
          </ChangeForm>
          <ButtonLink
            size="small"
            icon={<Icon of={Plus} />}
            href={searchWith(search, { panel: 'add', section: null, page: view.page.id, after: section.id })}
          >
            Add below
          </ButtonLink>
          <ChangeForm intent="regenerate-section" values={change.values}>
            <SubmitButton look="secondary" size="small" name="again" value={section.id} icon={<Icon of={RefreshCw} />}>
              New version
            </SubmitButton>
          </ChangeForm>
          <ButtonLink
            size="small"
            icon={<Icon of={MessageCircle} />}
            href={`${chatAddress(website.id, view.page.path)}?about=${encodeURIComponent(section.id)}#message-form`}
          >
            Ask about this section
          </ButtonLink>
          <ChangeForm intent="remove-section" {...change}>
            <Button size="small" type="submit" look="quiet" icon={<Icon of={Trash2} />}>
              Remove
            </Button>
          </ChangeForm>
        </div>
      )}
      {section.variants.length > 1 && <VariantPicker {...props} />}
      {website.canWrite && section.suggestions.length > 0 && (
        <section aria-label="Suggestions" className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-sm font-medium">Suggested, not yet on your website</h2>
            <KeepOrDropAll revision={change.revision} at={`sections/${section.id}`} of={`of ${section.label}`} />
          </div>
          <SuggestionList suggestions={section.suggestions} revision={change.revision} />
        </section>
      )}
      {section.form && website.canWrite ? (
        <SectionForm
          form={section.form}
          revision={website.currentRevision}
          submitLabel="Save section"
          outcome={outcome}
          discardHref={searchWith(search, {})}
        />
      ) : (
        <p className="pb-4 text-muted">{section.form ? null : section.hint}</p>
      )}
      {website.canWrite && view.pages.length > 1 && <MoveToPage {...props} />}
    </div>
  );
}

function MoveToPage({ website, view, section }: EditorProps & { section: SectionView }) {
  return (
    <details className="pb-5">
      <summary className="text-sm text-muted hover:text-ink">Move or look back…</summary>
      <ChangeForm
        intent="move-to-page"
        revision={website.currentRevision}
        values={{ section: section.id }}
        className="mt-3 flex gap-2"
      >
        <Select name="toPage" aria-label="Move to page" className="grow">
          {view.pages
            .filter(({ id }) => id !== view.page.id)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </Select>
        <Button type="submit">Move</Button>
      </ChangeForm>
      <p className="mt-3 text-sm">
        <a className="text-link" href={`?panel=history&section=${encodeURIComponent(section.id)}`}>
          Earlier versions of this section
        </a>
      </p>
    </details>
  );
}
