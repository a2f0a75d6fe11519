import { createHash, randomBytes } from 'node:crypto';
import type { Answer, Api, TestPerson } from './api.ts';
import { good, WEBSITE } from './website-steps.ts';
import type { WebsiteAnswer } from './website-steps.ts';

let addresses = 0;

/** Somebody without an account at an address of their own, who keeps the claims of the websites that they make. */
export async function visitorOf(api: Api, address = `198.51.100.${(addresses += 1)}`) {
  const secrets: string[] = [];
  const headers = () => ({ 'website-claims': secrets.join(','), 'x-forwarded-for': address });
  const ask = <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> =>
    api.ask<Data>(query, variables, headers());

  const create = (brief: string, secret: string, more: Record<string, unknown> = {}) =>
    ask<{ createUnclaimedWebsite: WebsiteAnswer }>(
      `mutation ($input: CreateUnclaimedWebsiteInput!) { createUnclaimedWebsite(input: $input) { ${WEBSITE} } }`,
      { input: { brief, claimHash: createHash('sha256').update(secret).digest('base64url'), ...more } },
    );

  return {
    sub: '',
    headers: async () => headers(),
    ask,
    secrets,
    create,
    /** A website whose claim they keep. */
    async make(brief: string): Promise<WebsiteAnswer> {
      const secret = randomBytes(32).toString('base64url');
      const { createUnclaimedWebsite } = good(await create(brief, secret));
      secrets.push(secret);
      return createUnclaimedWebsite;
    },
    /** The same browser after logging in as somebody new, or as `person`. */
    async loggedIn(person?: TestPerson): Promise<TestPerson> {
      const who = person ?? (await api.person());
      return {
        ...who,
        ask: async <Data>(query: string, variables: Record<string, unknown> = {}) =>
          api.ask<Data>(query, variables, { ...headers(), ...(await who.headers()) }),
      };
    },
  };
}
