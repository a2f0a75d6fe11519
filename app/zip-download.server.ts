/** A ZIP of the API (base64) as a file to keep. */
export const zipDownload = ({ fileName, archive }: { fileName: string; archive: string }): Response =>
  new Response(Buffer.from(archive, 'base64'), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
