import { getSection } from '#site/sections/index.ts';
import type { Operation } from '#site/operations/index.ts';
import { raised } from '../../copy/grammar.ts';
import { findSectionFor, sectionWords, whichOne } from '../find-target.ts';
import { shown, type Intent } from '../request.ts';

const VARIANT =
  /^(?:please\s+)?(?:show|display|make|turn|lay out|arrange|set|change|present|use)\s+(?:the\s+|our\s+)?(.{2,50}?)\s+(?:as|into|to|in|like|with|look like)\s+(?:an?\s+|the\s+)?(.{2,50}?)[.!]*$/isu;
const ANOTHER =
  /^(?:(?:use|try|show|give me|take|apply|change to|pick)\s+)?(?:another|different|a different|an other|other|new|a new|change the|switch the)\s+(?:the )?(?:layout|variant|arrangement|look) (?:for|of|in|to) (?:the\s+|our\s+)?(.{2,40}?)[.!]*$/iu;
const LAYOUT_OF =
  /^(?:change|switch|vary)\s+(?:the\s+|our\s+)?(?:layout of (?:the\s+)?(.{2,40}?)|(.{2,40}?)(?:['’]s)? layout)[.!]*$/iu;
const GROUND =
  /^(?:put|set|give|make|show|change|place|turn)\s+(?:the\s+|our\s+)?(.{2,50}?)\s+(?:(?:on|to|with|in|into|have|against)\s+)?(?:an?\s+|the\s+)?(dark|black|ink|accent|coloured|colored|tinted|soft|tint|pale|plain|light|white|normal)(?:\s+(?:colou?r|tint|tone))?(?:\s+(?:background|ground))[.!]*$/iu;
const GROUND_OF =
  /^(?:make|set|change|turn)\s+(?:the\s+)?background of (?:the\s+|our\s+)?(.{2,50}?)\s+(?:to\s+|into\s+)?(dark|black|ink|accent|coloured|colored|tinted|soft|tint|pale|plain|light|white|normal)[.!]*$/iu;

const SHAPES: [RegExp, string[]][] = [
  [
    /\b(?:list|rows?|lines?|ledger|price list|table)\b/i,
    ['ledger', 'sheet', 'table', 'roll', 'column', 'margin', 'line'],
  ],
  [/\b(?:sheet|menu card|card)\b/i, ['sheet']],
  [/\b(?:cards|grid|boxes)\b/i, ['cards', 'tiles', 'bento', 'plates', 'portraits', 'columns']],
  [/\b(?:tiles?|bento|mosaic)\b/i, ['bento', 'mosaic', 'tiles']],
  [/\b(?:columns?)\b/i, ['columns', 'newspaper', 'open']],
  [/\b(?:carousel|slider|strip|scroll\w*|row of pictures)\b/i, ['strip']],
  [/\b(?:accordion|fold\w*|collaps\w*)\b/i, ['fold', 'margin']],
  [/\b(?:board)\b/i, ['board']],
  [/\b(?:letter)\b/i, ['letter']],
  [/\b(?:timeline)\b/i, ['timeline']],
  [/\b(?:poster|large|big)\b/i, ['poster', 'large', 'lead', 'statement', 'statements']],
  [
    /\b(?:pictures?|photos?|images?)\b/i,
    ['picture', 'split', 'alternating', 'plates', 'portraits', 'beside', 'captions'],
  ],
  [/\b(?:bars|week|chart)\b/i, ['week']],
  [/\b(?:alternating|zig-?zag)\b/i, ['alternating']],
];

/** "show the services as a list". */
export const changeVariant: Intent = (ask) => {
  const match = VARIANT.exec(ask.text);
  const another = ANOTHER.exec(ask.text) ?? LAYOUT_OF.exec(ask.text);
  const words = another?.[1] ?? another?.[2] ?? match?.[1];
  if (!words) return undefined;
  const found = findSectionFor(ask, words);
  if ('none' in found) return undefined;
  if ('several' in found) return { asks: whichOne(found.several, ask, 'change') };
  const { section } = found.found;
  const variants = getSection(section.kind)?.variants ?? {};
  const others = Object.keys(variants).filter((variant) => variant !== section.variant);
  const shape = match?.[2] ?? '';
  const byName = Object.entries(variants).find(
    ([id, variant]) =>
      new RegExp(`\\b${id}\\b`, 'i').test(shape) || variant.label.toLowerCase() === shape.toLowerCase(),
  )?.[0];
  const wanted =
    byName ??
    SHAPES.filter(([pattern]) => pattern.test(shape))
      .flatMap(([, ids]) => ids)
      .find((id) => Object.hasOwn(variants, id));
  const next = another ? others[0] : wanted;
  if (!next)
    return match && /\b(?:as|into)\b/i.test(ask.text)
      ? {
          cannot: `${raised(sectionWords(found.found, ask))} cannot be shown that way`,
          instead: `It can be: ${others.map((id) => variants[id]?.label.toLowerCase()).join(', ')}.`,
        }
      : undefined;
  if (next === section.variant) return { says: 'It is shown that way already.' };
  const operations: Operation[] = [{ type: 'setVariant', sectionId: section.id, variant: next }];
  return {
    operations,
    did: `set ${sectionWords(found.found, ask)} as ${shown((variants[next]?.label ?? next).toLowerCase())}`,
    names: [`sections/${section.id}/variant`],
  };
};

const GROUNDS: [RegExp, string][] = [
  [/^(?:dark|black|ink)$/i, 'ink'],
  [/^(?:accent|coloured|colored)$/i, 'accent'],
  [/^(?:tinted|soft|tint|pale)$/i, 'tint'],
  [/^(?:plain|light|white|normal)$/i, 'plain'],
];

/** "put the gallery on a dark background". */
export const changeGround: Intent = (ask) => {
  const match = GROUND.exec(ask.text) ?? GROUND_OF.exec(ask.text);
  if (
    !match ||
    /^(?:it|everything|(?:the )?(?:whole )?(?:site|website|page|background)|us|me|an?)$/i.test(match[1] ?? '')
  )
    return undefined;
  const found = findSectionFor(ask, match[1] ?? '');
  if ('none' in found) return undefined;
  if ('several' in found) return { asks: whichOne(found.several, ask, 'change') };
  const { section } = found.found;
  const ground = GROUNDS.find(([words]) => words.test(match[2] ?? ''))?.[1] ?? 'tint';
  if (section.props.ground === ground) return { says: 'It has that background already.' };
  return {
    operations: [{ type: 'updateSection', sectionId: section.id, props: { ground } }],
    did: `put ${sectionWords(found.found, ask)} on ${ground === 'ink' ? 'a dark' : ground === 'accent' ? 'a coloured' : ground === 'tint' ? 'a softly tinted' : 'the page’s own'} background`,
    names: [`sections/${section.id}/props/ground`],
  };
};
