import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { AppContext } from '#app/context.ts';
import { rejected, rejectedByApi } from '#app/forms/rejection.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { redirectWithToast } from '#app/toast/toast.server.ts';
import { CREATE_KEY, KEYS_ADDRESS, REVOKE_KEY } from './filter.ts';

const AccessKeysDocument = graphql(`
  query AccessKeys {
    viewer {
      id
      accessKeys {
        id
        name
        scope
        website {
          id
          name
        }
        createdAt
        lastUsedAt
        expiresAt
      }
      websites(first: 100, sort: NAME) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`);

const CreateAccessKeyDocument = graphql(`
  mutation CreateAccessKey($input: CreateAccessKeyInput!) {
    createAccessKey(input: $input) {
      secret
      key {
        id
        name
      }
    }
  }
`);

const RevokeAccessKeyDocument = graphql(`
  mutation RevokeAccessKey($id: ID!) {
    revokeAccessKey(id: $id)
  }
`);

/** What the section of access keys shows. `revoking` is the id of the key that is to be revoked, if the address names one. */
export async function readAccessKeys(api: Api, { appOrigin }: { appOrigin: string }, revoking: string | null) {
  const { viewer } = await api(AccessKeysDocument);
  const keys = viewer?.accessKeys ?? [];
  return {
    keys,
    websites: viewer?.websites.edges.map(({ node }) => node) ?? [],
    revoking: keys.find(({ id }) => id === revoking) ?? null,
    address: new URL('/mcp', appOrigin).href,
  };
}

export type AccessKeys = Awaited<ReturnType<typeof readAccessKeys>>;

/** A key that was just made: the only time that it is shown. */
export type NewKey = { name: string; secret: string };

const keySchema = z.object({
  name: z
    .string({ error: 'Say who will use this key, such as the name of a program.' })
    .trim()
    .max(60, 'Keep the name to 60 characters or fewer.'),
  scope: z.enum(['read', 'write', 'publish'], { error: 'Choose what it may do.' }),
  websiteId: z.string().max(100).optional(),
  days: z.coerce.number().optional(),
});

export const isAboutKeys = (form: FormData): boolean =>
  [CREATE_KEY, REVOKE_KEY].includes(String(form.get('intent') ?? ''));

/** Makes a key or revokes one, as the form asks. */
export async function actOnKeys(request: Request, context: AppContext, api: Api, form: FormData) {
  return form.get('intent') === REVOKE_KEY ? revoke(request, context, api, form) : create(api, form);
}

async function create(api: Api, form: FormData) {
  const submission = parseWithZod(form, { schema: keySchema });
  if (submission.status !== 'success') return rejected(submission);
  const { name, scope, websiteId, days } = submission.value;
  const input = { name, scope, websiteId: websiteId ?? null, days: days ?? null };
  try {
    const { createAccessKey } = await api(CreateAccessKeyDocument, { input });
    const newKey: NewKey = { name: createAccessKey.key.name, secret: createAccessKey.secret };
    return data({ newKey }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return rejectedByApi(submission, error);
  }
}

async function revoke(request: Request, context: AppContext, api: Api, form: FormData) {
  try {
    await api(RevokeAccessKeyDocument, { id: String(form.get('id') ?? '') });
  } catch (error) {
    // Somebody was faster: it is revoked, as was asked.
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
  }
  const message = 'The key is revoked. Whatever used it can no longer get in.';
  return redirectWithToast(KEYS_ADDRESS, { type: 'success', message }, request, context);
}
