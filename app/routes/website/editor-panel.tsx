import type { EditorProps } from './editor-screen.tsx';
import { AddSectionPanel } from './panels/add-section-panel.tsx';
import { HistoryPanel } from './panels/history-panel.tsx';
import { PagesPanel } from './panels/pages-panel.tsx';
import { PublishPanel } from './panels/publish-panel.tsx';
import { SectionPanel } from './panels/section-panel.tsx';
import { SectionsPanel } from './panels/sections-panel.tsx';
import { SitePanel } from './panels/site-panel.tsx';
import { ThemePanel } from './panels/theme-panel.tsx';

/** The panel that the address names. */
export function EditorPanel(props: EditorProps) {
  const { panel } = props.view;
  const isForm = panel.kind === 'theme' || panel.kind === 'site' || panel.kind === 'add';
  if (isForm && !props.website.canWrite) return <p className="px-4 pb-4 text-muted">Only its owner sees the forms of this panel.</p>;
  switch (panel.kind) {
    case 'sections':
      return <SectionsPanel {...props} />;
    case 'section':
      return <SectionPanel key={panel.section.id} {...props} section={panel.section} />;
    case 'add':
      return <AddSectionPanel {...props} kinds={panel.kinds} after={panel.after} />;
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
  }
}
