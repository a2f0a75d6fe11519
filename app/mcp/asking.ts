import { z } from 'zod';
import { answered, found, sentence, text } from './answer.ts';
import { McpAnswer, McpAsk } from './documents.ts';
import { CHANGES, websiteId, type Parts } from './tool-parts.ts';
import { untilDone } from './waiting.ts';

/** The tool that may take minutes. */
export const ASK_DESIGNER = 'ask_designer';

type Answer = {
  state: string;
  text: string;
  changes: string[];
  choices: { label: string; message: string }[];
};

/** The tool that hands a wish to the assistant of the product. */
export function offerAsking({ server, api, request }: Parts): void {
  server.registerTool(
    ASK_DESIGNER,
    {
      description:
        'Asks the designer of the product for a change in plain words, such as “a warmer look” or “add our opening hours: …”, and waits for it. It counts as an assistant message of the plan.',
      inputSchema: {
        website: websiteId,
        message: z.string().min(1).max(2000),
        page: z.string().max(120).optional().describe('Path of the page that “this page” means'),
      },
      annotations: CHANGES,
    },
    ({ website: id, message, page }, extra) =>
      answered(async () => {
        const { sendChatMessage: sent } = await api(McpAsk, {
          input: { websiteId: id, text: message, pagePath: page ?? null },
        });
        if (sent.message.state !== 'WORKING') return inWords(sent.message, sent.website.currentRevision);
        const said = await untilDone(extra, async () => {
          const { messages, turn, currentRevision } = found((await api(McpAnswer, { id })).website, request);
          const answer = messages.find((each) => each.id === sent.message.id);
          return answer && answer.state !== 'WORKING'
            ? { done: inWords(answer, currentRevision) }
            : { step: turn?.step ?? 0, note: turn?.note || 'The designer is at work' };
        });
        return said ?? text('The designer is still at work. read_website says when it is done, and what changed.');
      }),
  );
}

function inWords({ state, text: reply, changes, choices }: Answer, revision: number) {
  const isFailed = state === 'FAILED' || state === 'CANCELLED';
  const said = text(
    reply,
    changes.length > 0 &&
      `Changed: ${changes.map(sentence).join(' ')} This is revision ${revision}. undo takes it back.`,
    changes.length === 0 && !isFailed && 'Nothing was changed.',
    choices.length > 0 && `It offers: ${choices.map(({ label, message }) => `${label} (“${message}”)`).join(', ')}`,
  );
  return isFailed ? { ...said, isError: true } : said;
}
