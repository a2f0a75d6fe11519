import { normalise } from '#designer/built-in/reading/normalise.ts';
import type { Mark, MarkedBrief } from '../marked-briefs.ts';
import { ownBatches } from '../scored-batches.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Our own lessons, mostly of few sentences: what is a wish there is for the builder, what shall be read for visitors, and no more is known. */
export const ownLessons = (): Pick<MarkedBrief, 'group' | 'text' | 'marks'>[] =>
  ownBatches()
    .filter(({ batch }) => /^own-(?:addressed|lessons)$/.test(batch))
    .flatMap(({ batch, briefs }) =>
      briefs.map(({ text: typed, expect }) => {
        const { text } = normalise(typed);
        const marks = new Map<number, Mark>();
        const put = (said: string, isToBuilder: boolean) => {
          const { text: plain } = normalise(said);
          const at = text.indexOf(plain);
          if (at < 0) return;
          for (const { index } of text.slice(at, at + plain.length).matchAll(WORD))
            marks.set(at + index, { isToBuilder, section: -1 });
        };
        for (const said of expect.present) put(said, false);
        for (const said of expect.wishes) put(said, true);
        return { group: batch, text, marks };
      }),
    );
