import type Stripe from 'stripe';
import type { Clock } from '../records.ts';
import type { Wire } from './wire.ts';

const DAY = 86_400;

/** Always ready: moving it is done before it is answered. */
export const clockShape = ({ id, created, name, now }: Clock): Wire<Stripe.TestHelpers.TestClock> => ({
  id,
  object: 'test_helpers.test_clock',
  created,
  deletes_after: created + 30 * DAY,
  frozen_time: now,
  livemode: false,
  name,
  status: 'ready',
  status_details: {},
});
