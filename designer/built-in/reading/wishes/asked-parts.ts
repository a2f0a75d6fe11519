import { withoutEnd } from '../../ends.ts';
import type { AskedPart, Clause, Topic, Wishes } from '../reading.ts';
import { tokensOf, type Token } from '../tokens.ts';
import { isIn, startsWith, type Tongue } from '../tongue.ts';
import { signalsIn } from './signals.ts';
import { topicsIn } from './topics.ts';

type Kind = 'pages' | 'sections';

const listed = (text: string, tongue: Tongue): string[] => {
  const tokens = tokensOf(text);
  const cuts: { from: number; to: number }[] = [];
  tokens.forEach((token, index) => {
    if (/^[,;/|•،]$/.test(token.text) || token.kind === 'line') cuts.push({ from: token.start, to: token.end });
    const length = token.text === '&' ? 0 : startsWith(tongue.words.and, tokens, index);
    if (length > 0) cuts.push({ from: token.start, to: tokens[index + length - 1]?.end ?? token.end });
  });
  let start = 0;
  const parts: string[] = [];
  for (const { from, to } of [...cuts, { from: text.length, to: text.length }]) {
    if (from >= start) parts.push(text.slice(start, from));
    start = to;
  }
  return parts.map((part) => withoutEnd(part.trim(), /[.!]/)).filter((part) => part !== '');
};

/** A title without its article, the rest in brackets or after a dash as what it is about. */
function partOf(said: string, tongue: Tongue): AskedPart | null {
  const tokens = tokensOf(said);
  const skip = startsWith(tongue.words.articles, tokens);
  const from = tokens[skip]?.start ?? said.length;
  const rest = said.slice(from);
  const cut = /\(| – | - |:\s/.exec(rest);
  const title = (cut ? rest.slice(0, cut.index) : rest).trim();
  const about = cut
    ? rest
        .slice(cut.index + cut[0].length)
        .replace(/\)\s*$/, '')
        .trim()
    : '';
  if (!/\p{L}/u.test(title) || title.length > 60 || title.split(' ').length > 7) return null;
  const topic = topicsIn(tokensOf(title), tongue.language)[0]?.key ?? '';
  return { title: title.charAt(0).toUpperCase() + title.slice(1), topic, about };
}

/** Whether a label or heading announces pages or sections: "Pages", "Sections I want". */
function announces(label: string, tongue: Tongue): Kind | '' {
  if (label.split(' ').length > 6) return '';
  const found = signalsIn(tokensOf(label), tongue.language);
  if (found.some(({ key }) => key === 'section')) return 'sections';
  return found.some(({ key }) => key === 'page') ? 'pages' : '';
}

/** Topics said as wishes, not as what the website is for: "a website for my shop, with prices and a gallery". */
function wishedTopics(tokens: readonly Token[], tongue: Tongue): { index: number; topic: Topic; length: number }[] {
  const signals = signalsIn(tokens, tongue.language);
  let subject = false;
  const found: { index: number; topic: Topic; length: number }[] = [];
  const topics = topicsIn(tokens, tongue.language);
  tokens.forEach((token, index) => {
    const signal = signals.find((one) => one.index === index)?.key;
    if (signal === 'for' && tokens.slice(0, index).some((_, at) => startsWith(tongue.words.site, tokens, at) > 0))
      subject = true;
    if (signal === 'with' || /^[,;:–]$/.test(token.text)) subject = false;
    const topic = topics.find((one) => one.index === index);
    const next = tokens[index + (topic?.length ?? 0)];
    // "a section about my method": the word leads on.
    const leads =
      topic?.key === 'about' &&
      topic.length === 1 &&
      next?.kind === 'word' &&
      startsWith(tongue.words.and, tokens, index + 1) === 0 &&
      startsWith(tongue.words.site, tokens, index + 1) === 0;
    if (topic && !subject && !leads) found.push({ index, topic: topic.key, length: topic.length });
  });
  return found;
}

/** "a page about our history", "an FAQ page": the words beside the word for page. */
function named(text: string, tokens: readonly Token[], at: number, tongue: Tongue): string {
  const after = tokens[at + 1];
  const about = signalsIn(tokens.slice(at + 1, at + 4), tongue.language)[0];
  if (
    after &&
    about?.index === 0 &&
    (about.key === 'about' || about.key === 'for' || about.key === 'with' || about.key === 'on')
  ) {
    let end = at + 1 + about.length;
    while (tokens[end] && tokens[end]?.kind === 'word' && startsWith(tongue.words.and, tokens, end) === 0) end += 1;
    return text.slice(tokens[at + 1 + about.length]?.start ?? 0, tokens[end - 1]?.end);
  }
  return '';
}

/** Pages and sections that were asked for, and what shall come first. */
export function partsAsked(wishes: readonly Clause[], tongue: Tongue): Pick<Wishes, 'pages' | 'sections' | 'first'> {
  const found: Record<Kind, AskedPart[]> = { pages: [], sections: [] };
  const first: Topic[] = [];
  const add = (kind: Kind, part: AskedPart | null) => {
    const same = (other: AskedPart) => (part?.topic ? other.topic === part.topic : other.title === part?.title);
    if (part && ![...found.pages, ...found.sections].some(same)) found[kind].push(part);
  };
  for (const clause of wishes) {
    const { text } = clause;
    const tokens = tokensOf(text);
    const signals = signalsIn(tokens, tongue.language);
    const kind =
      announces(clause.label, tongue) ||
      (clause.form !== 'heading' && clause.under !== '' && announces(clause.under, tongue));
    if (kind) {
      const parts = clause.label ? listed(clause.value.text, tongue) : [text];
      for (const said of parts) add(kind, partOf(said, tongue));
      continue;
    }
    const topics = wishedTopics(tokens, tongue);
    const order = signals.find(({ key }) => key === 'first');
    if (order) {
      const near = topics.toSorted(
        (one, other) => Math.abs(one.index - order.index) - Math.abs(other.index - order.index),
      );
      if (near[0] && !first.includes(near[0].topic)) first.push(near[0].topic);
    }
    if (clause.form === 'heading' || (clause.label && isIn(tongue.words.look, tokensOf(clause.label)))) continue;
    const pageAt = signals.find(({ key }) => key === 'page')?.index ?? -1;
    const sectionAt = signals.find(({ key }) => key === 'section')?.index ?? -1;
    const of: Kind = pageAt >= 0 && sectionAt < 0 ? 'pages' : 'sections';
    for (const at of [pageAt, sectionAt].filter((index) => index >= 0)) {
      const title = named(text, tokens, at, tongue);
      if (title && tokensOf(title).length <= 6) add(of, partOf(title, tongue));
    }
    for (const { topic, index, length } of topics) {
      const title = text.slice(tokens[index]?.start, tokens[index + length - 1]?.end);
      add(of, { title: title.charAt(0).toUpperCase() + title.slice(1), topic, about: '' });
    }
  }
  return { ...found, first };
}
