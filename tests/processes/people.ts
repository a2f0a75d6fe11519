import { request as send } from 'node:http';
import type { Answer, TestPerson } from '#tests/support/api.ts';
import type { TokenMaker } from '#tests/support/token-maker.ts';
import { change, good, heading } from '#tests/support/website-steps.ts';
import type { WebsiteAnswer } from '#tests/support/website-steps.ts';

type Raw = { status: number; body: string };

/** What came of everything that was asked since the last look. */
export type Seen = { asked: number; failed: string[] };

/** One request by its raw parts, for which a minute is waited. */
export const ask = (port: number, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<Raw>((done, failed) => {
    const asked = send({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      response.once('error', failed);
    });
    asked.once('error', failed).setTimeout(60_000, () => asked.destroy(new Error('No answer in a minute')));
    asked.end(body);
  });

/** Somebody who is logged in, and asks by the balancer. */
export function personAt(port: number, tokens: TokenMaker, name: string): TestPerson {
  const sub = `auth0|${name}`;
  const headers = async () => ({
    'auth-provider': 'auth0',
    Authorization: `Bearer ${await tokens.access(sub, [], new Date())}`,
  });
  return {
    sub,
    headers,
    ask: async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> => {
      const sent = { Host: `localhost:${port}`, 'Content-Type': 'application/json', ...(await headers()) };
      const { status, body } = await ask(port, '/graphql', sent, JSON.stringify({ query, variables }));
      if (!body.startsWith('{')) throw new Error(`${status} ${body.slice(0, 100)}`);
      return { ...JSON.parse(body), status };
    },
  };
}

/** Does something again and again, and keeps what went wrong. */
function repeating(once: () => Promise<string | null>) {
  let isOver = false;
  let seen: Seen = { asked: 0, failed: [] };
  const running = (async () => {
    while (!isOver) {
      const wrong = await once().catch((error: unknown) => String(error));
      seen.asked += 1;
      if (wrong) seen.failed.push(wrong);
    }
  })();
  return {
    /** Since the last look. */
    look(): Seen {
      const then = seen;
      seen = { asked: 0, failed: [] };
      return then;
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

type Repeating = ReturnType<typeof repeating>;

/** Several people as one. */
export const groupOf = (those: Repeating[]) => ({
  count: those.length,
  look: (): Seen =>
    those.map((one) => one.look()).reduce((a, b) => ({ asked: a.asked + b.asked, failed: [...a.failed, ...b.failed] })),
  stop: () => Promise.all(those.map((one) => one.stop())),
});

export type Group = { writing: ReturnType<typeof groupOf>; visiting: ReturnType<typeof groupOf> };
export type Person = { person: TestPerson; website: WebsiteAnswer };

/** Somebody who looks at a published page. */
export const visitorAt = (port: number, host: string, words: string) =>
  repeating(async () => {
    const { status, body } = await ask(port, '/', { Host: `${host}:${port}` });
    return status === 200 && body.includes(words) ? null : `a page: ${status}`;
  });

/** Somebody who edits a website, and remembers what was acknowledged. */
export function writerOf(person: TestPerson, { id, document }: WebsiteAnswer) {
  const sectionId = document.pages[0]?.sections[0]?.id ?? '';
  const acknowledged: { revision: number; words: string }[] = [];
  let revision = 1;
  let edits = 0;
  const now = async () => {
    const found = await person.ask<{ website: { currentRevision: number } }>(
      'query ($id: ID!) { website(id: $id) { currentRevision } }',
      { id },
    );
    return good(found).website.currentRevision;
  };
  const writing = repeating(async () => {
    const words = `Edit ${(edits += 1)}`;
    const answer = await change(person, id, revision, {
      type: 'updateSection',
      sectionId,
      props: { heading: words },
    }).catch((error: unknown) => String(error));
    if (typeof answer !== 'string' && answer.data?.changeWebsite) {
      revision = answer.data.changeWebsite.currentRevision;
      acknowledged.push({ revision, words });
      return null;
    }
    // It may have been kept although nobody was told.
    revision = await now().catch(() => revision);
    return typeof answer === 'string' ? answer : `an edit: ${answer.status} ${answer.errors?.[0]?.message}`;
  });
  return {
    ...writing,
    /** Edits that were acknowledged and are not there. */
    async lost(): Promise<string[]> {
      const lost: string[] = [];
      for (const { revision: number, words } of acknowledged) {
        const { website } = good(
          await person.ask<{ website: Pick<WebsiteAnswer, 'document'> }>(
            'query ($id: ID!, $number: Int!) { website(id: $id) { document(revision: $number) } }',
            { id, number },
          ),
        );
        if (heading(website.document) !== words) lost.push(words);
      }
      return lost;
    },
    acknowledged: () => acknowledged.length,
  };
}
