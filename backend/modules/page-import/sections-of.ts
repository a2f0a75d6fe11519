import { getSection } from '#site/sections/index.ts';
import { parseSection } from '#site/model/parse-section.ts';
import { blocksOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { cardDrafts, logosDraft, withoutQuotes } from './card-drafts.ts';
import { counted, linkOf, placeOf, plainText } from './draft.ts';
import type { Draft, DraftContext } from './draft.ts';
import { offersDraft } from './offers.ts';
import type { Button, Fact, Part, Text } from './outline.ts';
import { proseDrafts } from './prose.ts';
import { isAbout } from './topics.ts';

const MOST_INTRO = 600;
const MOST_NOTE = 240;
const NOTED = new Set(['menu', 'services', 'products', 'pricing', 'events']);

/** Whether the kind takes it as it is. */
export function fits({ kind, variant, props }: Draft): boolean {
  const definition = getSection(kind);
  if (!definition) return false;
  const section = {
    id: 'x',
    kind,
    version: definition.version,
    variant: variant ?? Object.keys(definition.variants)[0] ?? '',
    hidden: false,
    props,
  };
  return parseSection(section).ok;
}

/** What a block may become, the likeliest first, and the same as words where nothing else takes it. */
function candidates(block: Block, intro: Record<string, unknown>, context: DraftContext): Draft[] {
  const { stretch } = context;
  switch (block.is) {
    case 'offers':
      return [offersDraft(block.groups, intro, context)];
    case 'cards':
      return cardDrafts(block.cards, intro, context);
    case 'questions':
      return [
        {
          kind: 'faq',
          props: { ...intro, items: block.questions.map(({ question, answer }) => ({ question, answer })) },
          tells: counted(block.questions.length, 'question with its answer', 'questions with answers'),
        },
      ];
    case 'quotes': {
      const items = block.quotes.map(({ text, by }) => {
        const [name = '', ...role] = by.replace(/^[—–-]\s*/, '').split(/,\s/);
        return { quote: withoutQuotes(text), name, role: role.join(', ') };
      });
      return [
        {
          kind: 'testimonials',
          props: { ...intro, items },
          tells: counted(items.length, 'thing that a customer said', 'things that customers said'),
        },
      ];
    }
    case 'pictures': {
      const logos = isAbout('logos', stretch.heading, stretch.hint)
        ? logosDraft(
            block.pictures.map(({ alt }) => alt),
            intro,
          )
        : null;
      const items = block.pictures.map((picture) => ({ picture: placeOf(picture), caption: picture.caption }));
      return [
        ...(logos ? [logos] : []),
        { kind: 'gallery', props: { ...intro, items }, tells: `places for ${counted(items.length, 'picture')}` },
      ];
    }
    case 'video':
      return [{ kind: 'video', props: { ...intro, to: block.video.to }, tells: 'a film, which stays where it is' }];
    case 'form':
      return [
        {
          kind: block.form.of,
          props: intro,
          tells: block.form.of === 'newsletter' ? 'a form for a newsletter' : 'a form for messages',
        },
      ];
    default:
      return [];
  }
}

const partsOf = (block: Block): Part[] => {
  switch (block.is) {
    case 'prose':
      return block.parts;
    case 'offers':
      return block.groups.flatMap(({ name, note, items }): Part[] => [
        ...(name ? [{ is: 'heading' as const, level: 5, text: name, id: '' }] : []),
        ...(note ? [{ is: 'text' as const, text: note, rich: note, isStrong: false, hint: '' }] : []),
        { is: 'cards', items, isOrdered: false, hint: '' },
      ]);
    case 'cards':
      return [block.cards];
    case 'questions':
      return block.questions;
    case 'quotes':
      return block.quotes;
    case 'pictures':
      return block.pictures;
    default:
      return [];
  }
};

const isText = (part: Part): part is Text => part.is === 'text';
const isButton = (part: Part): part is Button => part.is === 'button';

/** Short words alone: they introduce what follows, or add to what they follow. */
function remarkOf(block: Block | undefined, most: number): { text: string; buttons: Button[] } | null {
  if (block?.is !== 'prose' || !block.parts.every((part) => isText(part) || isButton(part))) return null;
  const text = plainText(block.parts.filter(isText));
  return text.length <= most ? { text, buttons: block.parts.filter(isButton) } : null;
}

/** The sections of one stretch of a page, in order. Nothing that it says is lost but buttons that lead nowhere else. */
export function sectionsOf(context: DraftContext, shown: Set<string>): Draft[] {
  const { stretch } = context;
  const { blocks, facts } = blocksOf(stretch);
  const long = stretch.heading.length > 120;
  const opening = { heading: long ? '' : stretch.heading };
  const before = [stretch.kicker, long ? stretch.heading : ''].filter(Boolean);
  const lead: Text[] = before.map((text) => ({ is: 'text', text, rich: text, isStrong: false, hint: '' }));
  if (lead.length > 0) {
    if (blocks[0]?.is === 'prose') blocks[0] = { is: 'prose', parts: [...lead, ...blocks[0].parts] };
    else blocks.unshift({ is: 'prose', parts: lead });
  }
  const found: Draft[] = [];
  let heading = opening.heading;
  const take = () => {
    const taken = heading;
    heading = '';
    return taken;
  };
  const factDraft = factSection(facts, shown, context);
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block) break;
    const next = blocks[at + 1];
    const remark = remarkOf(block, MOST_INTRO);
    if (remark && at === 0 && next && next.is !== 'prose') {
      const made = madeOf(
        next,
        { heading: take(), intro: remark.text, ...(remark.buttons.length > 0 && { action: linkOf(remark.buttons) }) },
        context,
      );
      found.push(...made);
      at += 1;
    } else if (remark && at === 0 && !next && factDraft) {
      found.push({ ...factDraft, props: { ...factDraft.props, heading: take(), intro: remark.text } });
    } else if (block.is === 'prose') {
      const note = remarkOf(block, MOST_NOTE);
      const last = found.at(-1);
      if (
        note &&
        last &&
        NOTED.has(last.kind) &&
        last.props['note'] === undefined &&
        last.props['action'] === undefined
      ) {
        last.props = {
          ...last.props,
          note: note.text.replace(/\n+/g, ' '),
          ...(last.kind !== 'pricing' && { action: linkOf(note.buttons) }),
        };
      } else found.push(...proseDrafts(block.parts, take(), stretch.hint));
    } else found.push(...madeOf(block, { heading: take() }, context));
  }
  if (factDraft && !found.some(({ kind }) => kind === factDraft.kind))
    found.push({ ...factDraft, props: { heading: take(), ...factDraft.props } });
  else if (heading.length >= 25 && facts.size === 0)
    found.push({ kind: 'richText', props: { heading }, tells: `the heading “${heading}”` });
  return found;
}

function madeOf(block: Block, intro: Record<string, unknown>, context: DraftContext): Draft[] {
  const found = candidates(block, intro, context).find(fits);
  if (found) return [found];
  const words =
    typeof intro['intro'] === 'string' && intro['intro'] !== ''
      ? [{ is: 'text' as const, text: intro['intro'], rich: intro['intro'], isStrong: false, hint: '' }]
      : [];
  return proseDrafts([...words, ...partsOf(block)], String(intro['heading'] ?? ''), context.stretch.hint);
}

/** Where facts of the business stood that the document says once: the section that shows them, unless another does. */
function factSection(kinds: ReadonlySet<Fact['of']>, shown: Set<string>, { stretch }: DraftContext): Draft | null {
  const hasWays = kinds.has('phone') || kinds.has('email');
  const wanted =
    kinds.size === 0
      ? ''
      : hasWays || kinds.size > 1
        ? 'contact'
        : kinds.has('hours')
          ? 'hours'
          : isAbout('location', stretch.heading)
            ? 'location'
            : 'contact';
  if (wanted === '' || shown.has(wanted)) return null;
  shown.add(wanted);
  const tells = { contact: 'how to get in touch', hours: 'the opening hours', location: 'where it is' }[wanted];
  return { kind: wanted, props: wanted === 'contact' ? { showHours: kinds.has('hours') } : {}, tells };
}
