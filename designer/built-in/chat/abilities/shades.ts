import { converter } from 'culori';
import type { Theme } from '#site/model/document.ts';
import type { Ability, Ask } from '../ask.ts';
import { darker, lighter, onGround, quieter, stronger } from '../document/colours.ts';
import { themed } from './themed.ts';

const oklch = converter('oklch');
type Part = 'accent' | 'support' | 'background';
const PARTS: readonly Part[] = ['accent', 'support', 'background'];

/** Hues that are further apart than this are not called the same. */
const FAR = 50;
const GREY = 0.03;
/** What is said of a colour and of a shop sign: "the pink", "that blue". */
const THE =
  /^(?:the|that|this|our|my|der|die|das|dem|den|unser|le|la|les|ce|cette|notre|el|los|las|ese|este|nuestro|o|os|as|esse|nosso|il|lo|quel|het|dat|ons)$/u;

/** The colour of the website that somebody may call so: of those with a hue the nearest. */
function partCalled(said: string, theme: Theme): Part | undefined {
  const named = oklch(said);
  const apart = (part: Part): number => {
    const own = oklch(theme[part]);
    if (!named || !own) return Infinity;
    const isGrey = [named.c, own.c].map((chroma) => chroma < GREY);
    if (isGrey[0] !== isGrey[1]) return Infinity;
    if (isGrey[0] === true) return Math.abs(named.l - own.l) * 100;
    const turn = Math.abs((named.h ?? 0) - (own.h ?? 0)) % 360;
    return Math.min(turn, 360 - turn);
  };
  const [near] = PARTS.map((part) => ({ part, far: apart(part) })).sort((one, other) => one.far - other.far);
  return near && near.far <= FAR ? near.part : undefined;
}

/** How a colour is to move, by what is said of it. */
function moveOf({ request }: Ask, from: number): ((hex: string) => string) | undefined {
  const is = (...names: Parameters<typeof request.find>[0][number][]) => request.find(names, from) !== undefined;
  const isPaler = is('mark.light');
  const isTooMuch = request.tokens.some(({ text }, at) => at >= from && TOO.test(text));
  if (isPaler || is('mark.dark')) return isPaler === isTooMuch ? darker : lighter;
  if (
    is('mood.bold', 'mood.fresh') ||
    request.find(['mood.boring', 'do.dislike'], from)?.concepts.includes('mood.boring')
  )
    return stronger;
  return is('mood.calm', 'mark.round', 'mark.less', 'do.dislike') ? quieter : undefined;
}
const TOO = /^(?:too|zu|trop|demasiado|troppo|te)$/u;

/** "Could the pink be a bit paler?", "that green is too dark": a colour of the website, called by its name, another shade of it. */
export const shades: Ability = {
  name: 'shades',
  plan(ask) {
    const { request, document } = ask;
    const [colour, other] = request.colours;
    const isOther = request.has(
      'do.add',
      'do.remove',
      'part.price',
      'part.website',
      'part.background',
      'part.button',
      'part.ink',
      'part.heading',
      'mark.to',
    );
    if (!colour || other || isOther || request.quotes.length > 0 || request.group('kind').length > 0) return [];
    if (!THE.test(request.tokens[colour.index - 1]?.text ?? '')) return [];
    const part = partCalled(colour.value, document.theme);
    const move = moveOf(ask, colour.index + colour.length);
    if (!part || !move) return [];
    const { theme } = document;
    const value = move(theme[part]);
    const patch = part === 'background' ? onGround(value, theme) : { [part]: value };
    return themed(0.88, patch);
  },
};
