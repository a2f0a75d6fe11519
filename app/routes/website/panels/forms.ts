// The panels with forms: one file of code, fetched together.
export { AddSectionPanel } from './add-section-panel.tsx';
export { PagesPanel } from './pages-panel.tsx';
export { SectionPanel } from './section-panel.tsx';
export { SharePanel } from './share-panel.tsx';
export { SitePanel } from './site-panel.tsx';
export { ThemePanel } from './theme-panel.tsx';
