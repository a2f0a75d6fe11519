import type {
  Cards,
  Fact,
  Form,
  Item,
  Pairs,
  Part,
  Picture,
  Question,
  Quote,
  Stretch,
  Text,
  Video,
} from './outline.ts';
import { isFigure } from './figures.ts';
import { offer } from './offer.ts';
import type { Offers } from './offer.ts';
import { offersOf } from './offers.ts';
import { isAbout } from './topics.ts';

/** A run of parts that becomes one section, or prose that goes with one. */
export type Block =
  | { is: 'prose'; parts: Part[] }
  | { is: 'offers'; groups: Offers[] }
  | { is: 'questions'; questions: Question[] }
  | { is: 'quotes'; quotes: Quote[] }
  | { is: 'pictures'; pictures: Picture[] }
  | { is: 'video'; video: Video }
  | { is: 'form'; form: Form }
  | { is: 'cards'; cards: Cards };

type Pair = Pairs['pairs'][number];

const FEWEST_FOR_GALLERY = 3;

/** The heading right above, which names what follows. */
function takeName(blocks: Block[]): string {
  const last = blocks.at(-1);
  if (last?.is !== 'prose') return '';
  const above = last.parts.at(-1);
  const isName = above?.is === 'heading' || (above?.is === 'text' && above.isStrong && above.text.length <= 80);
  if (!isName) return '';
  last.parts.pop();
  if (last.parts.length === 0) blocks.pop();
  return above.text;
}

function addOffers(blocks: Block[], found: Offers[]): void {
  const [first, ...more] = found;
  if (!first) return;
  const name = first.name || takeName(blocks);
  const last = blocks.at(-1);
  const named = [{ ...first, name }, ...more];
  if (last?.is !== 'offers') blocks.push({ is: 'offers', groups: named });
  else if (name === '' && more.length === 0) last.groups.at(-1)?.items.push(...first.items);
  else last.groups.push(...named);
}

/** "Knead: ten minutes" has a title before its first mark, if that is short enough for one. */
function titled(text: string): { title: string; rest: string } {
  const mark = /:\s|\s[–—]\s|\.\s/.exec(text);
  if (!mark || mark.index < 2 || mark.index > 80) return { title: text, rest: '' };
  return { title: text.slice(0, mark.index), rest: text.slice(mark.index + mark[0].length) };
}

const stepsOf = (items: readonly string[]): Cards => ({
  is: 'cards',
  isOrdered: true,
  hint: '',
  items: items.map((text): Item => {
    const { title, rest } = titled(text);
    const texts: Text[] = rest === '' ? [] : [{ is: 'text', text: rest, rich: rest, isStrong: false, hint: '' }];
    return { title, texts, lists: [], price: '', pictures: [], buttons: [], quote: null, date: '' };
  }),
});

const isCount = ({ name, value }: Pair) => isFigure(value) && name !== '' && name.length <= 80 && !isFigure(name);

const figuresOf = (pairs: readonly Pair[]): Cards => ({
  is: 'cards',
  isOrdered: false,
  hint: '',
  items: pairs.map(({ name, value }) => offer(value, '', name)),
});

function addPart(blocks: Block[], part: Part, stretch: Stretch): void {
  const last = blocks.at(-1);
  if (part.is === 'question') {
    if (last?.is === 'questions') last.questions.push(part);
    else blocks.push({ is: 'questions', questions: [part] });
  } else if (part.is === 'quote') {
    if (last?.is === 'quotes') last.quotes.push(part);
    else blocks.push({ is: 'quotes', quotes: [part] });
  } else if (part.is === 'video') blocks.push({ is: 'video', video: part });
  else if (part.is === 'form') blocks.push({ is: 'form', form: part });
  else if (part.is === 'cards') blocks.push({ is: 'cards', cards: part });
  else if (part.is === 'pairs' && part.pairs.every(({ name, value }) => /[?？؟]$/.test(name) && value !== ''))
    blocks.push({
      is: 'questions',
      questions: part.pairs.map(({ name, value }) => ({ is: 'question', question: name, answer: value })),
    });
  else if (part.is === 'pairs' && part.pairs.length >= 2 && part.pairs.every(isCount))
    blocks.push({ is: 'cards', cards: figuresOf(part.pairs) });
  else if (
    part.is === 'list' &&
    part.isOrdered &&
    part.items.length >= 3 &&
    isAbout('steps', stretch.heading, stretch.hint)
  )
    blocks.push({ is: 'cards', cards: stepsOf(part.items) });
  else if (last?.is === 'prose') last.parts.push(part);
  else blocks.push({ is: 'prose', parts: [part] });
}

/** Three pictures in a row and more are a gallery; fewer go with the words around them. */
function withGalleries(parts: readonly Part[]): (Part | Picture[])[] {
  const found: (Part | Picture[])[] = [];
  let run: Picture[] = [];
  const end = () => {
    if (run.length >= FEWEST_FOR_GALLERY) found.push(run);
    else found.push(...run);
    run = [];
  };
  for (const part of parts) {
    if (part.is === 'picture') run.push(part);
    else {
      end();
      found.push(part);
    }
  }
  end();
  return found;
}

/** What a stretch consists of, and which facts of the business stand in it. */
export function blocksOf(stretch: Stretch): { blocks: Block[]; facts: Set<Fact['of']> } {
  const blocks: Block[] = [];
  const facts = new Set<Fact['of']>();
  for (const part of withGalleries(stretch.parts)) {
    if (Array.isArray(part)) {
      blocks.push({ is: 'pictures', pictures: part });
      continue;
    }
    if (part.is === 'fact') {
      facts.add(part.of);
      continue;
    }
    const offers = offersOf(part);
    if (offers) addOffers(blocks, offers);
    else addPart(blocks, part, stretch);
  }
  return { blocks, facts };
}
