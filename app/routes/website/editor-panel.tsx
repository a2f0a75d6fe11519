import { Suspense } from 'react';
import { SourcesProvider } from '#app/forms/sources.ts';
import { later } from '#app/later.ts';
import { Skeleton } from '#app/ui/index.ts';
import type { EditorProps } from './editor-props.ts';

// The server writes every panel into the page at once; a browser fetches their code after the first screen: that of the list of
// sections, which most begin with, by itself, all others together.
const load = () => import('./panels/later-panels.ts');
const AddSectionPanel = later(async () => (await load()).AddSectionPanel);
const HistoryPanel = later(async () => (await load()).HistoryPanel);
const KeysPanel = later(async () => (await load()).KeysPanel);
const PagesPanel = later(async () => (await load()).PagesPanel);
const PicturesPanel = later(async () => (await load()).PicturesPanel);
const PublishPanel = later(async () => (await load()).PublishPanel);
const SectionPanel = later(async () => (await load()).SectionPanel);
const SitePanel = later(async () => (await load()).SitePanel);
const SharePanel = later(async () => (await load()).SharePanel);
const InboxPanel = later(async () => (await load()).InboxPanel);
const SectionsPanel = later(async () => (await import('./panels/sections-panel.tsx')).SectionsPanel);
const VisitsPanel = later(async () => (await load()).VisitsPanel);
const SuggestionsPanel = later(async () => (await load()).SuggestionsPanel);
const UnderstoodPanel = later(async () => (await load()).UnderstoodPanel);
const ThemePanel = later(async () => (await load()).ThemePanel);

/** The panel that the address names. */
export function EditorPanel(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-24" />}>
      <SourcesProvider value={props.sources}>
        <NamedPanel {...props} />
      </SourcesProvider>
    </Suspense>
  );
}

const forWebsites: ReadonlySet<string> = new Set(['publish', 'understood', 'share', 'inbox', 'visits']);

function NamedPanel(props: EditorProps) {
  const { panel } = props.view;
  const isForm = panel.kind === 'theme' || panel.kind === 'site' || panel.kind === 'add';
  if (isForm && !props.website.canWrite)
    return <p className="px-4 pb-4 text-muted">Only its owner sees the forms of this panel.</p>;
  if (props.website.purpose !== 'SITE' && forWebsites.has(panel.kind))
    return <p className="p-4 text-muted">Only people’s websites have this panel.</p>;
  switch (panel.kind) {
    case 'sections':
      return <SectionsPanel {...props} />;
    case 'section':
      return <SectionPanel key={panel.section.id} {...props} section={panel.section} />;
    case 'add':
      return <AddSectionPanel {...props} add={panel.add} />;
    case 'pages':
      return <PagesPanel {...props} edited={panel.edited} />;
    case 'theme':
      return <ThemePanel {...props} theme={panel.theme} />;
    case 'site':
      return <SitePanel {...props} site={panel.site} />;
    case 'history':
      return <HistoryPanel {...props} chosen={panel.history.section} />;
    case 'publish':
      return <PublishPanel {...props} findings={panel.findings} />;
    case 'suggestions':
      return <SuggestionsPanel {...props} groups={panel.groups} />;
    case 'understood':
      return <UnderstoodPanel {...props} rows={props.understood} />;
    case 'share':
      return <SharePanel {...props} />;
    case 'inbox':
      return <InboxPanel {...props} />;
    case 'visits':
      return <VisitsPanel {...props} />;
    case 'keys':
      return <KeysPanel {...props} />;
    case 'pictures':
      return (
        props.library && (
          <PicturesPanel {...props} library={props.library} target={panel.target} undescribed={panel.undescribed} />
        )
      );
  }
}
