import type { Batch } from './batch.ts';
import { briefMeasures, type BriefScore, type Tally } from './score-brief.ts';
import { verdicts } from '#scoring/judge-message.ts';
import type { MessageScore } from './score-message.ts';

export type FreshScore = { batch: Batch; briefs: BriefScore[]; messages: MessageScore[] };

const sum = (tallies: Tally[]): Tally => ({
  held: tallies.reduce((all, { held }) => all + held, 0),
  asked: tallies.reduce((all, { asked }) => all + asked, 0),
  misses: tallies.flatMap(({ misses }) => misses),
});

/** Names and values of a score, in the order of the table. */
export function figuresOf({ briefs, messages }: FreshScore): [name: string, value: string][] {
  const ofBriefs = briefMeasures.map((measure): [string, string] => {
    const { held, asked } = sum(briefs.map(({ tallies }) => tallies[measure]));
    return [measure, asked === 0 ? '–' : `${held} of ${asked}`];
  });
  const ofMessages = verdicts.map((verdict): [string, string] => [
    verdict === 'right' ? 'messages right' : verdict === 'wrong' ? 'changed, but wrong' : verdict,
    `${messages.filter((message) => message.verdict === verdict).length} of ${messages.length}`,
  ]);
  return [...(briefs.length > 0 ? ofBriefs : []), ...(messages.length > 0 ? ofMessages : [])];
}

/** The score as a table of two columns. */
export const tableOf = (score: FreshScore): string =>
  ['| what | held |', '|---|---|', ...figuresOf(score).map(([name, value]) => `| ${name} | ${value} |`)].join('\n');

/** Each miss by brief or message. */
export const detailsOf = ({ briefs, messages }: FreshScore): string =>
  [
    ...briefs.flatMap(({ id, tallies }) =>
      briefMeasures.flatMap((measure) => tallies[measure].misses.map((miss) => `${id} ${measure}: ${miss}`)),
    ),
    ...messages
      .filter(({ verdict }) => verdict !== 'right')
      .map(
        ({ id, verdict, misses, reply }) => `${id} ${verdict}: ${misses.join(' ')} — ${reply.replaceAll('\n', ' ')}`,
      ),
  ].join('\n');
