/** The body of an answer. Rejects once it is longer than `most` bytes: a server that does not end is cut off. */
export async function bytesOfAnswer({ body }: Pick<Response, 'body'>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      throw new Error('The answer is too long');
    }
    pieces.push(part.value);
  }
  return Buffer.concat(pieces);
}
