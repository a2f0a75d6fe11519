import { Form } from '@remix-run/react';
import { moneyInWords } from '#app/money.ts';
import { Badge, Button, type Tone } from '#app/ui/index.ts';
import type { Offer } from './search-names.server.ts';

const standings: Record<Offer['availability'], { label: string; tone: Tone }> = {
  FREE: { label: 'Available', tone: 'success' },
  TAKEN: { label: 'Taken', tone: 'neutral' },
  UNKNOWN: { label: 'Not known', tone: 'warning' },
};

/** A name: whether it can be had, for how much, and the button that leads to where it is paid. */
export function OfferRow({ offer, website }: { offer: Offer; website: string }) {
  const { name, displayName, availability, yearly, problem } = offer;
  const { label, tone } = standings[availability];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-all">{displayName}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        {problem !== null && <p className="text-sm text-muted">{problem}</p>}
      </div>
      {yearly && (
        <Form method="post" className="flex items-center gap-3">
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="amount" value={yearly.amount} />
          {website && <input type="hidden" name="website" value={website} />}
          <span className="text-sm tabular-nums">{moneyInWords(yearly)} a year</span>
          <Button type="submit" size="small" aria-label={`Buy ${displayName}`}>
            Buy
          </Button>
        </Form>
      )}
    </li>
  );
}
