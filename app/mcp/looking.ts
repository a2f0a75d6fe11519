import { z } from 'zod';
import { previewAddress } from '#app/preview/preview-address.ts';
import { answered, found, sentence, text } from './answer.ts';
import { McpPreview, McpWebsite, McpWebsites } from './documents.ts';
import { catalogue } from './kinds.ts';
import { checkInWords, documentFrom, outlineOf, pageOf } from './outline.ts';
import { READS, websiteId, type Parts } from './tool-parts.ts';

/** Tools that only look. */
export function offerLooking({ server, api, request, appOrigin }: Parts): void {
  server.registerTool(
    'list_websites',
    {
      description: 'The websites that this key may work on, the last changed first, 20 at a time.',
      inputSchema: {
        search: z.string().max(100).optional().describe('Part of a name or address'),
        after: z.string().max(500).optional().describe('The cursor that the page before ended with'),
      },
      annotations: READS,
    },
    ({ search, after }) =>
      answered(async () => {
        const { viewer } = await api(McpWebsites, { first: 20, after: after ?? null, search: search ?? null });
        const { edges, pageInfo, totalCount } = found(viewer, request).websites;
        if (edges.length === 0)
          return text(search ? 'No website has that name.' : 'There are no websites yet. create_website makes one.');
        return text(
          `${totalCount} in all:`,
          ...edges.map(
            ({ node }) =>
              `- ${node.id}: ${node.name}, ${node.status.toLowerCase()}, ${node.language}, revision ${node.currentRevision}, ${node.address}`,
          ),
          pageInfo.hasNextPage && `More with after: ${pageInfo.endCursor}`,
        );
      }),
  );

  server.registerTool(
    'read_website',
    {
      description:
        'A website as an outline: facts, look, pages, their sections with ids, and what is not published yet.',
      inputSchema: { website: websiteId },
      annotations: READS,
    },
    ({ website: id }) =>
      answered(async () => {
        const website = found((await api(McpWebsite, { id })).website, request);
        const document = documentFrom(website.document);
        const changes = website.unpublishedChanges;
        return text(
          outlineOf(website, document),
          document.locks.length > 0 && `Written by hand, so ask_designer leaves them: ${document.locks.join(', ')}`,
          changes.length > 0 &&
            `Not published yet (${changes.length}): ${changes.slice(0, 10).map(sentence).join(' ')}`,
          website.turn && `The designer is at work on it: ${website.turn.note}`,
        );
      }),
  );

  server.registerTool(
    'read_page',
    {
      description: 'A page whole: every section with all its fields, as JSON.',
      inputSchema: {
        website: websiteId,
        page: z.string().max(120).describe('Its id, its path such as /menu, or its title'),
      },
      annotations: READS,
    },
    ({ website: id, page: wanted }) =>
      answered(async () => {
        const website = found((await api(McpWebsite, { id })).website, request);
        const document = documentFrom(website.document);
        const page = pageOf(document, wanted);
        if (page) return text(`Revision ${website.currentRevision}`, JSON.stringify(page));
        const pages = document.pages.map(({ id: pageId, path }) => `${pageId} (${path})`).join(', ');
        return { ...text(`There is no such page. The pages are: ${pages}.`), isError: true };
      }),
  );

  server.registerTool(
    'list_kinds',
    {
      description:
        'The kinds of sections: what each is for, its layouts and its fields. Read it before you add sections.',
      annotations: READS,
    },
    () => answered(async () => text(await catalogue(api))),
  );

  server.registerTool(
    'publish_check',
    {
      description: 'What should be looked at before publishing, such as dead links and missing facts.',
      inputSchema: { website: websiteId },
      annotations: READS,
    },
    ({ website: id }) =>
      answered(async () => {
        const website = found((await api(McpWebsite, { id })).website, request);
        return text(checkInWords(documentFrom(website.document)));
      }),
  );

  server.registerTool(
    'preview_link',
    {
      description: 'An address that shows the draft to whoever has it, for an hour at most.',
      inputSchema: { website: websiteId, page: z.string().max(120).optional().describe('Path, such as /menu') },
      annotations: READS,
    },
    ({ website: id, page = '/' }) =>
      answered(async () => {
        const { previewToken } = found((await api(McpPreview, { id })).website, request);
        return text(new URL(previewAddress({ website: id, page, token: previewToken }), appOrigin).href);
      }),
  );
}
