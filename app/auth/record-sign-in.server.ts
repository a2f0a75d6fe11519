import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const RecordSignInDocument = graphql(`
  mutation RecordSignIn($idToken: String!, $signupSource: String) {
    recordSignIn(idToken: $idToken, signupSource: $signupSource) {
      id
    }
  }
`);

/** Tells the API who just logged in and from which page, so that it knows name and mail. Throws `ApiError`. */
export async function recordSignIn(request: Request, context: AppContext, from: string): Promise<void> {
  const session = context.session.current;
  if (!session) throw new Error('Only a logged-in person can be recorded');
  const api = await graphqlFor(request, context);
  await api(RecordSignInDocument, {
    idToken: session.tokens.id_token,
    signupSource: from.split(/[?#]/, 1)[0],
  });
}
