import { writeFileSync } from 'node:fs';
import { piecesOf } from '#designer/built-in/reading/clauses.ts';
import { languageOf } from '#designer/built-in/reading/language.ts';
import { ruledClauses } from '#designer/built-in/reading/roles.ts';
import { SECTIONS } from './network/tagger.ts';
import { classesOf, rolesOf } from './network/classes.ts';
import { KINDS, kindsOf } from './network/kinds.ts';
import { tongueOf } from '#designer/built-in/reading/tongue.ts';
import { tokensOf } from '#designer/built-in/reading/tokens.ts';
import { markedBriefs, type MarkedBrief } from '../marked-briefs.ts';
import { ownLessons } from './own-lessons.ts';

const ENDS = /^[.!?…\n]$/;

/**
 * Of each token of a brief: its kinds; 1 where it is for the builder, 0 for visitors, -1 where nothing is known; its section, or -1. `starts`:
 * the tokens at which sentences and lines begin.
 */
function lessonOf({ group, text, marks }: Pick<MarkedBrief, 'group' | 'text' | 'marks'>) {
  const { spoken, language } = languageOf(text);
  const tongue = tongueOf(spoken || language);
  const tokens = tokensOf(text);
  const ruled = ruledClauses(text, piecesOf(text, tongue), tongue, spoken !== '');
  const classes = classesOf(tokens, rolesOf(tokens, ruled), tongue);
  const known = tokens.map(({ start, kind }) => (kind === 'mark' || kind === 'line' ? undefined : marks.get(start)));
  return {
    group,
    starts: tokens.flatMap((_, at) => (at === 0 || ENDS.test(tokens[at - 1]?.text ?? '') ? [at] : [])),
    kinds: tokens.map((token, at) => kindsOf(token, classes[at] ?? [], text)),
    toBuilder: known.map((mark) => (mark ? Number(mark.isToBuilder) : -1)),
    sections: known.map((mark) => mark?.section ?? -1),
  };
}

/** Writes what `learn.py` learns the tagger from: `node --import tsx tests/quality/fresh/tagger/write-lessons.ts FILE`. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file that the lessons are written to.');
writeFileSync(
  file,
  JSON.stringify({
    kinds: KINDS,
    sections: SECTIONS.length,
    lessons: [...markedBriefs(), ...ownLessons()].map(lessonOf),
  }),
);
