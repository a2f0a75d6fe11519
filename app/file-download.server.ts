/** What strangers uploaded, as a download: no browser shall open it as a page of this host. `body` is base64. */
export function fileDownload(file: { name: string; body: string } | null | undefined): Response {
  if (!file) return new Response(null, { status: 404 });
  return new Response(Buffer.from(file.body, 'base64'), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
