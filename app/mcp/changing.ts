import { z } from 'zod';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { MAX_OPERATIONS, operationTools } from '#site/operations/index.ts';
import { isRecord } from '#site/model/json.ts';
import { answered, found, sentence, text } from './answer.ts';
import { McpChange, McpCreate, McpRedo, McpUndo, McpWebsite } from './documents.ts';
import { documentFrom, outlineOf } from './outline.ts';
import { CHANGES, websiteId, type Parts } from './tool-parts.ts';

/** An operation: its `type` and, beside it, what that one takes. The API judges it. */
const operation = z.unknown().meta({
  anyOf: operationTools.map(({ name, description, parameters: { properties, required } }) => ({
    description,
    type: 'object',
    properties: { type: { const: name }, ...(isRecord(properties) && properties) },
    required: ['type', ...(Array.isArray(required) ? required : [])],
  })),
});

/** Tools that change websites and take changes back. */
export function offerChanging({ server, api, request }: Parts): void {
  server.registerTool(
    'create_website',
    {
      description: 'Makes a whole website from a description of the business.',
      inputSchema: {
        brief: z
          .string()
          .min(3)
          .max(MOST_BRIEF)
          .describe(
            'What the business is and does, with its facts: place, prices, hours, contact, wishes for the look',
          ),
        name: z.string().max(120).optional(),
      },
      annotations: CHANGES,
    },
    ({ brief, name }) =>
      answered(async () => {
        const { createWebsite: made } = await api(McpCreate, { input: { brief, name: name ?? null } });
        const understood = made.understood.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`);
        return text(
          'The website is made, as a draft.',
          outlineOf(made, documentFrom(made.document)),
          understood.length > 0 && `Understood of the description: ${understood.join(' · ')}`,
          made.turn && 'The designer goes on with it: read_website says when it is done.',
        );
      }),
  );

  server.registerTool(
    'change_website',
    {
      description:
        'Changes a website: all of the operations or none, as one step that undo takes back. Ids and fields are those that read_page gives, kinds and layouts those of list_kinds. A new page or section gets an id of yours.',
      inputSchema: {
        website: websiteId,
        operations: z.array(operation).min(1).max(MAX_OPERATIONS),
        revision: z
          .number()
          .int()
          .min(1)
          .optional()
          .describe('The revision that you read, so that what others changed since is not lost; else the newest'),
      },
      annotations: CHANGES,
    },
    ({ website: id, operations, revision }) =>
      answered(async () => {
        const { currentRevision } = found((await api(McpWebsite, { id })).website, request);
        const input = { id, baseRevision: revision ?? currentRevision, operations };
        const { changeWebsite: changed } = await api(McpChange, { input });
        if (changed.currentRevision === currentRevision) return text('Nothing changed: it was like that already.');
        return text(`${summaryOf(changed)} This is revision ${changed.currentRevision}. undo takes it back.`);
      }),
  );

  server.registerTool(
    'undo',
    {
      description: 'Takes back the newest change that is in place, or makes the one again that was taken back last.',
      inputSchema: { website: websiteId, redo: z.boolean().optional().describe('Make it again instead') },
      annotations: CHANGES,
    },
    ({ website: id, redo }) =>
      answered(async () => {
        const made = redo ? (await api(McpRedo, { id })).redoChange : (await api(McpUndo, { id })).undoChange;
        const more = made.canUndo ? 'Earlier changes can be taken back, too.' : 'Nothing is left to take back.';
        return text(`${summaryOf(made)} This is revision ${made.currentRevision}. ${more}`);
      }),
  );
}

type Made = { revisions: { edges: { node: { summary: string } }[] } };

/** What a step did, as a sentence. */
const summaryOf = ({ revisions }: Made): string => sentence(revisions.edges[0]?.node.summary ?? 'Done');
