import { answered, text } from './answer.ts';
import { McpPublish } from './documents.ts';
import { websiteId, type Parts } from './tool-parts.ts';

/** The tool that visitors notice. */
export function offerPublishing({ server, api }: Parts): void {
  server.registerTool(
    'publish_website',
    {
      description:
        'Shows the newest revision to visitors. Needs a key that may publish, and a publish check without errors.',
      inputSchema: { website: websiteId },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    ({ website: id }) =>
      answered(async () => {
        const { publishWebsite: published } = await api(McpPublish, { id });
        return text(
          `${published.name} is live at ${published.address}, as of revision ${published.publishedRevision}.`,
        );
      }, 'It was not published. Change the website, then publish it again.'),
  );
}
