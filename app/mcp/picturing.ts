import { z } from 'zod';
import { answered, found, text } from './answer.ts';
import { McpFindPhotos, McpGenerate, McpGenerating, McpPictures, McpTakePhoto } from './documents.ts';
import { CHANGES, READS, websiteId, type Parts } from './tool-parts.ts';
import { untilDone } from './waiting.ts';

/** The tool that may take a minute. */
export const GENERATE_PICTURE = 'generate_picture';

const shapes = ['WIDE', 'SQUARE', 'TALL'] as const;

/** Tools that bring pictures into the library of a website. Which section shows one is a change like others. */
export function offerPicturing({ server, api, request }: Parts): void {
  server.registerTool(
    'list_pictures',
    {
      description: 'The pictures in the library of a website, newest first, 20 at a time, as picture fields hold them.',
      inputSchema: { website: websiteId, after: z.string().max(500).optional().describe('Cursor of the page before') },
      annotations: READS,
    },
    ({ website: id, after }) =>
      answered(async () => {
        const { assets, ...offers } = found((await api(McpPictures, { id, after: after ?? null })).website, request);
        return text(
          assets.edges.length === 0 && 'There are no pictures in the library.',
          ...assets.edges.map(({ node }) => `- ${node.name}${node.generated ? ', generated' : ''}: ${fieldOf(node)}`),
          assets.pageInfo.hasNextPage && `More with after: ${assets.pageInfo.endCursor}`,
          offers.photoSources.length > 0 && `search_photos asks ${offers.photoSources.join(' and ')}.`,
          offers.pictureGenerator && leftOf(offers.pictureGenerator.left),
        );
      }),
  );

  server.registerTool(
    'search_photos',
    {
      description: 'Free photos that fit some words, with whose they are. add_photo copies one into the library.',
      inputSchema: {
        website: websiteId,
        words: z.string().min(1).max(100).describe('What the photo shows, such as “sourdough”'),
        page: z.number().int().min(1).max(50).optional(),
      },
      annotations: { ...READS, openWorldHint: true },
    },
    ({ website, words, page }) =>
      answered(async () => {
        const { photos, hasMore } = (await api(McpFindPhotos, { website, words, page: page ?? null })).searchPhotos;
        if (photos.length === 0) return text('No photos were found. Try fewer or other words.');
        return text(
          ...photos.map(
            ({ id, width, height, preview, credit }) =>
              `- ${id}: ${width} × ${height}, by ${credit.author} on ${credit.source}, ${preview}`,
          ),
          hasMore && `More with page: ${(page ?? 1) + 1}`,
        );
      }),
  );

  server.registerTool(
    'add_photo',
    {
      description: 'Copies a photo that search_photos found into the library, with its credit.',
      inputSchema: { website: websiteId, photo: z.string().max(80).describe('Its id from search_photos') },
      annotations: { ...CHANGES, openWorldHint: true },
    },
    ({ website, photo }) => answered(async () => placed((await api(McpTakePhoto, { website, photo })).takePhoto)),
  );

  server.registerTool(
    GENERATE_PICTURE,
    {
      description:
        'Generates a picture of things, places or moods for the library, and waits for it. It is marked as generated and counts against the plan. People with a name are never generated.',
      inputSchema: {
        website: websiteId,
        prompt: z.string().min(3).max(600).describe('What it shows'),
        shape: z.enum(shapes).optional().describe('WIDE when left out'),
      },
      annotations: { ...CHANGES, openWorldHint: true },
    },
    ({ website: id, prompt, shape = 'WIDE' }, extra) =>
      answered(async () => {
        const { generatePicture: begun } = await api(McpGenerate, { website: id, prompt, shape });
        const ended = await untilDone(extra, async () => {
          const { pictureGenerator } = found((await api(McpGenerating, { id })).website, request);
          const latest = pictureGenerator?.latest;
          const isOver = latest?.id !== begun.id || latest.state !== 'WORKING';
          return isOver ? { done: latest } : { step: latest.done, note: latest.note };
        });
        if (!ended) return text('The picture is still being generated. list_pictures shows it once it is there.');
        if (ended.picture) return placed(ended.picture);
        return { ...text(ended.note || 'No picture was generated.'), isError: true };
      }),
  );
}

type Picture = { id: string; alt: string; width: number; height: number };

/** A picture as a field of a section holds it. */
const fieldOf = ({ id, alt, width, height }: Picture): string =>
  JSON.stringify({ source: 'asset', id, alt, width, height });

const placed = (picture: Picture) =>
  text(
    `It is in the library. Put it into a picture field with change_website: ${fieldOf(picture)}`,
    'alt says what is seen, for people who do not see it: ask the owner, and leave it empty while you do not know.',
  );

const leftOf = (left: number | null | undefined): string =>
  left == null ? 'generate_picture works here.' : `generate_picture works here, ${left} more times this month.`;
