import type { Template } from './template.ts';

export const workshop: Template = {
  id: 'workshop',
  name: 'Workshop',
  idea: '',
  trades: [],
  moods: [],
  theme: {
    background: '#f4f2ec',
    ink: '#17181a',
    accent: '#f5b800',
    support: '#3d4a57',
    type: 'archivo-work',
    radius: 'none',
    spacing: 'compact',
    mode: 'light',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' } },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  css: '',
  kindCss: {},
  sectionVariants: {},
  recipe: ['hero', 'services', 'about', 'faq', 'contact'],
  rhythm: ['plain', 'tint', 'plain', 'ink'],
};
