import { getTemplate } from '#site/templates/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { darker, lighter, lightnessOf, onGround, paletteFor, quieter, stronger } from '../document/colours.ts';
import { directionsFor, LIKE, MOODS, moodsSaid, pairFor } from '../document/feelings.ts';
import { asksOnly } from '../message/asking.ts';
import { readRequest, type Request, type Sense } from '../message/request.ts';
import { entriesWithin, WHOLE_NAME } from '../document/named.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { tongueOf } from '../../reading/tongue.ts';
import type { AskedColour } from '../../reading/reading.ts';
import { coloursIn, withParts } from '../../reading/wishes/colours.ts';
import { namedColoursIn, type NamedColour } from '../../reading/wishes/named-colours.ts';
import { addsOnly } from './orders.ts';
import { ground, shape } from './shape.ts';
import { themed, type Patch } from './themed.ts';

/** Words of a clause that leaves a colour as it is, or takes it away: "keep the orange", "drop the pink". */
const LEAVING = [
  'do.keep',
  'do.remove',
  'do.dislike',
  'mark.less',
  'mark.not',
  'mark.noLonger',
  'mark.instead',
] as const;

const CUT = /^(?:[,;:–—-]|so|but|because|aber|also|weil|mais|donc|car|pero|porque|mas|então)$/u;
type Clause = { from: number; to: number };
const isIn = (index: number, { from, to }: Clause) => index >= from && index < to;

/** The clauses of a request, by its commas and joining words. */
const clausesOf = ({ tokens }: Request): Clause[] =>
  [...tokens.keys(), tokens.length]
    .filter((at) => at === tokens.length || CUT.test(tokens[at]?.text ?? ''))
    .map((to, index, cuts) => ({ from: index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => to > from);

const LIGHT_OR_DARK = ['mark.dark', 'mark.light'] as const;

/** "It's all so white", "zu dunkel": of what there is too much. */
const TOO = /^(?:so|too|zu|trop|tellement|demasiado|muy|tan|muito|tão|troppo|te)$/u;
/** The clauses that only tell of a colour where others ask for one: "too purple, can we do teal". */
function tellingOf({ request }: Ask): Clause[] {
  const isValue = ({ from, to }: Clause) => /#[\da-f]{3}/iu.test(request.between(from, to));
  const { colours, senses } = request;
  const isShade = ({ from, to }: Sense) => colours.some(({ index, length }) => index <= to && from < index + length);
  const goes = senses.filter(
    (sense) => !isShade(sense) && sense.concepts.some((name) => name === 'mark.dark' || name === 'mark.light'),
  );
  const ofColours = clausesOf(request).filter(
    (one) => isValue(one) || colours.some(({ index }) => isIn(index, one)) || goes.some(({ from }) => isIn(from, one)),
  );
  const orders = (one: Clause) =>
    isValue(one) ||
    request.senses.some(
      ({ from, concepts }) =>
        isIn(from, one) && concepts.some((name) => /^(?:do\.(?:change|want|can|add)|part\.)/u.test(name)),
    );
  if (ofColours.some(orders)) return ofColours.filter((one) => !orders(one));
  // "Dark brown with cream writing, it's all so white"
  const complains = (one: Clause) =>
    colours.some(({ index }) => isIn(index, one) && TOO.test(request.tokens[index - 1]?.text ?? ''));
  return ofColours.every(complains) ? [] : ofColours.filter(complains);
}

/** The colours that a request asks for, each with its part. */
function coloursAsked(ask: Ask, named: readonly NamedColour[]): (AskedColour & { index: number })[] {
  const { request } = ask;
  const telling = tellingOf(ask);
  const isTold = (index: number) => telling.some((one) => isIn(index, one));
  const isLeft = (index: number) => {
    const start = request.tokens.findLastIndex(({ text }, at) => at < index && /^[,;–—-]$/u.test(text));
    const verb = request.find([...LEAVING], start + 1);
    if (verb !== undefined && verb.from < index) return true;
    // "A green like the boats, the brown is a bit dull"
    const clause = clausesOf(request).find((one) => isIn(index, one));
    const dislike = request.find(['do.dislike'], index + 1);
    return clause !== undefined && dislike !== undefined && isIn(dislike.from, clause);
  };
  const asked = coloursIn(request.text, named, tongueOf(request.language)).filter(
    ({ index }) => !isLeft(index) && !isTold(index),
  );
  const isCode = ({ said }: { said: string }) => said.startsWith('#');
  // One value is the colour; names beside it say what it was, or tell something, unless they are of a part.
  const isOneCode = asked.filter(isCode).length === 1;
  const kept = asked.filter((one) => !isOneCode || isCode(one) || one.part !== '');
  // "I hate the background, change it to #fff8e7"
  const isGround =
    (kept.length === 1 &&
      request.has('part.background') &&
      !request.has('part.button', 'part.ink') &&
      !request.senses.some((sense) => wayOf(ask, sense)[0] === true)) ||
    // "Make it all black with white text"
    (kept.length === 2 && kept.some(({ part }) => part === 'text'));
  return withParts(kept.map((one) => (isGround && one.part === '' ? { ...one, part: 'background' } : one)));
}

/** "Black and orange like my van": what colours are to be like, behind the last of them. */
function likenedTo({ request }: Ask, asked: readonly { index: number }[]): string {
  const last = Math.max(-1, ...asked.map(({ index }) => index));
  const like = request.tokens.findIndex(({ text }, at) => at > last && LIKE.test(text));
  const clause = clausesOf(request).find((one) => isIn(like, one));
  return clause && like <= last + 3 && isIn(last, clause) ? request.between(like, clause.to) : '';
}

/** "Change the salmon to trout": what a colour is turned into is none, so it was a thing. */
function isOfThing({ request }: Ask): boolean {
  const [first, last] = [request.colours[0], request.colours.at(-1)];
  const to = first && request.find(['mark.to', 'mark.be'], first.index + first.length);
  return to !== undefined && to.to < request.tokens.length && (last?.index ?? 0) < to.to;
}

/** "Dark green and white": the pale one is the ground, the strong one the loud parts. */
function namedColours(ask: Ask): Plan[] {
  const { request, document } = ask;
  // "Less pink please, I'd rather have a soft sage green"
  const isTurn = request.colours.length > 1 && request.has('mark.less', 'mark.not', 'mark.instead');
  if (request.quotes.length > 0 || (addsOnly(request) && !isTurn) || request.has('part.price', 'do.say')) return [];
  const isAboutColour = request.has('part.colour', 'part.background', 'part.ink', 'part.button');
  // "Cream tea" is a thing and no colour.
  const things = entriesWithin(document, request).filter(({ score }) => score >= WHOLE_NAME);
  const isOfName = ({ index }: NamedColour) =>
    things.some(({ thing }) => tokensOf(thing.name).some(({ text }) => text === request.tokens[index]?.text));
  const named = isAboutColour
    ? namedColoursIn(request.tokens, tongueOf(request.language))
    : request.colours.filter((one) => !isOfName(one));
  const asked = coloursAsked(ask, named);
  if (asked.length === 0) return [];
  const patch: Patch = {};
  for (const { part, value } of asked) {
    if (part === 'background') Object.assign(patch, onGround(value, document.theme));
    else if (part === 'text') patch.ink = value;
    else if (patch.accent === undefined) patch.accent = value;
    else patch.support = value;
  }
  if (isDarkAlone(ask)) Object.assign(patch, onGround(darkGround(document.template), document.theme));
  const telling = tellingOf(ask);
  // "Not pink anymore, lilac"
  const isTurned =
    asked.length === 1 &&
    ((request.colours.length === 2 && request.has('mark.less', 'mark.not', 'mark.noLonger', 'mark.instead')) ||
      telling.length > 0);
  const likened = likenedTo(ask, asked);
  const wants =
    isAboutColour ||
    isTurned ||
    likened !== '' ||
    asked.some(({ part }) => part === 'text') ||
    (request.has('do.change', 'do.want', 'do.dislike', 'part.website', 'part.template') && !isOfThing(ask));
  const said = named.flatMap(({ index, length }) =>
    request.tokens.slice(index, index + length).map(({ text }) => text),
  );
  // What is told of another colour, and what stands beside a value: "the gold a bit different: #c9a227".
  const value = /#[\da-f]{3}/iu.test(request.text);
  const isAll = clausesOf(request).length === telling.length + 1;
  const beside = isAll ? telling.map(({ from, to }) => request.between(from, to)) : [];
  const isSure = isAll && (telling.length > 0 || value);
  return themed(isSure ? 0.9 : wants || value ? 0.86 : request.tokens.length < 5 ? 0.7 : 0.4, patch, {
    covers: [...said, ...beside, likened].join(' '),
    isSure,
  });
}

const SHADED = ['part.colour', 'part.button', 'part.ink'] as const;
/** "Dark with the green still", "a dark background": dark is the whole, no shade of a colour or of a part. */
const isDarkAlone = (ask: Ask): boolean => {
  const { request } = ask;
  const dark = request.find(['mark.dark', 'mark.light']);
  const isShade = request.colours.some(({ index, length }) => dark && index <= dark.to && dark.from < index + length);
  const next = request.find([...SHADED], dark?.to);
  return dark !== undefined && wayOf(ask, dark)[0] === true && !isShade && (next?.from ?? Infinity) > dark.to;
};

function darkGround(template: string): string {
  const own = getTemplate(template).theme.background;
  return lightnessOf(own) < 0.4 ? own : '#17181c';
}

/** Whether a word asks for dark or for light: "too dark", "I've gone off the dark look" ask for light. */
function wayOf({ request }: Ask, { concepts, from }: Sense): boolean[] {
  if (!concepts.includes('mark.dark') && !concepts.includes('mark.light')) return [];
  const refusal = request.senses.findLast(
    (sense) => sense.to <= from && sense.concepts.some((one) => one === 'do.dislike' || one === 'mark.not'),
  );
  const isRefused = refusal && !request.tokens.slice(refusal.to, from).some(({ text }) => /^[,;–-]$/u.test(text));
  const isTurned = isRefused === true || TOO.test(request.tokens[from - 1]?.text ?? '');
  return [concepts.includes('mark.dark') !== isTurned];
}

/** Dark by itself, and not "darker". */
const DARK = /^(?:dark|dunkl?e[nrms]?|dunkel|sombres?|oscur[oa]s?|escur[oa]s?)$/u;

/** Lighter, darker, brighter, calmer: the colours that are there, moved. */
function movedColours(ask: Ask): Plan[] {
  const { request, document } = ask;
  const { theme } = document;
  const telling = tellingOf(ask);
  if (
    request.colours.some(({ index }) => !telling.some((one) => isIn(index, one))) ||
    request.has('part.heading', 'part.section') ||
    // "Can we have it light", "pon el fondo oscuro"
    (request.has('do.add') &&
      !request.has('mark.it', 'part.background', 'part.website', 'part.template', 'part.layout')) ||
    request.group('kind').length > 1
  )
    return [];
  const isAbout =
    request.has(
      'part.colour',
      'part.background',
      'part.website',
      'part.template',
      'part.layout',
      'mark.it',
      'mark.all',
      'part.button',
      'part.page',
    ) || request.tokens.length < 5;
  if (!isAbout) return [];
  const comparative =
    /(?<!\p{L})(?:(?:dark|light|bright|pal|deep|heller|dunkl|hell)er\p{L}{0,2}|more|bit|plus|más|mais|etwas|un peu|un poco|um pouco|too|zu|trop|demasiado)(?!\p{L})/iu.test(
      request.text,
    );
  // "Everything in dark colours" is the whole, "make the colours darker" what is coloured.
  const isOfAll = request.has('part.website', 'mark.all') && !comparative && !request.has('mark.more', 'part.button');
  const onlyColours = request.has('part.colour', 'part.button') && !request.has('part.background') && !isOfAll;
  const base = request.has('do.change', 'part.colour', 'part.background', 'do.want', 'do.dislike', 'do.add')
    ? 0.84
    : 0.7;
  const asked = request.senses.filter(({ from }) => !telling.some((one) => isIn(from, one)));
  const ways = asked.flatMap((sense) => wayOf(ask, sense));
  const covers = telling.map(({ from, to }) => request.between(from, to)).join(' ');
  const [goesDark] = ways;
  if (goesDark === undefined || ways.some((way) => way !== goesDark)) return [];
  if (onlyColours) return themed(base, { accent: goesDark ? darker(theme.accent) : lighter(theme.accent) });
  // "Make it darker, a dark background": not a little darker, dark.
  const isWhole = asked.some(
    ({ concepts, from }) => concepts.includes('mark.dark') && DARK.test(request.tokens[from]?.text ?? ''),
  );
  if (comparative && request.has('part.background') && !(goesDark && isWhole))
    return themed(base, onGround(goesDark ? darker(theme.background) : lighter(theme.background), theme));
  const own = getTemplate(document.template).theme;
  const ground = goesDark
    ? darkGround(document.template)
    : lightnessOf(own.background) > 0.6
      ? own.background
      : '#faf8f3';
  const accent = goesDark && lightnessOf(theme.accent) < 0.55 ? { accent: lighter(lighter(theme.accent)) } : {};
  return themed(base, { ...onGround(ground, theme), ...accent }, { covers });
}

/** "Make it sound friendlier" is of the words, and no look. */
const TONE =
  /(?<!\p{L})(?:sounds?|(?:it|this|that) reads|tone of voice|klingt|klingen|wording|sonne|suene|suena|soe|soa|suoni|klinkt)(?!\p{L})/iu;

const COLOURS = ['part.colour', 'part.background', ...LIGHT_OR_DARK] as const;

/** "Warmer", "more elegant": colours, type, corners and space of a feeling. */
function mood(ask: Ask): Plan[] {
  const { request, document, seed } = ask;
  const found = request.group('mood').find(({ name }) => name !== 'boring');
  const said = moodsSaid(request);
  // "Less corporate" says what it should not be: `directions.ts` shows others.
  // "The gold a bit stronger" is of the gold.
  if (request.colours.length > 0 && !request.has('part.website', 'part.template')) return [];
  if (found && TONE.test(request.text)) return [{ score: 0.83, does: 'ask', id: 'sendWords' }];
  if (!found || said.not.length > 0 || request.quotes.length > 0 || request.has('do.remove', 'do.say', 'part.price'))
    return [];
  const of = MOODS[found.name as keyof typeof MOODS];
  const { theme } = document;
  // "Any chance of a dark version? More cosy pub", "the writing is too curly, something simpler": of what the whole message is.
  const whole = readRequest(ask.message, request.language);
  const isType = whole.has('part.font') && !request.has(...COLOURS);
  const isColour = whole.has(...COLOURS) && !isType;
  const wants =
    isType ||
    request.has(
      'do.change',
      'do.want',
      'mark.more',
      'mark.less',
      'part.template',
      'part.colour',
      'part.website',
      'part.font',
      'part.background',
    );
  if (request.has('do.add') && !wants) return [];
  const picked = isType ? null : paletteFor(theme, of.moods, seed);
  const pair = isColour ? undefined : pairFor(of.moods, theme.type);
  const tuned =
    found.name === 'calm' && isColour
      ? { accent: quieter(theme.accent), support: quieter(theme.support) }
      : found.name === 'fresh' && isColour && !picked
        ? { accent: stronger(theme.accent) }
        : null;
  const patch: Patch = {
    ...(tuned ?? picked?.colours ?? {}),
    ...(pair ? { typePair: pair } : {}),
    ...(!isType && !isColour && of.radius ? { radius: of.radius } : {}),
    ...(!isType && !isColour && of.spacing ? { spacing: of.spacing } : {}),
  };
  const isOther =
    (!isType && request.has('part.heading', 'part.text', 'part.entry')) || request.group('kind').length > 0;
  const score = isOther ? 0.45 : wants ? 0.83 : request.tokens.length <= 4 ? 0.72 : 0.5;
  const choices = directionsFor(document, ask.language, seed, said);
  const isWhole = !isType && !isColour;
  return themed(score, patch, { also: isWhole ? { id: 'moreDirections', choices } : undefined });
}

/** How the site looks: colours, type, corners, space, light and dark, feelings. */
export const look: Ability = {
  name: 'look',
  plan: (ask) =>
    asksOnly(ask.request)
      ? []
      : [...namedColours(ask), ...movedColours(ask), ...mood(ask), ...shape(ask), ...ground(ask)],
};
