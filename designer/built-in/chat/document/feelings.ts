import { getTemplate } from '#site/templates/index.ts';
import { palettes, typePairOf, typePairs } from '#site/themes/index.ts';
import type { Theme, WebsiteDocument } from '#site/model/document.ts';
import type { Choice } from '../../../designer.ts';
import type { Request } from '../message/request.ts';
import { fill } from '../replies/index.ts';
import type { Mood } from '../words/index.ts';
import type { Spoken } from '../words/spoken.ts';

/** What stands behind it is what the website should be like, and nothing on it. */
export const LIKE = /^(?:like|wie|nach|comme|como|come|als|som)$/u;

export const MOODS: Record<
  Exclude<Mood, 'boring'>,
  { moods: string[]; radius?: Theme['radius']; spacing?: Theme['spacing'] }
> = {
  warm: { moods: ['warm', 'homemade', 'friendly'], radius: 'medium' },
  fresh: { moods: ['fresh', 'young', 'clean'] },
  bold: { moods: ['bold', 'loud', 'strong'], radius: 'none' },
  calm: { moods: ['calm', 'gentle', 'quiet'], spacing: 'airy' },
  elegant: { moods: ['elegant', 'quiet', 'fashion', 'editorial'], radius: 'none', spacing: 'airy' },
  romantic: { moods: ['romantic', 'soft', 'personal'] },
  playful: { moods: ['playful', 'festive', 'young'], radius: 'large' },
  natural: { moods: ['natural', 'earthy', 'open'] },
  clean: { moods: ['clean', 'clear', 'gentle', 'minimal'] },
  minimal: { moods: ['minimal', 'neutral', 'plain', 'quiet'], radius: 'none' },
  modern: { moods: ['modern', 'technical', 'neutral'], radius: 'small' },
  serious: { moods: ['serious', 'professional', 'trustworthy'], radius: 'small' },
  friendly: { moods: ['friendly', 'warm'], radius: 'medium' },
  technical: { moods: ['technical', 'sharp', 'modern'], radius: 'small' },
  classic: { moods: ['classic', 'editorial', 'literary'], radius: 'none' },
};

export const pairFor = (moods: readonly string[], except: string): string | undefined => {
  const score = (own: string[]) =>
    moods.reduce((sum, mood, index) => sum + (own.includes(mood) ? 3 - Math.min(2, index) : 0), 0);
  const [best] = typePairs.filter(({ id }) => id !== except).sort((a, b) => score(b.moods) - score(a.moods));
  return best && score(best.moods) > 0 ? best.id : undefined;
};

/** Three ways the site could look that are far from how it looks and from each other. */
export const FEELINGS: { template: string; palette: string; moods: string[] }[] = [
  { template: 'poster', palette: 'festival', moods: ['playful', 'loud'] },
  { template: 'gallery', palette: 'ink-and-paper', moods: ['elegant', 'quiet'] },
  { template: 'field', palette: 'orchard', moods: ['natural', 'warm'] },
  { template: 'workshop', palette: 'hazard', moods: ['strong', 'industrial'] },
  { template: 'letter', palette: 'burgundy', moods: ['romantic', 'personal'] },
  { template: 'counter', palette: 'apricot', moods: ['warm', 'friendly'] },
  { template: 'signal', palette: 'midnight', moods: ['technical', 'modern'] },
  { template: 'almanac', palette: 'terracotta', moods: ['editorial', 'literary'] },
  { template: 'clinic', palette: 'lagoon', moods: ['gentle', 'clear'] },
  { template: 'chambers', palette: 'navy', moods: ['serious', 'professional'] },
];

export const paletteLabel = (id: string) => palettes.find((palette) => palette.id === id)?.label ?? id;

/** Directions for a website. `moods` are those that are asked for, those that are not wanted are left out; `first` is the template of the first. */
export function directionsFor(
  document: WebsiteDocument,
  language: Spoken,
  seed: number,
  { moods = [], not = [], first = '' }: { moods?: readonly string[]; not?: readonly string[]; first?: string } = {},
): Choice[] {
  const has = (wanted: readonly string[], feeling: (typeof FEELINGS)[number]) =>
    feeling.moods.some((mood) => wanted.includes(mood));
  const others = FEELINGS.filter((feeling) => feeling.template !== document.template && !has(not, feeling));
  const start = seed % others.length;
  const apart = [0, 3, 6].flatMap((step) => others[(start + step) % others.length] ?? []);
  const ranked = [
    ...others.filter(({ template }) => template === first),
    ...others.filter((feeling) => has(moods, feeling)),
    ...apart,
  ];
  return [...new Set(ranked)].slice(0, 3).map((feeling) => {
    const pair = typePairs.find(({ id }) => id === pairFor(feeling.moods, document.theme.type));
    const values = {
      template: getTemplate(feeling.template).name,
      palette: paletteLabel(feeling.palette),
      fonts: (pair ?? typePairOf(document.theme.type)).label,
    };
    const look = `${feeling.template}.${feeling.palette}`;
    return { label: `${values.template} · ${values.palette}`, message: fill(language, 'sayDirection', values), look };
  });
}

const isFeeling = (name: string): name is keyof typeof MOODS => Object.hasOwn(MOODS, name);

/** Moods that a request names, and those that it does not want: "less corporate", "too playful". */
export function moodsSaid({ group, find }: Request): { moods: string[]; not: string[] } {
  const said = { moods: [] as string[], not: [] as string[] };
  const against = find(['mark.less', 'mark.not', 'do.dislike']);
  for (const { name, sense } of group('mood')) {
    const isRefused = against !== undefined && against.from < sense.from && sense.from - against.to <= 2;
    if (isFeeling(name)) said[isRefused ? 'not' : 'moods'].push(...MOODS[name].moods);
  }
  return said;
}
