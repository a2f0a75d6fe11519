import { describe, expect, it } from 'vitest';
import type { Api } from '#tests/support/api.ts';
import { eventOf, sendEvent } from '#tests/support/payment-events.ts';

const completed = (id: string, changes: object = {}) =>
  eventOf(id, 'checkout.session.completed', { id: 'cs_test_1', object: 'checkout.session' }, changes);

export function webhooksSuite(api: () => Api): void {
  describe('webhooks', () => {
    const statusOf = async (body: string, sending: Parameters<typeof sendEvent>[2] = {}) =>
      (await sendEvent(api(), body, sending)).status;

    it('are taken when they are signed, as often as they come', async () => {
      expect(await statusOf(completed('evt_taken'))).toBe(200);
      expect(await statusOf(completed('evt_taken'))).toBe(200);
      const together = await Promise.all([1, 2, 3, 4].map(() => statusOf(completed('evt_at_once'))));
      expect(together).toEqual([200, 200, 200, 200]);
    });

    it('are taken and left alone when they are nothing to us', async () => {
      expect(await statusOf(eventOf('evt_unknown', 'balance.available', { object: 'balance' }))).toBe(200);
      expect(await statusOf(eventOf('evt_manual', 'invoice.paid', { id: 'in_1', parent: null }))).toBe(200);
    });

    it('are refused when they are forged, old or of the other mode', async () => {
      const body = completed('evt_forged');
      expect(await statusOf(body, { secret: 'whsec_guessed' })).toBe(400);
      expect(await statusOf(body, { signature: '' })).toBe(400);
      expect(await statusOf(body, { signature: 't=1,v1=ff' })).toBe(400);
      expect(await statusOf(body, { ageSeconds: 299 })).toBe(200);
      expect(await statusOf(completed('evt_old'), { ageSeconds: 301 })).toBe(400);
      expect(await statusOf(completed('evt_live', { livemode: true }))).toBe(400);
    });

    it('are refused when they are no events', async () => {
      for (const body of ['', 'x', '[]', '{"id":1}']) expect(await statusOf(body)).toBe(400);
      expect(await statusOf(eventOf('evt_none', 'checkout.session.completed', {}))).toBe(400);
    });

    it('are cut off when they are too large', async () => {
      expect(await statusOf('x'.repeat(10_000_000))).toBe(413);
    });
  });
}
