import type { Template } from './template.ts';

export const almanac: Template = {
  id: 'almanac',
  name: 'Almanac',
  idea: '',
  trades: [],
  moods: [],
  theme: {
    background: '#faf7f1',
    ink: '#1b1a18',
    accent: '#8c2f23',
    support: '#b9a27c',
    type: 'newsreader-instrument',
    radius: 'none',
    spacing: 'airy',
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
