import { lazy, Suspense } from 'react';
import { Skeleton } from '#app/ui/index.ts';
import type { EditorProps } from './editor-screen.tsx';
import * as later from './panels/later-panels.ts';
import * as sections from './panels/sections-panel.tsx';

// The server writes every panel into the page at once; a browser fetches their code after the first screen: that of the list of
// sections, which most begin with, by itself, all others together.
const load = () => import('./panels/later-panels.ts');
const { SSR } = import.meta.env;
const AddSectionPanel = SSR ? later.AddSectionPanel : lazy(async () => ({ default: (await load()).AddSectionPanel }));
const HistoryPanel = SSR ? later.HistoryPanel : lazy(async () => ({ default: (await load()).HistoryPanel }));
const KeysPanel = SSR ? later.KeysPanel : lazy(async () => ({ default: (await load()).KeysPanel }));
const PagesPanel = SSR ? later.PagesPanel : lazy(async () => ({ default: (await load()).PagesPanel }));
const PicturesPanel = SSR ? later.PicturesPanel : lazy(async () => ({ default: (await load()).PicturesPanel }));
const PublishPanel = SSR ? later.PublishPanel : lazy(async () => ({ default: (await load()).PublishPanel }));
const SectionPanel = SSR ? later.SectionPanel : lazy(async () => ({ default: (await load()).SectionPanel }));
const SitePanel = SSR ? later.SitePanel : lazy(async () => ({ default: (await load()).SitePanel }));
const SharePanel = SSR ? later.SharePanel : lazy(async () => ({ default: (await load()).SharePanel }));
const InboxPanel = SSR ? later.InboxPanel : lazy(async () => ({ default: (await load()).InboxPanel }));
const SectionsPanel = SSR
  ? sections.SectionsPanel
  : lazy(async () => ({ default: (await import('./panels/sections-panel.tsx')).SectionsPanel }));
const VisitsPanel = SSR ? later.VisitsPanel : lazy(async () => ({ default: (await load()).VisitsPanel }));
const ThemePanel = SSR ? later.ThemePanel : lazy(async () => ({ default: (await load()).ThemePanel }));

/** The panel that the address names. */
export function EditorPanel(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-24" />}>
      <NamedPanel {...props} />
    </Suspense>
  );
}

function NamedPanel(props: EditorProps) {
  const { panel } = props.view;
  const isForm = panel.kind === 'theme' || panel.kind === 'site' || panel.kind === 'add';
  if (isForm && !props.website.canWrite)
    return <p className="px-4 pb-4 text-muted">Only its owner sees the forms of this panel.</p>;
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
    case 'share':
      return <SharePanel {...props} />;
    case 'inbox':
      return <InboxPanel {...props} />;
    case 'visits':
      return <VisitsPanel {...props} />;
    case 'keys':
      return <KeysPanel {...props} />;
    case 'pictures':
      return props.library && <PicturesPanel {...props} library={props.library} target={panel.target} />;
  }
}
