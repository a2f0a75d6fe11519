import { counted } from './draft.ts';
import type { Draft } from './draft.ts';
import type { ImportReport } from './imported-page.ts';
import type { LeftOut } from './outline.ts';

const begin = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** What of a page was not taken over, counted. */
function leftOutOf(left: LeftOut, others: readonly string[]): string[] {
  const say = (count: number, sentence: (count: number) => string) => (count > 0 ? [sentence(count)] : []);
  return [
    ...say(left.pictures, (count) => `${counted(count, 'picture')}: upload your own where a place for one is shown.`),
    ...say(left.navigation, (count) => `${counted(count, 'link')} of the website’s own navigation.`),
    ...say(left.links, (count) => `${counted(count, 'button')} to other pages of that website.`),
    ...say(left.footer, (count) => `The footer (${counted(count, 'word')}), apart from ways to get in touch.`),
    ...say(left.cookies, () => 'The notice about cookies.'),
    ...say(left.hidden, (count) => `${counted(count, 'part')} that visitors do not see.`),
    ...say(left.struck, (count) => `${counted(count, 'passage')} struck out, such as an old price.`),
    ...say(left.comments, () => 'Visitors’ comments, and the form for them.'),
    ...say(
      left.forms,
      (count) => `${counted(count, 'form')} of that website: forms for messages and newsletters are made anew here.`,
    ),
    ...say(left.embedded, (count) => `${counted(count, 'part')} from another website, such as a map.`),
    ...say(left.share, () => 'Share buttons.'),
    ...others,
  ];
}

export const reportOf = (
  drafts: readonly Draft[],
  left: LeftOut,
  parts: { kept: string[]; leftOut: string[]; guessed: string[] },
): ImportReport => ({
  kept: [...drafts.map(({ tells }) => begin(tells)), ...parts.kept],
  leftOut: leftOutOf(left, parts.leftOut),
  guessed: parts.guessed,
});
