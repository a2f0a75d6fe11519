import type { Services } from '../../context.ts';
import { failureIn } from '../../graphql/errors.ts';
import { BodyRefused, readBytes } from '../../graphql/read-body.ts';
import { EventRefused } from '../../integrations/stripe-events.ts';
import { keepPaymentEvent } from './keep-event.ts';

/** Many times the size of any event. */
const MAX_BYTES = 1_000_000;

/**
 * What the payment provider sends, body untouched: verified, kept with its job, answered 200. 400 for what is not signed for us, 413
 * for too much, 503 when it cannot be kept just now: the provider sends that again. Never rejects.
 */
export const createWebhook =
  (services: Pick<Services, 'payments' | 'db' | 'jobs' | 'clock' | 'log'>) =>
  async (request: Request): Promise<Response> => {
    const { payments, clock, log } = services;
    try {
      if (!payments) return answer(503, 'Payments are switched off here.');
      const body = await readBytes(request, MAX_BYTES);
      const event = await payments.readEvent(body, request.headers.get('stripe-signature') ?? '', clock());
      await keepPaymentEvent(services, event);
      return answer(200, 'Received.');
    } catch (error) {
      // A body that was stopped on its way here brings the answer along.
      if (error instanceof Response) return error;
      if (error instanceof BodyRefused) return answer(error.status, error.message);
      if (error instanceof EventRefused) return answer(400, error.message);
      const failure = failureIn(error, log);
      if (!failure) log.error('A webhook could not be kept', { error });
      return answer(failure ? 503 : 500, failure?.message ?? 'Something went wrong on our side.');
    }
  };

const answer = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });
