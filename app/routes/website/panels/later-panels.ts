// The panels that the first screen does without: one file of code, fetched together.
export { AddSectionPanel } from './add-section-panel.tsx';
export { HistoryPanel } from './history-panel.tsx';
export { KeysPanel } from './keys-panel.tsx';
export { PagesPanel } from './pages-panel.tsx';
export { PicturesPanel } from './pictures-panel.tsx';
export { PublishPanel } from './publish-panel.tsx';
export { SectionPanel } from './section-panel.tsx';
export { SharePanel } from './share-panel.tsx';
export { SitePanel } from './site-panel.tsx';
export { SuggestionsPanel } from './suggestions-panel.tsx';
export { ThemePanel } from './theme-panel.tsx';
export { InboxPanel } from './inbox-panel.tsx';
export { UnderstoodPanel } from './understood-panel.tsx';
export { VisitsPanel } from './visits-panel.tsx';
