import type { ModelMessage } from 'ai';
import type { WebsiteDocument } from '#site/model/document.ts';
import { findSection } from '#site/model/find-section.ts';
import { pointedText, type PointedAt } from '#site/origins/pointed-at.ts';
import type { AttachedPicture, ChatRequest, ChatTurn, Understood } from '../designer.ts';
import type { Draft } from './draft.ts';
import { turnsOf, withinRoom } from './examples.ts';
import { asData, asWords, pageLookedAt, shownTo } from './shown.ts';
import { withoutApology } from './trouble.ts';

/** Characters of the conversation before, of one message of it, and of the brief. */
const MOST_HISTORY = 4_000;
const LONGEST_TURN = 1_200;
const LONGEST_BRIEF = 4_500;
const MOST_READ = 3_000;
const MOST_DONE = 3_000;
const MOST_POINTED = 300;

const linesOf = (understood: readonly Understood[]) =>
  understood
    .map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`)
    .join('\n')
    .slice(0, MOST_READ);

/**
 * Examples, the conversation so far, then the website and what the owner said of the business as data, then what is asked. `done`: the turn
 * goes on from here.
 */
export function messagesFor(request: ChatRequest, done?: Draft): ModelMessage[] {
  const {
    history,
    message,
    pagePath,
    mostPages,
    known = '',
    task,
    today,
    understood = [],
    examples,
    about,
    picture,
  } = request;
  const document = done?.document ?? request.document;
  const page = pageLookedAt(document, pagePath, about?.sectionId);
  const isFirst = task === 'first-design';
  const asked = [
    ...(isFirst || known === '' ? [] : ['<BRIEF>', asWords(known.slice(0, LONGEST_BRIEF)), '</BRIEF>']),
    '<SITE>',
    asData(shownTo(document, page, about?.sectionId)),
    '</SITE>',
    ...(isFirst && understood.length > 0 ? ['<UNDERSTOOD>', asWords(linesOf(understood)), '</UNDERSTOOD>'] : []),
    ...(today === undefined ? [] : [`Today is ${today}.`]),
    ...(isFirst ? [] : [`The owner looks at the page ${asData(page?.path ?? '/')}.`]),
    ...pointing(request.document, about),
    ...(picture ? [pictureLine(picture)] : []),
    ...(mostPages === undefined ? [] : [`The website may have ${mostPages} pages at most.`]),
    isFirst ? "The owner's brief:" : "The owner's request:",
    message,
    ...(done
      ? [`Done of it so far: ${done.sentences.join('. ').slice(0, MOST_DONE)}. Do only what is left, then finish.`]
      : []),
  ].join('\n');
  const { file } = picture ?? {};
  const content = file
    ? [
        { type: 'text' as const, text: asked },
        { type: 'image' as const, image: file.base64, mediaType: file.type },
      ]
    : asked;
  // Whoever is in the middle of it has seen how it is done, and needs the room.
  const shown = done ? [] : turnsOf(withinRoom(examples));
  return [...shown, ...earlier(history), { role: 'user', content }];
}

/** What a model knows of a picture that came along. */
function pictureLine({ id, name, alt, width, height, focus, crop, isNew, file }: AttachedPicture): string {
  const came = isNew ? 'with this request' : 'with the message before';
  const shown = asData({ source: 'asset', id, alt, width, height, ...(focus && { focus }), ...(crop && { crop }) });
  const seen = file ? 'You see it below.' : 'You cannot see it: do not say what it shows.';
  const words = alt === '' ? 'The owner did not say what it shows: ask for that in your reply.' : '';
  return `The picture ${asData(name)} came ${came}. ${seen} ${words} Where it shall stand write it exactly as ${shown}. If the owner does not say where, ask; it may also only show what they mean.`;
}

/** What "this" means of a request. */
function pointing(document: WebsiteDocument, about: PointedAt | undefined): string[] {
  if (!about) return [];
  const text = about.path === null ? null : pointedText(document, about.path);
  const what = text === null ? '' : `, there to the text ${asData(text.slice(0, MOST_POINTED))} (path ${about.path})`;
  const part = findSection(document, about.sectionId) ? `section ${about.sectionId}` : about.sectionId;
  return [
    `The owner points to the ${part}${what}. The request is about that and nothing else, unless it names something else.`,
  ];
}

/**
 * The newest messages for which there is room. It begins with the owner, and neither speaks twice in a row, as templates of some
 * models demand. What we said of a failure ourselves is no word of the model's.
 */
function earlier(history: readonly ChatTurn[]): ModelMessage[] {
  let left = MOST_HISTORY;
  const kept: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const { role, text } of history.toReversed()) {
    const content = role === 'assistant' ? withoutApology(text) : text;
    if (content === '') continue;
    const cut = content.slice(0, LONGEST_TURN);
    left -= cut.length;
    if (left < 0) break;
    const [next] = kept;
    if (next?.role === role) next.content = `${cut}\n\n${next.content}`;
    else kept.unshift({ role, content: cut });
  }
  const first = kept.findIndex(({ role }) => role === 'user');
  const said = first < 0 ? [] : kept.slice(first);
  // The request that follows is the owner's, too.
  const last = said.at(-1);
  return last?.role === 'user' ? [...said, { role: 'assistant', content: '(no answer)' }] : said;
}
