import { z } from 'zod';
import { alertOf, lead } from '../pages.ts';
import { backLink, finish, showPortal, type PortalCall } from './portal-call.ts';

const cardSchema = z.enum(['works', 'fails_once', 'fails']);
const labels: Record<z.infer<typeof cardSchema>, string> = {
  works: 'A card that works',
  fails_once: 'A card whose next payment fails',
  fails: 'A card whose every payment fails',
};

/** Which card pays from now on. */
export function changeCard(call: PortalCall): void {
  const { customer, records, form } = call;
  const chosen = cardSchema.safeParse(form.get('card'));
  if (call.isPost && chosen.success) {
    records.customers.set(customer.id, { ...customer, card: chosen.data });
    return finish(call);
  }
  const picks = cardSchema.options
    .map((card) => {
      const state = card === customer.card ? ' checked' : '';
      return `<label class="pick"><input type="radio" name="card" value="${card}"${state}>${labels[card]}</label>`;
    })
    .join('');
  const ask = `<form method="post"><fieldset><legend>Card</legend>${picks}</fieldset><button>Save the card</button></form>`;
  const warning = call.isPost ? alertOf('Choose one of the cards.') : '';
  showPortal(
    call,
    'Change the card',
    `${warning}${lead('Here a card is chosen by what becomes of its payments.')}${ask}${backLink(call)}`,
    call.isPost ? 400 : 200,
  );
}
