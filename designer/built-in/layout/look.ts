import type { Theme } from '#site/model/document.ts';
import { getTemplate, templates, type Template } from '#site/templates/index.ts';
import { lchOf, hexOf, palettes, typePairs } from '#site/themes/index.ts';
import type { Chance } from '../chance.ts';
import type { Reading } from '../reading/reading.ts';
import type { KnownTrade } from '../trades/known-trade.ts';
import type { Site } from './site.ts';

/** What a template is good at, told by the shapes that a brief has. */
function shapesOf(reading: Reading): Map<string, number> {
  const { offers, timetable, events, people, steps, statements, address, hours } = reading;
  const priced = offers.flatMap(({ offers }) => offers).filter(({ price }) => price !== '').length;
  const words = statements.reduce((sum, { text }) => sum + text.length, 0);
  return new Map([
    ['counter', (priced > 2 ? 2 : 0) + (hours.rows.length > 0 && address ? 1 : 0)],
    // Loud by nature: for what happens on a date, not for whoever says nothing of their tone.
    ['poster', events.length > 1 ? 3 : timetable.length > 2 ? 1 : -2],
    ['clinic', (steps.length > 0 ? 1 : 0) + (people.length > 1 ? 2 : 0) + (timetable.length > 0 ? 1 : 0)],
    ['chambers', people.length > 2 ? 2 : 0],
    ['almanac', words > 900 ? 2 : words > 400 ? 1 : 0],
    ['letter', people.length < 2 && words > 200 && priced < 4 ? 2 : 0],
    ['workshop', (reading.phones.length > 0 ? 1 : 0) + (steps.length > 0 ? 1 : 0)],
    ['field', address || reading.place ? 1 : 0],
    [
      'gallery',
      reading.wishes.sections.some(({ topic }) => topic === 'gallery' || topic === 'works') ? 3 : words < 500 ? 1 : 0,
    ],
    ['signal', reading.webs.length > 0 ? 1 : 0],
  ]);
}

/** The template asked for, else one that suits moods and trade, or the shapes of a brief whose trade is not known. */
export function chooseTemplate(
  reading: Reading,
  trade: KnownTrade | null,
  asked: string | undefined,
  chance: Chance,
): Template {
  for (const id of [asked, reading.wishes.template])
    if (id && templates.some((template) => template.id === id)) return getTemplate(id);
  const { moods, mode } = reading.wishes;
  const shapes = shapesOf(reading);
  // Of those that suit equally well none comes first by its place in the list.
  const scored = chance.shuffle(templates).map((template) => {
    const liked = moods.filter((mood) => template.moods.includes(mood)).length;
    const place = trade ? trade.templates.indexOf(template.id) : -1;
    const suited = trade ? (place < 0 ? 0 : 5 - place) : (shapes.get(template.id) ?? 0);
    const dark = template.theme.mode === 'dark' ? (mode === 'dark' ? 1 : mode === 'light' ? -3 : -0.5) : 0;
    return { template, score: liked * 3 + suited + dark };
  });
  scored.sort((one, other) => other.score - one.score);
  // Two businesses of which nothing is known but the same shapes shall not look alike.
  const best = scored
    .slice(0, trade ? 3 : 5)
    .filter(({ score }) => score >= (scored[0]?.score ?? 0) - (trade ? 2 : 2.5));
  return chance.pick(best).template;
}

/** Lighter than this, a colour is a ground rather than a voice (OKLCH lightness). */
const PALE = 0.86;
/** More chroma than this, a light colour is loud. */
const LOUD = 0.12;
/** Darker than this, a colour with a lighter one beside it is a ground: "black and silver". */
const BLACK = 0.25;
/** Lighter than this, letters are not read on white; darker than that, light ones are read on it. */
const LETTERS = 0.7;
const DARK = 0.4;
const isDark = (hex: string) => lchOf(hex).l < 0.55;

/** The asked colours in their places: pale main colours are the page's ground, so that they are seen as they were asked for. */
function withAsked(theme: Theme, { colours, mode }: Reading['wishes']): Theme {
  const text = colours.find(({ part }) => part === 'text')?.value;
  const voices = colours.filter(({ part }) => part === 'main').map(({ value }) => value);
  let background = colours.find(({ part }) => part === 'background')?.value;
  // Light letters are read on dark: on what is dark of the other colours, or on what is nearly black.
  if (!background && text && lchOf(text).l > LETTERS) {
    const dark = voices.findIndex((voice) => lchOf(voice).l < DARK);
    const { c, h } = lchOf(text);
    background = dark < 0 ? hexOf({ l: 0.18, c: Math.min(c, 0.02), h }) : voices.splice(dark, 1)[0];
  }
  const [main, second] = voices;
  let [accent, support] = [main ?? theme.accent, second ?? main ?? theme.support];
  if (main && !background) {
    const { l, c, h } = lchOf(main);
    const beside = second && lchOf(second);
    // "Dark blue with a bit of yellow": a loud light colour named second is no ground.
    const other = beside && beside.l > PALE && beside.c < LOUD ? second : undefined;
    if (l > PALE && mode !== 'dark') {
      background = main;
      accent = second ?? hexOf({ l: 0.42, c: Math.max(c, 0.06), h });
    } else if (mode === 'dark' && l < 0.36) {
      background = main;
      accent = second ?? hexOf({ l: 0.78, c: Math.max(c, 0.08), h });
    } else if (l < BLACK && second && lchOf(second).l <= PALE) {
      background = main;
      accent = second;
    } else if (other) {
      background = other;
      support = main;
    } else
      background =
        mode === 'dark' ? hexOf({ l: 0.18, c: Math.min(c, 0.02), h }) : hexOf({ l: 0.985, c: Math.min(c, 0.006), h });
  }
  const ground = background ?? theme.background;
  const dark = isDark(ground);
  const { c, h } = lchOf(main ?? ground);
  const ink = text ?? hexOf(dark ? { l: 0.95, c: Math.min(c, 0.012), h } : { l: 0.24, c: Math.min(c, 0.03), h });
  return { ...theme, background: ground, ink, accent, support, mode: dark ? 'dark' : 'light' };
}

/** The theme: that of the recipe, the template's own or a palette in the mood that was asked for, with every asked colour in its place. */
export function chooseTheme({ reading: { wishes }, trade, template, recipe }: Site, chance: Chance): Theme {
  const dark = wishes.mode === 'dark';
  const theme: Theme = { ...(recipe ?? template).theme };
  const moods = wishes.moods.length > 0 ? wishes.moods : (trade?.moods ?? []);
  const isLightAsked = wishes.mode === 'light' && theme.mode === 'dark';
  // What staff chose stays, unless the brief asks for the other scheme.
  const stays = recipe && !isLightAsked && !(dark && theme.mode !== 'dark');
  const able = palettes.filter(
    ({ moods }) =>
      moods.includes('dark') === dark && (dark || !moods.includes('loud') || wishes.moods.includes('bold')),
  );
  const scored = able
    .map((palette) => ({
      palette,
      score: moods.reduce((sum, mood, index) => sum + (palette.moods.includes(mood) ? 3 / (index + 1) : 0), 0),
    }))
    .sort((one, other) => other.score - one.score);
  const suited = moods.length === 0 ? scored : scored.filter(({ score }) => score > 0).slice(0, 4);
  const keeps = stays ?? (wishes.moods.length === 0 && !dark && !isLightAsked && chance.chancesAre(trade ? 0.3 : 0.12));
  const chosen = keeps || suited.length === 0 ? undefined : chance.pick(suited).palette;
  if (chosen) {
    const { background, ink, accent, support } = chosen;
    const own = theme.mode === 'dark' ? 'light' : theme.mode;
    Object.assign(theme, { background, ink, accent, support, mode: isDark(background) ? 'dark' : own });
  }
  if (wishes.mode === 'light') theme.mode = 'light';
  const pairs = typePairs.filter((pair) => pair.moods.some((mood) => wishes.moods.includes(mood)));
  if (!recipe && pairs.length > 0 && !pairs.some(({ id }) => id === theme.type) && chance.chancesAre(0.6))
    theme.type = chance.pick(pairs).id;
  return wishes.colours.length > 0 ? withAsked(theme, wishes) : theme;
}
