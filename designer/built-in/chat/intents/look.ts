import { templates, getTemplate } from '#site/templates/index.ts';
import { palettes, typePairs } from '#site/themes/index.ts';
import type { Operation } from '#site/operations/index.ts';
import { movedBy } from '../../brief/colour-manner.ts';
import { coloursIn } from '../../brief/colour-names.ts';
import { darkened, lightened, lightnessOf, readColours } from '../../brief/colours.ts';
import { chanceFrom } from '../../chance.ts';
import { onGround, type Ground } from '../on-ground.ts';
import { nearest } from '../vocabulary.ts';
import type { Ask, Deed, Intent } from '../request.ts';

const TEMPLATE = /\b(?:template|style|design|layout|look)\b/i;
const SWITCH = /^(?:please\s+)?(?:use|try|switch|change|set|apply|take|pick|choose|go (?:with|for))\b.{0,60}$/i;
const LOOKS =
  /\b(?:make|use|change|set|turn|background|buttons?|accent|colou?rs?|theme|palette|links?|darker|lighter|paint|give|want|prefer|look|everything|site|website)\b/i;

/** "use the workshop template". */
export const switchTemplate: Intent = ({ text, document }) => {
  if (!SWITCH.test(text) && !/\btemplate\b/i.test(text)) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ids = templates.flatMap((template) => [template.id, template.name.toLowerCase()]);
  const said =
    words.find((word) => ids.includes(word)) ??
    (/\btemplate\b/i.test(text)
      ? words.map((word) => nearest(word, ids)).find((word) => word !== undefined)
      : undefined);
  const template = templates.find((one) => one.id === said || one.name.toLowerCase() === said);
  if (template && (TEMPLATE.test(text) || SWITCH.test(text))) {
    if (template.id === document.template) return { says: `The site uses the ${template.name} template already.` };
    return {
      operations: [{ type: 'applyTemplate', template: template.id }],
      did: `changed the template to ${template.name}`,
      names: ['theme', 'header', 'footer'],
    };
  }
  if (/\b(?:another|different|new|other) template\b/i.test(text)) {
    const other = templates.filter((one) => one.id !== document.template);
    const next = other[templates.findIndex((one) => one.id === document.template) % Math.max(other.length, 1)];
    if (next)
      return {
        operations: [{ type: 'applyTemplate', template: next.id }],
        did: `changed the template to ${next.name}`,
      };
  }
  if (/\btemplate\b/i.test(text) && SWITCH.test(text))
    return { cannot: 'I know no such template', instead: `There are ${templates.map((one) => one.name).join(', ')}.` };
  return undefined;
};

/** The darkest palette that goes with the accent lends its ground. */
function nightly(document: Ask['document']): Deed {
  const dark = palettes.filter((palette) => palette.moods.includes('dark'));
  const { theme } = document;
  const palette = dark.find((one) => Math.abs(lightnessOf(one.accent) - lightnessOf(theme.accent)) < 0.2) ?? dark[0];
  return {
    operations: [{ type: 'setTheme', ...onGround(palette?.background ?? '#14110f', theme) }],
    did: 'made the site dark',
    names: ['theme/background', 'theme/ink', 'theme/mode', 'theme/accent', 'theme/support'],
  };
}

/** Colours by name or value, dark and light. */
export const changeColours: Intent = (ask) => {
  const { text, document } = ask;
  const { theme } = document;
  const whole = ask.value(text);
  if (
    /\b(?:dark (?:mode|theme|version|background)|make (?:it|everything|the (?:site|website|page)) dark(?![\p{L}])(?! (?:green|blue|red|brown|gr[ea]y|orange))|go dark)\b/iu.test(
      text,
    )
  )
    return nightly(document);
  if (
    /\b(?:light (?:mode|theme|version|site|website|look|design)|make (?:it|everything|the (?:site|website)) light(?!er|\s+\p{L})|go light)\b/iu.test(
      text,
    )
  ) {
    const { theme: own } = getTemplate(document.template);
    const background = lightnessOf(own.background) > 0.6 ? own.background : '#faf8f3';
    return {
      operations: [{ type: 'setTheme', ...onGround(background, theme) }],
      did: 'made the site light',
      names: ['theme/background', 'theme/ink', 'theme/mode', 'theme/accent', 'theme/support'],
    };
  }
  if (
    /\b(?:follow|match|automatic|auto)\b.*\b(?:dark|light|system|device|visitor)\b|\bauto(?:matic)? (?:dark )?mode\b/i.test(
      text,
    )
  )
    return {
      operations: [{ type: 'setTheme', mode: 'auto' }],
      did: 'let the site follow each visitor’s light or dark setting',
      names: ['theme/mode'],
    };
  const mentions = coloursIn(whole);
  if (mentions.length > 0 && LOOKS.test(text) && !/[€$£]|\b\d+[.,]\d{2}\b|\b(?:for|costs?|price) \d/.test(text)) {
    const read = readColours(`${whole} colours`, '');
    const patch: Partial<Ground> = read.background ? onGround(read.background, theme) : {};
    if (read.accent) patch.accent = read.accent;
    if (read.support) patch.support = read.support;
    if (read.ink) patch.ink = read.ink;
    // "make it cream": a pale colour alone is a ground, a strong one the loud parts.
    if (Object.keys(patch).length === 0) return undefined;
    const named = read.named.map(
      ({ part, name }) =>
        `${part === 'accent' ? 'buttons and links' : part === 'ink' ? 'text' : part === 'support' ? 'second colour' : 'background'} ${name}`,
    );
    return {
      operations: [{ type: 'setTheme', ...patch }],
      did: `made the ${named.join(', the ')}`,
      names: Object.keys(patch).map((key) => `theme/${key}`),
      also: 'Text stays readable: the site picks tones with enough contrast by itself.',
    };
  }
  if (
    /\b(?:make|bit|little|much|slightly|should be|too)\b.*\b(?:darker|lighter|brighter|paler|light|dark)\b|^(?:a (?:bit|little) )?(?:darker|lighter|brighter)\b/i.test(
      text,
    )
  ) {
    const darker = /\bdarker\b|\btoo (?:light|bright|pale)\b/i.test(text);
    const ground = !/\b(?:buttons?|accent|links?|colou?r of the buttons)\b/i.test(text);
    const shift = (hex: string) =>
      darker
        ? darkened(hex, Math.max(0.05, lightnessOf(hex) - (ground ? 0.09 : 0.13)))
        : lightened(hex, Math.min(0.99, lightnessOf(hex) + 0.06));
    const background = ground ? shift(theme.background) : theme.background;
    const turns = lightnessOf(background) < 0.55 !== lightnessOf(theme.background) < 0.55;
    const patch: Operation = ground
      ? { type: 'setTheme', ...(turns ? onGround(background, theme) : { background, ink: theme.ink }) }
      : { type: 'setTheme', accent: shift(theme.accent) };
    return {
      operations: [patch],
      did: `made the ${ground ? 'background' : 'buttons'} ${darker ? 'darker' : 'lighter'}`,
      names: [ground ? 'theme/background' : 'theme/accent', 'theme/ink'],
    };
  }
  const manner = /^make the colours (softer|quieter|calmer|paler|muted|brighter|stronger|bolder)/i.exec(text)?.[1];
  if (manner) {
    const word = /^(?:brighter|stronger|bolder)$/i.test(manner) ? 'bright' : 'muted';
    const accent = movedBy(theme.accent, [word]);
    return {
      operations: [{ type: 'setTheme', accent, support: movedBy(theme.support, [word]) }],
      did: `made the colours ${manner.toLowerCase()}`,
      names: ['theme/accent', 'theme/support'],
    };
  }
  if (/\b(?:other|different|new|another) (?:colou?rs?|palette|colou?r scheme)\b/i.test(text)) {
    const dark = theme.mode === 'dark';
    const able = palettes.filter(
      (palette) => palette.moods.includes('dark') === dark && palette.accent !== theme.accent,
    );
    const palette = able.length > 0 ? chanceFrom(ask.seed).pick(able) : undefined;
    if (palette)
      return {
        operations: [
          {
            type: 'setTheme',
            background: palette.background,
            ink: palette.ink,
            accent: palette.accent,
            support: palette.support,
          },
        ],
        did: `changed the colours to the palette ${palette.label}`,
      };
  }
  return undefined;
};

type Mood = {
  words: RegExp;
  moods: string[];
  radius?: 'none' | 'small' | 'medium' | 'large';
  spacing?: 'compact' | 'regular' | 'airy';
};
const MOODS: Mood[] = [
  {
    words: /\b(?:elegant|refined|classy|luxur\w+|sophisticated|upmarket|premium)\b/i,
    moods: ['elegant', 'quiet', 'editorial'],
    radius: 'none',
    spacing: 'airy',
  },
  {
    words: /\b(?:bold(?:er)?|strong(?:er)?|louder|striking|punch(?:y|ier)|powerful|impact)\b/i,
    moods: ['strong', 'loud'],
    radius: 'none',
  },
  {
    words: /\b(?:playful|fun(?:nier)?|cheerful|lively|livelier|young(?:er)?)\b/i,
    moods: ['playful', 'festive', 'young'],
    radius: 'large',
  },
  {
    words: /\b(?:warm(?:er)?|cos(?:y|ier)|coz(?:y|ier)|friendl(?:y|ier)|homely|inviting)\b/i,
    moods: ['warm', 'friendly', 'homemade'],
    radius: 'medium',
  },
  {
    words: /\b(?:calm(?:er)?|quiet(?:er)?|gentle|softer|relaxed)\b/i,
    moods: ['calm', 'gentle', 'quiet'],
    spacing: 'airy',
  },
  {
    words: /\b(?:modern|contemporary|fresh(?:er)?|sleek|clean(?:er)?|minimal(?:ist)?|simpler)\b/i,
    moods: ['modern', 'neutral', 'plain', 'fresh'],
  },
  {
    words: /\b(?:serious|professional|formal|trustworthy|corporate)\b/i,
    moods: ['serious', 'professional', 'trustworthy'],
    radius: 'small',
  },
  { words: /\b(?:natural|rustic|earthy|organic)\b/i, moods: ['natural', 'open', 'warm'] },
  { words: /\b(?:romantic|delicate|classic|personal)\b/i, moods: ['romantic', 'personal', 'classic'] },
  {
    words: /\b(?:technical|tech|futuristic|sharp(?:er)?)\b/i,
    moods: ['technical', 'sharp', 'modern'],
    radius: 'small',
  },
];

/** "more elegant", "use a serif": type, corners and space of a mood. */
export const changeMood: Intent = (ask) => {
  const { text, document } = ask;
  const asksType = /\b(?:font|fonts|typeface|type|typography|serif|sans|lettering|schrift)\b/i.test(text);
  const asksLook =
    /^(?:(?:a (?:bit|little)|much|more|less|even) )?\p{L}+(?: please| bitte)?[.!]*$/iu.test(text) ||
    /\b(?:make|look|feel|style|more|should|bit|design|site|website|everything|it)\b/i.test(text);
  if (!asksType && !asksLook) return undefined;
  const named = typePairs.find(
    (pair) =>
      [pair.heading.name, pair.body?.name ?? ''].some(
        (name) => name !== '' && new RegExp(`\\b${name}\\b`, 'i').test(text),
      ) && asksType,
  );
  if (named)
    return {
      operations: [{ type: 'setTheme', typePair: named.id }],
      did: `set the type to ${named.label}`,
      names: ['theme/type'],
    };
  if (asksType && /\bserif\b/i.test(text) && !/\bsans\b/i.test(text))
    return pick(
      ['newsreader-instrument', 'lora-outfit', 'source-serif-work', 'fraunces-figtree'],
      'a serif for headings',
      document,
    );
  if (asksType && /\bsans(?:[ -]serif)?\b/i.test(text))
    return pick(['geist', 'outfit-figtree', 'space-inter'], 'a sans serif', document);
  const mood = MOODS.find(({ words }) => words.test(text));
  if (mood && (asksType || /\b(?:more|less|make|look|feel|bit|should|\p{L}{3,}er)\b/iu.test(text))) {
    const score = (moods: string[]) =>
      mood.moods.reduce((sum, one, index) => sum + (moods.includes(one) ? 3 - Math.min(index, 2) : 0), 0);
    const best = [...typePairs]
      .sort((a, b) => score(b.moods) - score(a.moods))
      .filter((pair) => pair.id !== document.theme.type)[0];
    const operation: Operation = {
      type: 'setTheme',
      ...(best ? { typePair: best.id } : {}),
      ...(asksType
        ? {}
        : { ...(mood.radius ? { radius: mood.radius } : {}), ...(mood.spacing ? { spacing: mood.spacing } : {}) }),
    };
    return {
      operations: [operation],
      did: `set the type to ${best?.label ?? 'another pair'}${asksType || (!mood.radius && !mood.spacing) ? '' : ' with corners and space to match'}`,
      ...(asksType ? { names: ['theme/type'] } : {}),
      also: asksType ? undefined : 'For different colours, name the ones you like.',
    };
  }
  if (asksType && /\b(?:change|other|different|another|new)\b/i.test(text)) {
    const others = typePairs.filter((pair) => pair.id !== document.theme.type);
    const pair = chanceFrom(ask.seed).pick(others);
    return {
      operations: [{ type: 'setTheme', typePair: pair.id }],
      did: `set the type to ${pair.label}`,
      names: ['theme/type'],
    };
  }
  return undefined;
};

function pick(ids: string[], words: string, document: Ask['document']): Deed {
  const id =
    ids.find((one) => one !== document.theme.type && typePairs.some((pair) => pair.id === one)) ??
    ids[0] ??
    document.theme.type;
  return {
    operations: [{ type: 'setTheme', typePair: id }],
    did: `used ${words}: ${typePairs.find((pair) => pair.id === id)?.label ?? id}`,
    names: ['theme/type'],
  };
}

const CORNERS: [RegExp, (radius: string) => 'none' | 'medium' | 'large', string][] = [
  [
    /\b(?:round(?:ed|er)?|soft(?:er)?) (?:the )?(?:corners|edges|buttons)|\bcorners? (?:more )?round|\brounder\b/i,
    (radius) => (radius === 'medium' || radius === 'large' ? 'large' : 'medium'),
    'rounded the corners',
  ],
  [
    /\b(?:square|sharp(?:er)?|straight|hard|no round(?:ed)?) (?:the )?(?:corners?|edges|buttons)|\bcorners? (?:square|sharp)/i,
    () => 'none',
    'made the corners square',
  ],
];
const SPACE: [RegExp, (spacing: string) => 'compact' | 'regular' | 'airy', string][] = [
  [
    /\b(?:more|extra|add) (?:white ?)?(?:space|spacing|room|air)\b|\b(?:airier|airy|roomier|less (?:dense|cramped|crowded))\b/i,
    (spacing) => (spacing === 'compact' ? 'regular' : 'airy'),
    'gave the sections more space',
  ],
  [
    /\b(?:less|reduce|tighter|smaller) (?:the )?(?:white ?)?(?:space|spacing|room|gaps)\b|\b(?:more compact|compact(?:er)?|denser|tighter)\b/i,
    (spacing) => (spacing === 'airy' ? 'regular' : 'compact'),
    'set the sections closer together',
  ],
];

/** Corners and space. */
export const changeShape: Intent = ({ text, document: { theme } }) => {
  const corners = CORNERS.find(([pattern]) => pattern.test(text));
  const space = SPACE.find(([pattern]) => pattern.test(text));
  if (!corners && !space) return undefined;
  return {
    operations: [
      {
        type: 'setTheme',
        ...(corners ? { radius: corners[1](theme.radius) } : {}),
        ...(space ? { spacing: space[1](theme.spacing) } : {}),
      },
    ],
    did: [corners?.[2], space?.[2]].filter((part) => part !== undefined).join(' and '),
    names: ['theme/radius', 'theme/spacing'],
  };
};
