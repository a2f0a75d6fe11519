import type { WebsiteDocument } from '#site/model/document.ts';

/** What a chat template may name in double braces, and what each stands for. */
export const variables = {
  business: 'What the business is called.',
  trade: 'Its trade, in a word or two.',
  language: 'The language of the website, in English.',
  plan: 'The plan that the website is on.',
} as const;
export type VariableName = keyof typeof variables;
export type Values = Readonly<Record<VariableName, string>>;

const isKnown = (name: string): name is VariableName => Object.hasOwn(variables, name);
export const variableNames: readonly VariableName[] = Object.keys(variables).filter(isKnown);

const OPENS = '{{';
const CLOSES = '}}';
const inBraces = (name: string) => `${OPENS}${name}${CLOSES}`;
const KNOWN = `These are known: ${variableNames.map(inBraces).join(', ')}.`;
/** More of what somebody wrote says nothing more. */
const MOST_QUOTED = 40;

type Part = { text: string } | { variable: string; isClosed: boolean };

/** A text cut at its variables. One that is never closed, or that has another one in it, is a part as it stands. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (;;) {
    const opens = text.indexOf(OPENS, at);
    if (opens < 0) return [...parts, { text: text.slice(at) }];
    const closes = text.indexOf(CLOSES, opens + OPENS.length);
    const inner = text.slice(opens + OPENS.length, closes < 0 ? undefined : closes);
    parts.push({ text: text.slice(at, opens) }, { variable: inner, isClosed: closes >= 0 });
    if (closes < 0) return parts;
    at = closes + CLOSES.length;
  }
}

/** What is wrong with the variables of a text, in words for whoever wrote it; null when nothing is. */
export function problemWithVariables(text: string): string | null {
  for (const part of partsOf(text)) {
    if (!('variable' in part)) continue;
    const { variable, isClosed } = part;
    if (variable.includes(OPENS)) return `A variable cannot be inside another one: “${quoted(variable)}”. ${KNOWN}`;
    if (!isClosed) return `“${quoted(variable)}” is not closed: two braces end a variable. ${KNOWN}`;
    if (!isKnown(variable.trim())) return `“${quoted(variable, CLOSES)}” is no variable. ${KNOWN}`;
  }
  return null;
}

const quoted = (variable: string, end = '') => {
  const [line = ''] = `${OPENS}${variable}${end}`.trim().split('\n');
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
};

export const hasVariables = (text: string): boolean => text.includes(OPENS);

/** The text with its variables filled in, once: what stands in a value is never looked into. */
export const filled = (text: string, values: Values): string =>
  partsOf(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const name = part.variable.trim();
      if (!part.isClosed) return `${OPENS}${part.variable}`;
      return isKnown(name) ? values[name] : inBraces(part.variable);
    })
    .join('');

const LONGEST_VALUE = 80;
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Values for one website. A name is somebody's words: one short line without braces, so that it says nothing but itself. */
export const valuesOf = ({ brand, business, language }: WebsiteDocument, plan: string): Values => ({
  business: asValue(brand.name) || 'the business',
  trade: asValue(business.trade.replaceAll('-', ' ')) || 'a trade that is not known',
  language: languages.of(language) ?? language,
  plan,
});

const asValue = (words: string): string =>
  words
    .replace(/[\p{Control}{}<>]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_VALUE);
