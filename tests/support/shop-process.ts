import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { connectRegistrar } from '#backend/integrations/registrar.ts';
import { connectPayments } from '#backend/integrations/stripe.ts';
import { plansForSale } from '#backend/modules/subscriptions/plans-for-sale.ts';
import { openApi, testSettings, type TestPerson } from './api.ts';
import { faultsOf } from './faults-of.ts';
import { listening } from './raw-request.ts';

/**
 * A process of its own that sells names and plans, at stand-ins that its parent started: says its port, answers webhooks and what
 * somebody asks (`/ask`), and is dead at once, before or after the call that its parent names. It ends with its parent.
 */
const settings = testSettings(z.record(z.string(), z.string()).parse(JSON.parse(process.argv[2] ?? '{}')));
const faults = faultsOf(() => process.kill(process.pid, 'SIGKILL'));
const [payments, registrar] = [connectPayments(settings.stripe, plansForSale), connectRegistrar(settings.registrar)];
if (!payments || !registrar) throw new Error('The shop is closed');
const api = await openApi({
  settings,
  clock: () => new Date(),
  payments: faults.within(payments),
  registrar: faults.within(registrar),
});

const people = new Map<string, Promise<TestPerson>>();
/** Somebody with a mail address, which whoever registers a name needs. */
async function known(name: string): Promise<TestPerson> {
  const person = await api.person([], name);
  const claims = { email: `${name.split('.')[0]}@example.org`, name };
  const idToken = await api.tokens.identity(person.sub, api.time.now, claims);
  await person.ask('mutation ($token: String!) { recordSignIn(idToken: $token) { id } }', { token: idToken });
  return person;
}

const askSchema = z.object({ name: z.string(), query: z.string(), variables: z.record(z.string(), z.unknown()) });
const door = await listening(async (request, response) => {
  api.time.now = new Date();
  const body = await text(request);
  if (request.url === '/ask') {
    const { name, query, variables } = askSchema.parse(JSON.parse(body));
    const person = people.get(name) ?? known(name);
    people.set(name, person);
    response.end(JSON.stringify(await (await person).ask(query, variables)));
    return;
  }
  const headers = { 'Stripe-Signature': String(request.headers['stripe-signature']) };
  const asked = new Request('http://127.0.0.1/webhooks/stripe', { method: 'POST', body, headers });
  const answer = await api.backend.webhook(asked);
  response.writeHead(answer.status).end(await answer.text());
});
const faultSchema = z.object({ call: z.string(), when: z.enum(['before', 'after']) });
process.on('message', (fault) => faults.fail(faultSchema.parse(fault)));
process.once('disconnect', () => void door.close().then(() => api.close()));
process.send?.(door.port);
