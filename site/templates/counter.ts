import type { Template } from './template.ts';

export const counter: Template = {
  id: 'counter',
  name: 'Counter',
  idea: '',
  trades: [],
  moods: [],
  theme: {
    background: '#fbf4e8',
    ink: '#33211a',
    accent: '#b4481e',
    support: '#e3b04b',
    type: 'fraunces-figtree',
    radius: 'medium',
    spacing: 'regular',
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
