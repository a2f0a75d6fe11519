/** Four colours that go together, for a mood. Fits a theme's colours as they are. */
export type Palette = {
  id: string;
  label: string;
  moods: string[];
  background: string;
  ink: string;
  accent: string;
  support: string;
};

/** Chosen by eye; the first of a mood is its clearest voice. */
export const palettes: Palette[] = [
  { id: 'oven', label: 'Oven', moods: ['warm', 'homemade', 'cosy'], background: '#fbf4e8', ink: '#33211a', accent: '#b4481e', support: '#e3b04b' },
  { id: 'terracotta', label: 'Terracotta', moods: ['warm', 'earthy', 'mediterranean'], background: '#f8efe6', ink: '#2e2622', accent: '#a8472f', support: '#7f9183' },
  { id: 'apricot', label: 'Apricot', moods: ['warm', 'friendly', 'soft'], background: '#fff6ec', ink: '#3a2733', accent: '#d4572f', support: '#f3b58a' },
  { id: 'orchard', label: 'Orchard', moods: ['fresh', 'natural', 'healthy'], background: '#f6f8ee', ink: '#1d2b1f', accent: '#2f7a3d', support: '#e3b23c' },
  { id: 'lagoon', label: 'Lagoon', moods: ['fresh', 'clean', 'summery'], background: '#f2faf8', ink: '#12312f', accent: '#0b7a75', support: '#f4a259' },
  { id: 'citrus', label: 'Citrus', moods: ['fresh', 'playful', 'young'], background: '#fdfbee', ink: '#22281b', accent: '#4f7f0a', support: '#f6c90e' },
  { id: 'signal-red', label: 'Signal red', moods: ['bold', 'loud', 'confident'], background: '#ffffff', ink: '#141414', accent: '#d81e2c', support: '#ffd23f' },
  { id: 'hazard', label: 'Hazard', moods: ['bold', 'industrial', 'strong'], background: '#f4f2ec', ink: '#17181a', accent: '#f5b800', support: '#3d4a57' },
  { id: 'cobalt', label: 'Cobalt', moods: ['bold', 'modern', 'confident'], background: '#f4f5fb', ink: '#11142d', accent: '#1f3fd6', support: '#ff7a48' },
  { id: 'fog', label: 'Fog', moods: ['calm', 'quiet', 'minimal'], background: '#f5f6f5', ink: '#25302f', accent: '#41706c', support: '#c9b8a0' },
  { id: 'linen', label: 'Linen', moods: ['calm', 'natural', 'soft'], background: '#f6f2ea', ink: '#37332c', accent: '#6d7350', support: '#c59f7a' },
  { id: 'still-water', label: 'Still water', moods: ['calm', 'careful', 'gentle'], background: '#f1f6f8', ink: '#1c3140', accent: '#2d6e8e', support: '#e6b8a2' },
  { id: 'ink-and-paper', label: 'Ink and paper', moods: ['elegant', 'editorial', 'classic'], background: '#faf7f1', ink: '#1b1a18', accent: '#8c2f23', support: '#b9a27c' },
  { id: 'navy', label: 'Navy', moods: ['elegant', 'serious', 'professional', 'trustworthy'], background: '#f8f6f0', ink: '#14213d', accent: '#1f3a66', support: '#b08d57' },
  { id: 'burgundy', label: 'Burgundy', moods: ['elegant', 'rich', 'romantic'], background: '#faf5f1', ink: '#2b171c', accent: '#7b1e3a', support: '#c9a66b' },
  { id: 'rosewood', label: 'Rosewood', moods: ['romantic', 'soft', 'feminine'], background: '#fcf3f1', ink: '#3b2229', accent: '#a8475c', support: '#e2b7a4' },
  { id: 'bubblegum', label: 'Bubblegum', moods: ['playful', 'young', 'loud'], background: '#fff4f8', ink: '#2a1233', accent: '#cf2374', support: '#35c2b5' },
  { id: 'crayon', label: 'Crayon', moods: ['playful', 'friendly', 'colourful'], background: '#fffaf0', ink: '#1f2340', accent: '#e0452f', support: '#2e9cca' },
  { id: 'festival', label: 'Festival', moods: ['playful', 'festive', 'loud'], background: '#ffe45c', ink: '#1c1033', accent: '#e1322d', support: '#5b3df0' },
  { id: 'midnight', label: 'Midnight', moods: ['dark', 'technical', 'modern'], background: '#0d1017', ink: '#eef1f6', accent: '#7ce0c3', support: '#6a7cff' },
  { id: 'ember', label: 'Ember', moods: ['dark', 'warm', 'dramatic'], background: '#17110f', ink: '#f6ebe1', accent: '#ff7a3d', support: '#a83a2a' },
  { id: 'velvet', label: 'Velvet', moods: ['dark', 'elegant', 'romantic'], background: '#1a0f1c', ink: '#f4eaf2', accent: '#e0a6c4', support: '#8d4f8a' },
  { id: 'forest-night', label: 'Forest night', moods: ['dark', 'natural', 'calm'], background: '#0f1a15', ink: '#e9f1ea', accent: '#9bd17c', support: '#c98f4e' },
  { id: 'heath', label: 'Heath', moods: ['natural', 'earthy', 'open'], background: '#f4f0e4', ink: '#2a2f22', accent: '#5c6b2f', support: '#b3643a' },
  { id: 'glacier', label: 'Glacier', moods: ['cool', 'clean', 'technical'], background: '#f6f9fc', ink: '#0f2233', accent: '#0a6cbd', support: '#9ad1d4' },
  { id: 'graphite', label: 'Graphite', moods: ['minimal', 'neutral', 'serious'], background: '#ffffff', ink: '#1a1c1e', accent: '#2b2f33', support: '#b7bdc2' },
];
