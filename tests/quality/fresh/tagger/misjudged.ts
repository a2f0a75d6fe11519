import { piecesOf } from '#designer/built-in/reading/clauses.ts';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { readBrief } from '#designer/built-in/reading/read-brief.ts';
import type { Clause } from '#designer/built-in/reading/reading.ts';
import { ruledClauses } from '#designer/built-in/reading/roles.ts';
import { tongueOf } from '#designer/built-in/reading/tongue.ts';
import type { MarkedBrief } from '../marked-briefs.ts';
import { addressed } from './addressed.ts';
import { tagsOf } from './network/tagger.ts';

/** Clauses of a text as the product reads them. */
export const readToday = (text: string): readonly Clause[] => readBrief({ text, templates: [] }).clauses;

/** Clauses of a text with their addressees as the network tells them. */
export function readByNetwork(text: string): readonly Clause[] {
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const ruled = ruledClauses(text, piecesOf(text, tongue), tongue, spoken !== '');
  return addressed(text, ruled, tagsOf(text, ruled, tongue), tongue, spoken !== '');
}

/** Words that are not for visitors and would be printed, and words that are and would be lost, each of how many. */
export function misjudged(briefs: readonly MarkedBrief[], read: (text: string) => readonly Clause[]) {
  const count = { printed: 0, ofBuilder: 0, lost: 0, ofVisitors: 0 };
  for (const { text, marks } of briefs) {
    const told = read(text).filter(({ role }) => role === 'fact' || role === 'quotation');
    for (const [at, { isToBuilder }] of marks) {
      const isTold = told.some(({ span }) => span.start <= at && at < span.end);
      if (isToBuilder) count.ofBuilder += 1;
      else count.ofVisitors += 1;
      if (isToBuilder && isTold) count.printed += 1;
      if (!isToBuilder && !isTold) count.lost += 1;
    }
  }
  return count;
}
