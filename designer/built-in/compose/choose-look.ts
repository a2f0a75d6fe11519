import type { Theme } from '#site/model/document.ts';
import { getTemplate, templates, type Template } from '#site/templates/index.ts';
import { palettes, typePairs, type Palette } from '#site/themes/index.ts';
import { lightnessOf } from '../brief/colours.ts';
import type { Brief } from '../brief/read-brief.ts';
import type { Chance } from '../chance.ts';
import type { Family } from '../trades/index.ts';

const TEMPLATES: Record<Family, string[]> = {
  eating: ['counter', 'almanac', 'poster', 'gallery'],
  provisions: ['counter', 'almanac', 'field'],
  beauty: ['clinic', 'gallery', 'almanac', 'counter'],
  health: ['clinic', 'almanac', 'chambers'],
  fitness: ['poster', 'workshop', 'signal'],
  building: ['workshop', 'counter', 'chambers'],
  vehicles: ['workshop', 'counter', 'signal'],
  advice: ['chambers', 'almanac', 'clinic'],
  creative: ['gallery', 'almanac', 'poster'],
  technology: ['signal', 'chambers', 'workshop'],
  shop: ['counter', 'gallery', 'almanac'],
  craft: ['almanac', 'gallery', 'workshop'],
  lodging: ['field', 'gallery', 'almanac'],
  learning: ['clinic', 'counter', 'almanac'],
  community: ['field', 'clinic', 'poster'],
  occasion: ['poster', 'gallery', 'counter'],
  outdoors: ['field', 'almanac', 'workshop'],
  personal: ['letter', 'almanac', 'gallery'],
};

const MOODS: Record<Family, string[]> = {
  eating: ['warm', 'earthy', 'rich'],
  provisions: ['warm', 'homemade', 'natural', 'earthy'],
  beauty: ['soft', 'elegant', 'calm', 'romantic'],
  health: ['calm', 'clean', 'fresh', 'gentle'],
  fitness: ['bold', 'strong', 'modern'],
  building: ['strong', 'industrial', 'bold', 'serious'],
  vehicles: ['strong', 'bold', 'industrial'],
  advice: ['serious', 'elegant', 'trustworthy', 'classic'],
  creative: ['minimal', 'editorial', 'modern'],
  technology: ['technical', 'modern', 'cool'],
  shop: ['friendly', 'warm', 'fresh'],
  craft: ['earthy', 'natural', 'editorial'],
  lodging: ['natural', 'calm', 'earthy'],
  learning: ['friendly', 'fresh', 'playful'],
  community: ['open', 'friendly', 'fresh'],
  occasion: ['festive', 'playful', 'loud'],
  outdoors: ['natural', 'earthy', 'open'],
  personal: ['editorial', 'classic', 'quiet', 'minimal'],
};

const TONE_TEMPLATES: Record<string, string[]> = {
  elegant: ['almanac', 'gallery', 'chambers'],
  bold: ['workshop', 'poster'],
  playful: ['poster', 'counter'],
  warm: ['counter', 'field'],
  calm: ['clinic', 'almanac', 'letter'],
  modern: ['signal', 'gallery', 'workshop'],
  serious: ['chambers', 'almanac'],
  natural: ['field', 'counter'],
  romantic: ['letter', 'gallery', 'almanac'],
};

/** The template asked for, else one that suits trade and tone; the seed decides between those that suit well. */
export function chooseTemplate(brief: Brief, asked: string | undefined, chance: Chance): Template {
  for (const id of [asked, brief.asked.template])
    if (id && templates.some((template) => template.id === id)) return getTemplate(id);
  const byTone = brief.tone.flatMap((tone) => TONE_TEMPLATES[tone] ?? []);
  const byTrade = [...(brief.trade.templates ?? []), ...TEMPLATES[brief.trade.family]];
  const there = [...new Set([...byTrade.filter((id) => byTone.includes(id)), ...byTrade])].filter((id) =>
    templates.some((template) => template.id === id),
  );
  const able = there.length > 0 ? there : templates.map((template) => template.id);
  const first = able[0] ?? 'almanac';
  return getTemplate(chance.chancesAre(0.66) ? first : (able[chance.below(Math.min(able.length, 3))] ?? first));
}

/** Templates whose idea loud colours would shout down, unless somebody asks for those colours by name. */
const QUIET_TEMPLATES = ['almanac', 'gallery', 'clinic', 'chambers', 'field', 'letter'];

function choosePalette(brief: Brief, template: string, chance: Chance): Palette | undefined {
  const wanted = brief.tone.filter((tone) => tone !== 'dark');
  const moods = wanted.length > 0 ? wanted : MOODS[brief.trade.family];
  const dark = brief.tone.includes('dark') || brief.colours.mode === 'dark';
  const able = palettes.filter(
    (palette) =>
      palette.moods.includes('dark') === dark &&
      !(palette.moods.includes('loud') && QUIET_TEMPLATES.includes(template)),
  );
  const score = (palette: Palette) =>
    moods.reduce((sum, mood, index) => sum + (palette.moods.includes(mood) ? 3 / (index + 1) : 0), 0);
  const suited = able.filter((palette) => score(palette) > 0);
  return suited.length > 0
    ? chance.pick(suited.sort((a, b) => score(b) - score(a)).slice(0, 5))
    : able.length > 0
      ? chance.pick(able)
      : undefined;
}

/** The theme: the template's own or one in the mood of the trade, with every asked colour in its place. */
export function chooseTheme(brief: Brief, template: Template, chance: Chance): Theme {
  const { colours, tone } = brief;
  const asksColours = Boolean(colours.background ?? colours.accent ?? colours.ink);
  const wantsMood = tone.length > 0 || colours.mode === 'dark';
  const palette =
    !asksColours && !wantsMood && chance.chancesAre(0.3) ? undefined : choosePalette(brief, template.id, chance);
  const theme: Theme = {
    ...template.theme,
    ...(palette
      ? { background: palette.background, ink: palette.ink, accent: palette.accent, support: palette.support }
      : {}),
  };
  if (palette)
    theme.mode =
      lightnessOf(palette.background) < 0.45 ? 'dark' : template.theme.mode === 'dark' ? 'light' : template.theme.mode;
  if (asksColours) {
    const background = colours.background ?? (colours.mode === 'dark' ? '#14110f' : '#fbfaf7');
    const dark = lightnessOf(background) < 0.55;
    theme.background = background;
    theme.accent = colours.accent ?? colours.support ?? (palette ? palette.accent : template.theme.accent);
    theme.support = colours.support ?? theme.accent;
    theme.ink = colours.ink ?? (dark ? '#f6f1ea' : '#1d1a17');
    theme.mode = dark ? 'dark' : 'light';
  }
  const suited = typePairs.filter((pair) =>
    pair.moods.some((mood) => tone.includes(mood) || (tone.includes('bold') && mood === 'strong')),
  );
  if (suited.length > 0 && !suited.some((pair) => pair.id === theme.type) && chance.chancesAre(0.6))
    theme.type = chance.pick(suited).id;
  return theme;
}
