import type { Fact, Outline, Text } from './outline.ts';
import { digitsOf, keyOf, networkOf, NUMBERS } from './contact-ways.ts';
import type { PageFacts } from './page-facts.ts';

type Kind = Fact['of'];

const WORDS = /[^\s<>()[\]|,]+/g;
/** "Tel.:", "Telephone", "Call us": as long as words before a fact may be to say nothing else. */
const LONGEST_LABEL = 22;

/** Which facts a line consists of; null when it says more. */
function factsIn(line: string, facts: PageFacts): Kind[] | null {
  const key = keyOf(line);
  if (key === '') return [];
  if (facts.hoursLines.has(key)) return ['hours'];
  const kinds: Kind[] = [];
  let rest = line;
  if (facts.email && line.toLowerCase().includes(facts.email.toLowerCase())) {
    rest = rest.replace(WORDS, (found) =>
      found.includes('@') && keyOf(found).endsWith(keyOf(facts.email)) ? '' : found,
    );
    kinds.push('email');
  }
  const phone = digitsOf(facts.phone).slice(-7);
  if (phone.length >= 5)
    rest = rest.replace(NUMBERS, (found) => {
      if (!digitsOf(found).endsWith(phone)) return found;
      kinds.push('phone');
      return '';
    });
  const left = keyOf(rest);
  if (kinds.length > 0 && left.length <= LONGEST_LABEL && !/\d/.test(left)) return kinds;
  const address = keyOf(facts.address);
  if (address.length >= 8 && key.length >= 4 && /\d/.test(facts.address)) {
    if (address.includes(key)) return ['address'];
    if (key.includes(address) && key.length - address.length <= LONGEST_LABEL) return ['address'];
  }
  return null;
}

/** Lines that are facts, and the others. A day alone goes with the times on the next line. */
function partLines(lines: readonly string[], facts: PageFacts): { kinds: Kind[]; rest: string[] } {
  const kinds: Kind[] = [];
  const rest: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', next] = [lines[at], lines[at + 1]];
    const alone = factsIn(line, facts);
    const pair = alone || next === undefined ? null : facts.hoursLines.has(keyOf(`${line} ${next}`));
    if (pair) at += 1;
    if (pair) kinds.push('hours');
    else if (alone) kinds.push(...alone);
    else rest.push(line);
  }
  const name = keyOf(facts.name);
  return { kinds, rest: kinds.length > 0 ? rest.filter((line) => keyOf(line) !== name) : rest };
}

const factLeaves = (kinds: readonly Kind[]): Fact[] => [...new Set(kinds)].map((of) => ({ is: 'fact', of }));

function consumeText(text: Text, facts: PageFacts): Outline[] {
  const { kinds, rest } = partLines(text.text.split('\n'), facts);
  if (kinds.length === 0) return [text];
  const words = rest.filter((line) => keyOf(line).length > 0).join('\n');
  return [...factLeaves(kinds), ...(words === '' ? [] : [{ ...text, text: words, rich: words }])];
}

function consumeButton(label: string, to: string, facts: PageFacts): Kind | 'profile' | null {
  if (/^tel:/i.test(to) && digitsOf(to).slice(-7) === digitsOf(facts.phone).slice(-7) && digitsOf(label).length >= 5)
    return 'phone';
  if (
    /^mailto:/i.test(to) &&
    facts.email &&
    to.toLowerCase().includes(facts.email.toLowerCase()) &&
    label.includes('@')
  )
    return 'email';
  return networkOf(to) !== '' && keyOf(label).length <= 24 ? 'profile' : null;
}

/** Facts of the business out of what stands on the page: the document says them once. Where they stood is kept. */
export const consumeFacts = (parts: readonly Outline[], facts: PageFacts): Outline[] =>
  consumed(parts, facts, topLevel(parts));

/** The level of headings below the page's own, 0 where it has none. */
function topLevel(parts: readonly Outline[]): number {
  const levels = parts
    .map((part) =>
      part.is === 'heading' && part.level > 1 ? part.level : part.is === 'group' ? topLevel(part.children) : 0,
    )
    .filter(Boolean);
  return levels.length === 0 ? 0 : Math.min(...levels);
}

function consumed(parts: readonly Outline[], facts: PageFacts, top: number): Outline[] {
  const done = parts.flatMap((part): Outline[] => {
    switch (part.is) {
      case 'group': {
        const children = consumed(part.children, facts, top);
        return children.length === 0 ? [] : [{ ...part, children }];
      }
      case 'text':
        return consumeText(part, facts);
      case 'button': {
        const kind = consumeButton(part.label, part.to, facts);
        return kind === null ? [part] : kind === 'profile' ? [] : factLeaves([kind]);
      }
      case 'list': {
        const { kinds, rest } = partLines(part.items, facts);
        return kinds.length === 0
          ? [part]
          : [...factLeaves(kinds), ...(rest.length === 0 ? [] : [{ ...part, items: rest }])];
      }
      case 'table': {
        const { kinds, rest } = partLines(
          part.rows.map((row) => row.filter(Boolean).join(' ')),
          facts,
        );
        const isHours = kinds.length >= 2 && kinds.length >= rest.length;
        const notes = rest.map((text): Text => ({ is: 'text', text, rich: text, isStrong: false, hint: '' }));
        return isHours ? [...factLeaves(kinds), ...(part.hasHead ? notes.slice(1) : notes)] : [part];
      }
      case 'pairs': {
        const told = part.pairs.map(({ name, value }) => ({
          name,
          value,
          kinds: factsIn(`${name} ${value}`, facts) ?? factsIn(value, facts),
        }));
        const rest = told.filter(({ kinds }) => kinds === null);
        if (rest.length === told.length) return [part];
        return [
          ...factLeaves(told.flatMap(({ kinds }) => kinds ?? [])),
          ...(rest.length === 0 ? [] : [{ is: 'pairs' as const, pairs: rest }]),
        ];
      }
      default:
        return [part];
    }
  });
  return withoutEmptyHeadings(done, top);
}

/** A heading above nothing but facts ("Address", a name above its street) says what the document's own words say. */
function withoutEmptyHeadings(parts: Outline[], top: number): Outline[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1];
    if (next?.is !== 'fact') return true;
    if (part.is === 'heading') return part.level <= Math.max(2, top);
    return !(part.is === 'text' && ((part.isStrong && top > 0) || /:$/.test(part.text)) && part.text.length <= 40);
  });
}
