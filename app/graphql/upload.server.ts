import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { hashOf, isAnswered, refusalFor } from './client.server.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import { askInProcess, postPersisted, transportFor, type GraphqlBody } from './transport.server.ts';

const answerSchema = z.object({ data: z.unknown().optional(), errors: z.unknown().optional() });

/**
 * Runs a mutation whose `input.file` is the given file: at once where the API is in this process, else as a GraphQL multipart request.
 * Throws `ApiError`, like the other way to the API.
 */
export function uploadFor(request: Request, context: AppContext) {
  const post = transportFor(request, context);
  const refuse = refusalFor(request, context);
  return async <Result, Variables extends { input: { file?: unknown } }>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    file: File,
  ): Promise<Result> => {
    const inProcess = await askInProcess(request, context, document.toString(), variables, file);
    if (inProcess) return isAnswered<Result>(inProcess) ? inProcess.data : refuse(inProcess);
    // Over the network a file goes as the platform's own: one that is read in another way would arrive empty.
    const sent = new File([await file.arrayBuffer()], file.name, { type: file.type });
    const withFile = (body: Partial<GraphqlBody>) => {
      const form = new FormData();
      form.set('operations', JSON.stringify(body));
      form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
      form.set('0', sent);
      return form;
    };
    const response = await postPersisted(post, { query: document.toString(), variables }, hashOf(document), withFile);
    const answer = answerSchema.safeParse(await response.json().catch(() => null)).data ?? {};
    const { data } = z.object({ data: z.custom<Result>((value) => value != null) }).safeParse(answer).data ?? {};
    return data && !answer.errors ? data : refuse({ status: response.status, errors: answer.errors });
  };
}
