import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { answered, found, sentence, text } from './answer.ts';
import { McpAnswer, McpAsk } from './documents.ts';
import { CHANGES, websiteId, type Parts } from './tool-parts.ts';

/** The tool that may take minutes. */
export const ASK_DESIGNER = 'ask_designer';

const LOOK_EVERY_MS = 1000;
/** Clients wait longer than this only where progress comes. */
const LONGEST_MS = 280_000;

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
    ({ website: id, message, page }, { signal, sendNotification, _meta }) =>
      answered(async () => {
        const { sendChatMessage: sent } = await api(McpAsk, {
          input: { websiteId: id, text: message, pagePath: page ?? null },
        });
        if (sent.message.state !== 'WORKING') return inWords(sent.message, sent.website.currentRevision);
        const until = Date.now() + LONGEST_MS;
        while (Date.now() < until) {
          await setTimeout(LOOK_EVERY_MS, undefined, { signal });
          const { messages, turn, currentRevision } = found((await api(McpAnswer, { id })).website, request);
          const answer = messages.find((each) => each.id === sent.message.id);
          if (answer && answer.state !== 'WORKING') return inWords(answer, currentRevision);
          const progressToken = _meta?.progressToken;
          if (progressToken !== undefined)
            await sendNotification({
              method: 'notifications/progress',
              params: {
                progressToken,
                progress: (turn?.step ?? 0) + 1,
                message: turn?.note || 'The designer is at work',
              },
            });
        }
        return text('The designer is still at work. read_website says when it is done, and what changed.');
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
