import type { Designer } from '#designer/index.ts';
import { everyday } from './everyday.ts';
import { firstHundred } from './first-hundred.ts';
import { otherLanguages } from './other-languages.ts';
import type { ChatTable } from './report.ts';
import { scoreTable } from './score.ts';
import { secondHundred } from './second-hundred.ts';

const tables = [
  { title: 'First hundred, English', cases: firstHundred },
  { title: 'Second hundred, English', cases: secondHundred },
  { title: 'German, French, Spanish, Portuguese', cases: otherLanguages },
  { title: 'Everyday messages, five languages', cases: everyday },
];

/** Scores every table of messages, in order. */
export async function scoreChatTables(designer: Designer): Promise<ChatTable[]> {
  const scored: ChatTable[] = [];
  for (const { title, cases } of tables) scored.push({ title, results: await scoreTable(designer, cases) });
  return scored;
}
