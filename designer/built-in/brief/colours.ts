import { clampChroma, converter, formatHex, parse } from 'culori';
import { coloursIn, type ColourMention } from './colour-names.ts';
import { sentencesOf } from './plain-text.ts';

export type AskedColours = {
  background?: string;
  accent?: string;
  support?: string;
  ink?: string;
  mode?: 'light' | 'dark';
  /** The words that were understood, for the reply: "old lace", "rosy brown". */
  named: { part: 'background' | 'accent' | 'support' | 'ink'; name: string }[];
  /** Sentences that speak about colours only: nothing for the copy. */
  sentences: string[];
};

const GROUND =
  /\b(?:back[- ]?grounds?|ground|backdrop|canvas|page|pages|body|base|paper|layout|hintergrund|hintergründe|fond|fondo|fundo)\b/iu;
const COMPONENT =
  /\b(?:component|components|button|buttons|accent|accents|ui|controls?|elements?|interface|cards?|visuals?|headers?|links?|highlights?|details|akzent|akzente|akzentfarbe|knöpfe|boutons|botones|enlaces|acentos?|liens|botões|ligações|destaques?)\b/iu;
const INK = /\b(?:text|letters|lettering|type|font colou?r|schrift|texte|texto|ink)\b/iu;
const SUPPORT = /\b(?:secondary|second colou?r|support|touches|hints?)\b/iu;
const ABOUT_COLOUR =
  /\b(?:colou?rs?|colou?red|palette|theme|themed|tones?|shades?|scheme|hues?|backgrounds?|backdrop|accents?|buttons?|components?|controls|elements|layout|ui|canvas|look|ambiance|ambiente|stimmung|style|styled|branding|brand|design|website|site|farbe|farben|farblich|hintergrund|töne|tönen|couleurs?|teintes?|fond|tons?|color(?:es)?|tonos?|fondo|fundo|cor(?:es)?|modo|knöpfe|boutons|botones|botões)\b/iu;
const REFUSED =
  /\b(?:no|not|avoid|without|never|don['’]t (?:use|want)|kein[e]?|ohne|pas de|sans|sin)\s+(?:\p{L}+\s+){0,2}$/iu;
const DARK =
  /\bdark (?:mode|theme|look|design|site|website|style|(?:back)?ground)\b|\b(?:make it|keep it|all) dark\b|\bdunkle[srn]? (?:design|website|seite|hintergrund|modus)\b|\b(?:fond|mode|thème) (?:sombre|foncé|noir)|\b(?:fondo|modo|tema) (?:oscuro|negro)|\b(?:fundo|modo|tema) (?:escuro|preto)/iu;
/** A sentence that orders looks without naming a part: "Deep purple and gold please", "make it warm, with dark green". */
const ORDERED =
  /\b(?:please|make it|would like|i want|we want|we like|i like|i love|bitte|gern|por favor|s['’]il vous)\b/iu;
const LIGHT = /\blight (?:mode|theme|look|design)\b/iu;

const toOklch = converter('oklch');
export const lightnessOf = (hex: string): number => toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }).l;

const withLightness = (hex: string, lightness: number): string => {
  const { c, h } = toOklch(parse(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 });
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
};

/** The colour brought to this OKLCH lightness when it is lighter. */
export const darkened = (hex: string, lightness: number): string =>
  lightnessOf(hex) > lightness ? withLightness(hex, lightness) : hex;

/** The colour brought to this OKLCH lightness when it is darker. */
export const lightened = (hex: string, lightness: number): string =>
  lightnessOf(hex) < lightness ? withLightness(hex, lightness) : hex;

/** Reads the parts of one sentence: a colour belongs to the part named nearest to it in its clause. */
function partOf(clause: string, at: number, end: number): 'background' | 'accent' | 'support' | 'ink' | undefined {
  const distances: [number, 'background' | 'accent' | 'support' | 'ink'][] = [];
  const measure = (pattern: RegExp, part: 'background' | 'accent' | 'support' | 'ink') => {
    for (const match of clause.matchAll(new RegExp(pattern.source, 'giu'))) {
      const from = match.index;
      const to = from + match[0].length;
      if (to > at && from < end) continue;
      distances.push([from >= end ? from - end : at - to + 0.5, part]);
    }
  };
  measure(GROUND, 'background');
  measure(COMPONENT, 'accent');
  measure(INK, 'ink');
  measure(SUPPORT, 'support');
  // "components to sage background": words of two parts in one clause are told apart by nearness.
  return distances.sort((a, b) => a[0] - b[0])[0]?.[1];
}

/**
 * The colours that a brief asks for. A colour counts when its sentence speaks about looks, so that "brown bread" and
 * "the Blue Door" stay what they are. `organisation` is the business's name.
 */
export function readColours(text: string, organisation: string): AskedColours {
  const asked: AskedColours = { named: [], sentences: [] };
  const free: ColourMention[] = [];
  const take = (part: 'background' | 'accent' | 'support' | 'ink', mention: ColourMention) => {
    if (asked[part]) return;
    asked[part] = mention.hex;
    asked.named.push({ part, name: mention.name });
  };
  for (const sentence of sentencesOf(text)) {
    const plain = organisation ? sentence.replaceAll(organisation, ' '.repeat(organisation.length)) : sentence;
    const named = coloursIn(plain).filter((mention) => !coloursAThing(plain, mention));
    const mentions = named.filter((mention) => !REFUSED.test(plain.slice(0, mention.at)));
    if (mentions.length === 0) {
      if (named.length > 0 && ABOUT_COLOUR.test(plain)) asked.sentences.push(sentence);
      continue;
    }
    const speaksOfLooks = ABOUT_COLOUR.test(plain) || mentions.some((mention) => mention.name.startsWith('#'));
    const ordered =
      !speaksOfLooks && (ORDERED.test(plain) || mentions.length > 1)
        ? mentions.filter((mention) => standsAlone(plain, mention))
        : [];
    if (!speaksOfLooks && (ordered.length === 0 || (!ORDERED.test(plain) && !isOnlyColours(plain, mentions)))) continue;
    const close = speaksOfLooks ? mentions.filter((mention) => nearLooks(plain, mention)) : ordered;
    if (close.length === 0) continue;
    for (const mention of close) {
      const { clause, offset } = clauseAround(plain, mention);
      const part = partOf(clause, mention.at - offset, mention.end - offset);
      if (part) take(part, mention);
      else free.push(mention);
    }
    if (isOnlyColours(plain, close)) asked.sentences.push(sentence);
  }
  for (const mention of free) {
    const light = lightnessOf(mention.hex) > 0.82;
    if (light && !asked.background) take('background', mention);
    else if (!light && !asked.accent) take('accent', mention);
    else if (!asked.support) take('support', mention);
  }
  if (DARK.test(text)) asked.mode = 'dark';
  else if (LIGHT.test(text)) asked.mode = 'light';
  if (asked.background && lightnessOf(asked.background) < 0.45) asked.mode = 'dark';
  return asked;
}

/** Things that lend colours their names, and mean themselves before another thing: "coffee van", "rose garden". */
const THINGS =
  /^(?:coffee|chocolate|olive|lime|salmon|peach|plum|wine|mustard|pumpkin|honey|honeydew|lavender|mint|rose|sand|stone|slate|wheat|linen|snow|tomato|orchid|moss|apricot|lemon|champagne|raspberry|chestnut|cherry|cream|sage|coral)$/;
const coloursAThing = (sentence: string, { name, end }: ColourMention): boolean => {
  const next = /^ (\p{Ll}{3,})/u.exec(sentence.slice(end))?.[1];
  if (!next || !THINGS.test(name)) return false;
  return (
    ![ABOUT_COLOUR, COMPONENT, GROUND, INK, SUPPORT].some((words) => words.test(next)) &&
    !/^(?:and|with|for|und|mit|avec|con|com|please|bitte|touches|please)$/u.test(next)
  );
};

/** A colour that colours no thing: a comma, an "and" or the end follows it. */
const standsAlone = (sentence: string, mention: ColourMention): boolean =>
  /^\s*(?:[,.;!)]|$|(?:and|und|et|y|e|please|bitte)(?![\p{L}]))/iu.test(sentence.slice(mention.end));

/** A colour in a long sentence counts only in a clause about looks or beside another colour of one. */
function nearLooks(sentence: string, mention: ColourMention): boolean {
  if (sentence.length < 60) return true;
  return ABOUT_COLOUR.test(sentence.slice(Math.max(0, mention.at - 70), mention.end + 50));
}

function clauseAround(sentence: string, mention: ColourMention): { clause: string; offset: number } {
  let offset = 0;
  let end = sentence.length;
  for (const match of sentence.matchAll(/[,;:.]\s|\s(?:and|then|while|with|but|und|et|y|mit|avec|con)\s/giu)) {
    const after = match.index + match[0].length;
    if (after <= mention.at) offset = after;
    else if (match.index >= mention.end) {
      end = match.index;
      break;
    }
  }
  return { clause: sentence.slice(offset, end), offset };
}

function isOnlyColours(sentence: string, mentions: ColourMention[]): boolean {
  let rest = sentence;
  for (const mention of [...mentions].reverse()) rest = rest.slice(0, mention.at) + rest.slice(mention.end);
  const words = rest
    .replace(new RegExp(`${ABOUT_COLOUR.source}|${COMPONENT.source}|${GROUND.source}`, 'giu'), ' ')
    .match(/\p{L}{4,}/gu)
    ?.filter(
      (word) =>
        !/^(?:with|please|should|using|apply|applied|assign|choose|configure|main|overall|global|visible|all|then|from|like|would|want|prefer|love|layer|establish|initialize|some|warm|soft|dark|light|deep|bright|calm|nothing|flashy|muted|quiet|simple|modern|minimal\p{L}*|keep|make|have|body|container|across|your|that|this|sind|soll|bitte|ruhige\p{L}*)$/iu.test(
          word,
        ),
    );
  return (words?.length ?? 0) <= 2;
}
