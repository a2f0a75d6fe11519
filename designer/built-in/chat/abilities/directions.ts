import { getTemplate, templates } from '#site/templates/index.ts';
import { palettes, typePairs } from '#site/themes/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Choice } from '../../../designer.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { paletteColours } from '../document/colours.ts';
import { operation } from '../document/places.ts';
import { plain } from '../message/plain.ts';
import { fill } from '../replies/index.ts';
import { spokenOf } from '../words/index.ts';
import { spoken } from '../words/spoken.ts';
import { entriesWithin, WHOLE_NAME } from '../document/named.ts';
import { tellingWords } from '../document/prose.ts';
import { directionsFor, FEELINGS, LIKE, moodsSaid, paletteLabel } from '../document/feelings.ts';

/**
 * Three directions for a website that is new, with the words that offer them, in its language. `isAwaited`: it is designed once its person
 * has chosen one, or said anything else.
 */
export function firstDirections(
  document: WebsiteDocument,
  seed: number,
  { isAwaited = false } = {},
): { words: string; choices: Choice[] } {
  const language = spokenOf(document.language);
  const choices = directionsFor(document, language, seed);
  if (!isAwaited) return { words: fill(language, 'directions'), choices };
  const free = fill(language, 'chooseForMe');
  return { words: fill(language, 'directionsFirst'), choices: [...choices, { label: free, message: free }] };
}

/** What the buttons of all directions send; it is put together once. */
const sent = new Set<string>();

function allSent(): ReadonlySet<string> {
  if (sent.size > 0) return sent;
  for (const language of spoken)
    for (const { template, palette } of FEELINGS)
      for (const { label: fonts } of typePairs)
        sent.add(
          fill(language, 'sayDirection', {
            template: getTemplate(template).name,
            palette: paletteLabel(palette),
            fonts,
          }),
        );
  return sent;
}

/** Whether a message is what the button of a direction sends: nobody has to be asked what it means. */
export const isDirection = (message: string): boolean => allSent().has(message);

const LIKENED = / (?:like|wie|comme|como) (?:\S+ ){1,4}$/u;
const choicesFor = ({ document, language, seed, request }: Ask, first = '') =>
  directionsFor(document, language, seed, { ...moodsSaid(request), first });

/** A template, a palette or a type pair that a request names. */
function named(ask: Ask): Plan[] {
  const { request } = ask;
  const said = ` ${plain(request.text)} `;
  const isSaid = (name: string) => said.includes(` ${plain(name)} `);
  const template = templates.find(({ name }) => isSaid(name));
  // "Navy and cream" are colours, "navy" alone is the palette of that name.
  const palette = palettes.find(
    ({ label }) => isSaid(label) && request.colours.length <= plain(label).split(' ').length,
  );
  const pair = typePairs.find(({ label }) => isSaid(label));
  // "Like a poster" is what a template should be like, and perhaps another one.
  const isLike = template && LIKENED.test(said.slice(0, said.indexOf(` ${plain(template.name)} `) + 1));
  if (isLike) return [{ score: 0.96, does: 'ask', id: 'directions', choices: choicesFor(ask, template.id) }];
  // "Put a gallery there" asks for a section.
  const isChosen =
    request.has('do.change') && !request.has('do.move', 'part.page', 'part.section') && request.tokens.length < 5;
  const wantsTemplate = request.has('part.template') || (template !== undefined && isChosen);
  if (!(template && wantsTemplate) && !(palette && request.has('part.colour'))) return [];
  const names: string[] = [];
  const operations = [];
  if (template && wantsTemplate) operations.push(...operation({ type: 'applyTemplate', template: template.id }));
  if (palette) {
    operations.push(...operation({ type: 'setTheme', ...paletteColours(palette) }));
    names.push('theme/background', 'theme/ink', 'theme/accent', 'theme/support', 'theme/mode');
  }
  if (pair) {
    operations.push(...operation({ type: 'setTheme', typePair: pair.id }));
    names.push('theme/type');
  }
  return change(0.96, operations, {
    names: template ? [...names, 'theme', 'header', 'footer'] : names,
    covers: [template?.name, palette?.label, pair?.label].join(' '),
  });
}

const VALUE = /[\d@#:]/u;
/** "From 20 years ago" is no value. */
const YEARS = /\d{1,3} (?:years?|jahren?|ans|años|anos)(?!\p{L})/iu;

/** Words of a request that say what it is about: of a website as a whole, and no thing on it. */
const LOOKS = ['part.template', 'part.colour', 'part.font', 'part.background'] as const;
const WHOLE: readonly string[] = [...LOOKS, 'part.website', 'part.page', 'part.spacing', 'part.layout', 'part.entry'];
/** Orders that are of a thing: "add …", "remove …". */
const OF_THINGS =
  /^do\.(?:add|remove|move|swap|hide|show|duplicate|shorten|undo|redo|keep|raise|lower|rename|translate|close|help)$/u;
const LONGEST = 16;
const FEELS =
  /(?<!\p{L})(?:look|looks|looked|feel|feels|vibe|wirk\p{L}{1,4}|aussehen|aussieht|sieht|ambiance|air|parezca|parece|sienta|vea|ve|ambiente|fique|ficar|sembr\p{L}{1,4}|uitzien|uitziet|voelt)(?!\p{L})/iu;
const SUBJECT = ['part.website', 'part.template', 'part.font', 'part.colour', 'mark.it', 'mark.all'] as const;

/** Whether a request is the whole of a message but for a greeting or thanks. */
const isWhole = ({ request, message }: Ask): boolean => request.text.length * 1.6 >= message.trim().length;

/**
 * "Make it feel more like a living room", "it needs more personality", "prettier": a wish for another look in words that nobody has to
 * know. It speaks of the website as a whole, in a comparison or with an order to change, and names nothing that stands on it.
 */
function isWishOfLook(ask: Ask): boolean {
  const { request, document } = ask;
  const { tokens, senses, quotes, text } = request;
  if (!isWhole(ask) || tokens.length > LONGEST || quotes.length > 0 || VALUE.test(text.replace(YEARS, '')))
    return false;
  const isThing = (one: string) => /^(?:part|kind|topic|tongue)\.|^colour$/u.test(one) && !WHOLE.includes(one);
  const like = tokens.findIndex((token) => LIKE.test(token.text));
  const isSure = senses.some(
    ({ from, concepts }) =>
      (concepts.every(isThing) && (like < 0 || from < like)) || concepts.every((one) => OF_THINGS.test(one)),
  );
  if (isSure || entriesWithin(document, request).some(({ score }) => score >= WHOLE_NAME)) return false;
  // "We sell more" tells something.
  if (request.has('mark.we') && !/^c['’]est /iu.test(text)) return false;
  const own = tellingWords(request);
  const compares = request.has('mark.more', 'mark.less') || FEELS.test(text);
  const isOfSite = request.has(...SUBJECT);
  const isFeeling = FEELS.test(text) || request.group('mood').length > 0;
  if (compares) return isOfSite || tokens.length <= 5 || isFeeling || request.has('part.entry');
  if (own.length === 0) return request.has(...LOOKS) && request.has('mark.not', 'do.dislike');
  // "Make it prettier", "the design is not really us"
  return tokens.length <= 7 && (request.has('do.change') ? request.has('mark.it', ...LOOKS) : request.has(...LOOKS));
}

const SIZE =
  /(?<!\p{L})(?:bigger|larger|smaller|tiny|größer\p{L}{0,2}|kleiner\p{L}{0,2}|plus (?:gros|grand|petit)\p{L}{0,3}|más (?:grande|pequeñ[oa])s?|mais (?:grande|pequen[oa])s?|maior(?:es)?|menor(?:es)?|too (?:small|big|large)|zu (?:klein|groß)|trop (?:petit|gros|grand)\p{L}{0,3}|muy (?:pequeñ[oa]|grande)s?|demasiado (?:pequeñ[oa]|pequen[oa]|grande)s?)(?!\p{L})/iu;
/** "Make the text bigger": sizes go with a typeface and a design, none is set by itself. */
const isOfSize = ({ request }: Ask): boolean =>
  SIZE.test(request.text) &&
  request.has('part.text', 'part.heading', 'part.font', 'part.ink', 'part.intro') &&
  !request.has('do.add', 'do.remove') &&
  request.quotes.length === 0 &&
  !/\d/u.test(request.text);

/** "Boring", "make it pop", "less corporate", "I don't like this font": three directions to look at, one press each. */
export const directions: Ability = {
  name: 'directions',
  plan(ask) {
    const { request } = ask;
    const plans = named(ask);
    if (plans.length > 0) return plans;
    const isTired = request.group('mood').some(({ name }) => name === 'boring') || request.has('do.dislike');
    const pops = request.group('mood').some(({ name, sense }) => name === 'bold' && sense.to - sense.from > 1);
    const isNew =
      request.has('part.template') &&
      request.has('do.change', 'mark.another', 'do.rewrite') &&
      request.group('mood').length === 0;
    const moods = moodsSaid(request);
    const choices = choicesFor(ask);
    if (isOfSize(ask)) return [{ score: 0.9, does: 'ask', id: 'noSizes', choices }];
    const isOther =
      request.has(
        ...(['part.heading', 'part.text', 'part.intro', 'part.name', 'part.tagline', 'part.button'] as const),
        ...(['mark.dark', 'mark.light'] as const),
      ) || request.group('kind').length > 0;
    const isHue = request.colours.length > 0 && !request.has('do.ask');
    const isOfThing =
      isOther || isHue || request.has('do.remove', 'do.add') || request.quotes.length > 0 || /\d/u.test(request.text);
    const isSaid = (isTired || pops || isNew) && !isOfThing;
    if (!isSaid && !isWishOfLook(ask)) return [];
    return [
      {
        score: isSaid ? (isTired || pops ? 0.87 : 0.7) : moods.not.length > 0 ? 0.84 : 0.6,
        does: 'ask',
        id: 'directions',
        choices,
      },
    ];
  },
};
