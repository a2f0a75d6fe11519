import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';
import { groundedIn } from '#site/origins/grounded.ts';
import { mapTexts } from '#site/origins/map-texts.ts';
import { hasProposal, proposal, publishedText } from '#site/origins/marks.ts';
import { textsOf } from '#site/origins/texts-of.ts';
import { NOT_TEXT } from './grounding.ts';

/** Where a button leads is no words either. */
const NO_WORDS: ReadonlySet<string> = new Set([...NOT_TEXT, 'to']);

/** Names have to stand; facts of the business are refused when nobody gave them. */
const STANDS = /^(?:pages\/[^/]+\/title|brand\/name|business\/.*)$/u;

/**
 * The operation with each line of its texts marked as a proposal that is no cleaned span of what the owner said (`said`) and
 * no label: visitors see it once the owner keeps it. `applied` is the document that the unmarked operation makes.
 */
export function asProposed(
  operation: Operation,
  { before, applied, said }: { before: WebsiteDocument; applied: WebsiteDocument; said: readonly string[] },
): Operation {
  const stood = new Set(textsOf(before).map(({ text }) => text));
  const isGrounded = groundedIn(applied.language, [...said, ...textsOf(before).map(({ text }) => publishedText(text))]);
  const written = new Set(
    textsOf(applied)
      .filter(({ path, text }) => !stood.has(text) && !STANDS.test(path))
      .map(({ text }) => text),
  );
  const marked = (line: string) => (hasProposal(line) || isGrounded(publishedText(line)) ? line : proposal(line));
  return mapTexts(
    operation,
    (text) => (written.has(text.trim()) ? text.trim().split('\n').map(marked).join('\n') : text),
    NO_WORDS,
  );
}
