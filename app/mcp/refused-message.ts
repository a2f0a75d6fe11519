/** An error of the protocol that belongs to no message. */
export const mcpRefusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: -32000, message }, id: null },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
