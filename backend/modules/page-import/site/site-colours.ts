import { differenceCiede2000, formatHex, parse, wcagContrast } from 'culori';
import type { Theme } from '#site/model/document.ts';
import { isColour } from '../document-of.ts';
import { rulesOf } from '../style-sheets.ts';
import { attribute, elementsOf } from '../tree.ts';
import type { Root } from '../tree.ts';

/** The colours of a website in so far as it says them, for a theme. */
export type SiteColours = Partial<Pick<Theme, 'background' | 'ink' | 'accent' | 'support' | 'mode'>>;

const LONGEST_SHEET = 400_000;
const MOST_RULES = 6000;
const LEAST_CONTRAST = 4.5;
const ACCENTS = /(?:^|-)(?:primary|accent|brand|main|highlight|theme|key|link)(?:-?colou?r)?$/;
const SUPPORTS = /(?:^|-)(?:secondary|support|second|tertiary|accent-?2)(?:-?colou?r)?$/;
const GROUNDS = /(?:^|-)(?:background|bg|ground|paper|page|base|body-bg)(?:-?colou?r)?$/;
const INKS = /(?:^|-)(?:text|ink|foreground|fg|body-colou?r|copy|contrast)(?:-?colou?r)?$/;
const BUTTON = /btn|button|\bcta\b|call-?to-?action/i;
const PAINTED = /^(?:background(?:-color)?|border-color|color|fill)$/;
/** ΔE2000 from which on two colours are two to everybody. */
const UNLIKE = 18;
/** A colour that is declared less often is one of a badge or an error. */
const OFTEN = 2;
/** What browsers take when nobody says anything. */
const NOBODYS = new Set(['#0000ee', '#0000ff', '#551a8b']);

const unlike = differenceCiede2000();

const hexOf = (text: string): string => {
  const colour = parse(text.trim().toLowerCase());
  return colour && (colour.alpha ?? 1) >= 0.95 ? formatHex(colour) : '';
};

/** The declarations of a rule by their names; the last of a name counts. */
function declarations(body: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of body.slice(0, 60_000).split(';')) {
    const colon = line.indexOf(':');
    if (colon > 0)
      found.set(
        line.slice(0, colon).trim().toLowerCase(),
        line
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      );
  }
  return found;
}

/** `painted`: every colour of a surface, a line or a word, as often as it is declared. */
type Sheet = {
  variables: Map<string, string>;
  body: Map<string, string>;
  link: string;
  button: string;
  painted: string[];
};

function readSheets(text: string): Sheet {
  const sheet: Sheet = { variables: new Map(), body: new Map(), link: '', button: '', painted: [] };
  for (const { selectors, body, within } of rulesOf(text.slice(0, LONGEST_SHEET)).slice(0, MOST_RULES)) {
    if (within !== '' && !within.startsWith('@layer')) continue;
    const declared = declarations(body);
    const ground = declared.get('background-color') ?? declared.get('background') ?? '';
    for (const [name, value] of declared) if (PAINTED.test(name)) sheet.painted.push(value);
    if (selectors.some((one) => /^(?::root|html|body|:host)/.test(one)))
      for (const [name, value] of declared) if (name.startsWith('--')) sheet.variables.set(name.slice(2), value);
    if (selectors.some((one) => one === 'body' || one === 'html'))
      for (const [name, value] of declared)
        if (/^(?:background(?:-color)?|color)$/.test(name)) sheet.body.set(name, value);
    if (selectors.some((one) => one === 'a' || one === 'a:link') && declared.has('color'))
      sheet.link = declared.get('color') ?? '';
    if (ground !== '' && sheet.button === '' && selectors.some((one) => BUTTON.test(one.split(/[\s>+~]/).at(-1) ?? '')))
      sheet.button = ground;
  }
  return sheet;
}

/** `hsla(var(--accent-hsl), 1)`: a function of colours whose parts are a variable. */
function partsFilledIn(text: string, variables: ReadonlyMap<string, string>): string {
  const at = text.indexOf('var(');
  if (at <= 0 || !/^(?:rgb|hsl)a?\(/.test(text)) return text;
  const end = text.indexOf(')', at);
  const parts = variables.get(
    text
      .slice(at + 'var('.length, end)
      .trim()
      .slice(2),
  );
  return parts === undefined || end === -1 ? text : `${text.slice(0, at)}${parts}${text.slice(end + 1)}`;
}

/** A value with its variables in their places. */
function resolved(value: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  const text = partsFilledIn(value.trim(), variables);
  if (!text.startsWith('var(')) return hexOf(text.split(/\s(?=url|no-repeat|center)/)[0] ?? '');
  const [name = '', fallback = ''] = text.slice('var('.length, -1).split(',', 2);
  return depth > 4 ? '' : resolved(variables.get(name.trim().slice(2)) ?? fallback, variables, depth + 1);
}

/** The colour that is declared most often, beside the first if there is one; '' where none is declared often. `page`: what the whole page has. */
function oftenest(painted: readonly string[], page: readonly string[], accent = ''): string {
  const often = new Map<string, number>();
  const isOther = (hex: string) => accent === '' || unlike(hex, accent) > UNLIKE;
  for (const hex of painted)
    if (hex !== '' && isColour(hex) && !NOBODYS.has(hex) && !page.includes(hex) && isOther(hex))
      often.set(hex, (often.get(hex) ?? 0) + 1);
  const [hex = '', count = 0] = [...often].sort(([, one], [, other]) => other - one)[0] ?? [];
  return count >= OFTEN ? hex : '';
}

/** What a website looks like, by its own words for it, its style and its oldest attributes. `said`: the colour that it gives to browsers. */
export function siteColours(root: Root, sheets: readonly string[], said: string): SiteColours {
  const elements = [...elementsOf(root)];
  const inline = elements
    .filter(({ tagName }) => tagName === 'style')
    .flatMap(({ children }) => children.map((child) => (child.type === 'text' ? child.value : '')));
  const { variables, body, link, button, painted } = readSheets([...sheets, ...inline].join('\n'));
  const bodyElement = elements.find(({ tagName }) => tagName === 'body');
  const attributeOf = (name: string) => (bodyElement ? hexOf(attribute(bodyElement, name)) : '');
  const named = (pattern: RegExp) =>
    [...variables].filter(([name]) => pattern.test(name)).map(([, value]) => resolved(value, variables));
  const colourful = (hexes: string[]) => hexes.find((hex) => hex !== '' && isColour(hex) && !NOBODYS.has(hex)) ?? '';
  const first = (hexes: string[]) => hexes.find((hex) => hex !== '') ?? '';
  const at = (value: string | undefined) => (value ? resolved(value, variables) : '');

  const background = first([
    at(body.get('background-color') ?? body.get('background')),
    attributeOf('bgColor'),
    ...named(GROUNDS),
  ]);
  const ink = first([at(body.get('color')), attributeOf('text'), ...named(INKS)]);
  const colours = painted.map(at);
  const accent = colourful([
    said,
    ...named(ACCENTS),
    at(button),
    at(link),
    attributeOf('link'),
    ...elements
      .filter(({ tagName }) => /^(?:td|table|tr)$/.test(tagName))
      .map((cell) => hexOf(attribute(cell, 'bgColor'))),
    oftenest(colours, [background, ink]),
  ]);
  const second = accent === '' ? '' : oftenest(colours, [background, ink], accent);
  const support = colourful([...named(SUPPORTS), second]);
  const isReadable = background !== '' && ink !== '' && wcagContrast(background, ink) >= LEAST_CONTRAST;
  return {
    ...(accent && { accent }),
    ...(support && support !== accent && { support }),
    ...(isReadable && {
      background,
      ink,
      mode: wcagContrast(background, '#ffffff') > 7 ? ('dark' as const) : ('light' as const),
    }),
  };
}
