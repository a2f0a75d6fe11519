import type { WebsiteDocument } from '#site/model/document.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { hasProposal, placeholdersIn } from '#site/origins/marks.ts';
import type { Reading } from './reading/reading.ts';
import { kindWord, spokenOf } from './chat/words/index.ts';
import { firstReplyIn } from './replies/first/index.ts';

/** What was made, what stays out until the owner says so, and at most one question; in the language of the brief. */
export function firstReply(reading: Reading, document: WebsiteDocument, leftOut: readonly string[] = []): string {
  const language = reading.spoken || reading.language;
  const words = firstReplyIn(language);
  const texts = textsOf(document).map(({ text }) => text);
  return [
    words.made(document.pages.map(({ title }) => title)),
    leftOut.length > 0 ? words.leftOut(leftOut.map((kind) => kindWord(kind, spokenOf(language)))) : '',
    texts.some(hasProposal) ? words.suggested : '',
    texts.some((text) => placeholdersIn(text).length > 0) ? words.missing : '',
    reading.doubt === '' ? '' : words.ask[reading.doubt],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
