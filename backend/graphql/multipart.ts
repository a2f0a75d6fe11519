import type { Plugin } from 'graphql-yoga';
import { isRecord } from '#site/model/json.ts';
import { BodyRefused } from './read-body.ts';

/** What a server context holds for a request that came in several parts. */
export type Multipart = { params: Record<string, unknown> } | undefined;

/** Gives Yoga what `readMultipart` read. Yoga's own reader would make files of a class of its own. */
export const multipartRequests: Plugin<object, { multipart: Multipart }> = {
  onRequestParse({ serverContext: { multipart }, setRequestParser }) {
    if (multipart) setRequestParser(() => multipart.params);
  },
};

const MAX_FILES = 1;

const refusal = (message: string) => new BodyRefused(400, message);

/**
 * A GraphQL multipart request (`operations`, `map`, then the files) as the parameters of an operation, its files in place. Takes one
 * operation with one file.
 */
export async function readMultipart(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => {
    throw refusal('This upload arrived incomplete. Please send it again.');
  });
  const operations = parsed(form.get('operations'), 'operations');
  const map = Object.entries(parsed(form.get('map'), 'map'));
  if (map.length > MAX_FILES) throw refusal('One file can be sent at a time.');
  for (const [part, paths] of map) {
    const file = form.get(part);
    if (!(file instanceof File)) throw refusal(`The part ${part} is not a file.`);
    if (!Array.isArray(paths) || paths.length !== 1) throw refusal('The map names one place for a file.');
    place(operations, String(paths[0]), file);
  }
  return operations;
}

function parsed(part: FormDataEntryValue | null, name: string): Record<string, unknown> {
  if (typeof part !== 'string') throw refusal(`The part ${name} is missing.`);
  try {
    const value: unknown = JSON.parse(part);
    if (isRecord(value)) return value;
  } catch {
    // Said below.
  }
  throw refusal(`The part ${name} is not a JSON object.`);
}

/** Only where the client left a null, as the specification of such requests has it: so nothing that is there is overwritten. */
function place(operations: Record<string, unknown>, path: string, file: File) {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: unknown = operations;
  for (const step of steps) at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  if (steps[0] !== 'variables' || !isRecord(at) || !Object.hasOwn(at, last) || at[last] !== null)
    throw refusal('The map names a place that is not an empty variable.');
  at[last] = file;
}
