import { getTemplate, templates } from '#site/templates/index.ts';
import { palettes, typePairs } from '#site/themes/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Choice } from '../../../designer.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { paletteColours } from '../document/colours.ts';
import { operation } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { fill } from '../replies/index.ts';
import { spokenOf } from '../words/index.ts';
import { spoken, type Spoken } from '../words/spoken.ts';
import { pairFor } from './look.ts';

/** Three ways the site could look that are far from how it looks and from each other. */
const FEELINGS: { template: string; palette: string; moods: string[] }[] = [
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

const labelOf = (id: string) => palettes.find((palette) => palette.id === id)?.label ?? id;

export function directionsFor(document: WebsiteDocument, language: Spoken, seed: number): Choice[] {
  const others = FEELINGS.filter(({ template }) => template !== document.template);
  const start = seed % others.length;
  return [0, 3, 6].flatMap((step) => {
    const feeling = others[(start + step) % others.length];
    if (!feeling) return [];
    const pair = typePairs.find(({ id }) => id === pairFor(feeling.moods, document.theme.type));
    const values = {
      template: getTemplate(feeling.template).name,
      palette: labelOf(feeling.palette),
      fonts: pair?.label ?? '',
    };
    const look = `${feeling.template}.${feeling.palette}`;
    return [{ label: `${values.template} · ${values.palette}`, message: fill(language, 'sayDirection', values), look }];
  });
}

/**
 * Three directions for a website that is new, with the words that offer them, in its language. `isAwaited`: it is designed once its person
 * has chosen one, or said anything else.
 */
export function firstDirections(
  document: WebsiteDocument,
  seed: number,
  { isAwaited = false } = {},
): { words: string; choices: Choice[] } {
  const language = spokenOf(document.language);
  const choices = directionsFor(document, language, seed);
  if (!isAwaited) return { words: fill(language, 'directions'), choices };
  const free = fill(language, 'chooseForMe');
  return { words: fill(language, 'directionsFirst'), choices: [...choices, { label: free, message: free }] };
}

/** What the buttons of all directions send; it is put together once. */
const sent = new Set<string>();

function allSent(): ReadonlySet<string> {
  if (sent.size > 0) return sent;
  for (const language of spoken)
    for (const { template, palette } of FEELINGS)
      for (const { label: fonts } of typePairs)
        sent.add(
          fill(language, 'sayDirection', { template: getTemplate(template).name, palette: labelOf(palette), fonts }),
        );
  return sent;
}

/** Whether a message is what the button of a direction sends: nobody has to be asked what it means. */
export const isDirection = (message: string): boolean => allSent().has(message);

/** A template, a palette or a type pair that a request names. */
function named(ask: Ask): Plan[] {
  const { request } = ask;
  const said = ` ${plain(request.text)} `;
  const isSaid = (name: string) => said.includes(` ${plain(name)} `);
  const template = templates.find(({ name }) => isSaid(name));
  const palette = palettes.find(({ label }) => isSaid(label));
  const pair = typePairs.find(({ label }) => isSaid(label));
  const wantsTemplate =
    request.has('part.template') || (template && request.has('do.change') && request.tokens.length < 5);
  if (!(template && wantsTemplate) && !(palette && request.has('part.colour'))) return [];
  const names: string[] = [];
  const operations = [];
  if (template && wantsTemplate) operations.push(...operation({ type: 'applyTemplate', template: template.id }));
  if (palette) {
    operations.push(...operation({ type: 'setTheme', ...paletteColours(palette) }));
    names.push('theme/background', 'theme/ink', 'theme/accent', 'theme/support', 'theme/mode');
  }
  if (pair) {
    operations.push(...operation({ type: 'setTheme', typePair: pair.id }));
    names.push('theme/type');
  }
  return change(0.96, operations, {
    names: template ? [...names, 'theme', 'header', 'footer'] : names,
    covers: [template?.name, palette?.label, pair?.label].join(' '),
  });
}

/** "Boring", "make it pop", "I don't like this font": three directions to look at, one press each. */
export const directions: Ability = {
  name: 'directions',
  plan(ask) {
    const { request, document, language, seed } = ask;
    const plans = named(ask);
    if (plans.length > 0) return plans;
    const isTired = request.group('mood').some(({ name }) => name === 'boring') || request.has('do.dislike');
    const pops = request.group('mood').some(({ name, sense }) => name === 'bold' && sense.to - sense.from > 1);
    const isNew =
      request.has('part.template') &&
      request.has('do.change', 'mark.another', 'do.rewrite') &&
      request.group('mood').length === 0;
    if (!isTired && !pops && !isNew) return [];
    const isOther =
      request.has(
        ...(['part.heading', 'part.text', 'part.intro', 'part.name', 'part.tagline', 'part.button'] as const),
        ...(['mark.dark', 'mark.light'] as const),
      ) || request.group('kind').length > 0;
    const isHue = request.colours.length > 0 && !request.has('do.ask');
    if (isOther || isHue || request.has('do.remove', 'do.add') || request.quotes.length > 0 || /\d/u.test(request.text))
      return [];
    return [
      {
        score: isTired || pops ? 0.87 : 0.7,
        does: 'ask',
        id: 'directions',
        choices: directionsFor(document, language, seed),
      },
    ];
  },
};
