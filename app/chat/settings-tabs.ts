/** The settings beside the chat, in order. */
export const settingsTabs = [
  { tab: 'general', label: 'General' },
  { tab: 'design', label: 'Design' },
  { tab: 'pages', label: 'Pages' },
  { tab: 'seo', label: 'Search' },
  { tab: 'assistant', label: 'Assistant' },
] as const;

export type SettingsTab = (typeof settingsTabs)[number]['tab'];

export const isTab = (name: string): name is SettingsTab => settingsTabs.some(({ tab }) => tab === name);
