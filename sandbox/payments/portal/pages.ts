import { formOf } from '../../http.ts';
import type { Ledger } from '../ledger.ts';
import { isOver } from '../lifecycle.ts';
import type { Subscription } from '../money-records.ts';
import { lead, leadTo, type ShowPage } from '../pages.ts';
import type { PaymentRecords } from '../records.ts';
import { cancelPlan } from './cancel-page.ts';
import { changeCard } from './card-page.ts';
import { showHome } from './home-page.ts';
import { showInvoice } from './invoice-page.ts';
import { confirmPlan, showPlans } from './plan-pages.ts';
import { backLink, offered, showPortal, type PortalCall } from './portal-call.ts';

const ADDRESS = /^\/portal\/([\w-]+)(?:\/([a-z]+))?(?:\/(\w+))?(?:\/(\w+))?$/;

/** The hosted pages of a portal session. */
export function portalPages(records: PaymentRecords, ledger: Ledger, appOrigin: string): ShowPage {
  return async (request, path, response) => {
    const [, token = '', verb = '', first = '', second = ''] = ADDRESS.exec(path) ?? [];
    const session = records.portalSessions.get(token);
    const customer = records.customers.get(session?.customer ?? '');
    const configuration = records.configurations.get(session?.configuration ?? '');
    if (!session || !customer || !configuration) return false;
    const isPost = request.method === 'POST';
    const form = isPost ? await formOf(request) : new URLSearchParams();
    const base = `/portal/${token}`;
    return answer({ records, ledger, session, customer, configuration, base, isPost, form, response, appOrigin });

    function answer(call: PortalCall): boolean {
      if (verb === '' && call.session.flow) return answerFlow(call, call.session.flow);
      if (verb === '' || verb === 'home') return done(() => showHome(call));
      if (verb === 'done') return done(() => showDone(call));
      return answerVerb(call, verb, first, second);
    }
  };
}

function done(answer: () => void): true {
  answer();
  return true;
}

function answerFlow(
  call: PortalCall,
  { type, subscription, item }: NonNullable<PortalCall['session']['flow']>,
): boolean {
  if (type === 'payment_method_update') return done(() => changeCard(call));
  const verb = { subscription_cancel: 'cancel', subscription_update: 'plan', subscription_update_confirm: 'confirm' };
  const one = subscriptionOf(call, subscription ?? '');
  const isDone =
    type === 'subscription_update_confirm' && (item?.price ?? one?.price) === one?.price && item?.quantity === null;
  if (!one || isDone) return done(() => showDone(call));
  return answerVerb(call, verb[type], one.id, item?.price ?? one.price, item?.quantity ?? null);
}

function answerVerb(
  call: PortalCall,
  verb: string,
  id: string,
  priceId: string,
  quantity: number | null = null,
): boolean {
  const { records, ledger, configuration, customer, isPost } = call;
  const { features } = configuration;
  if (verb === 'card' && features.payment_method_update.enabled) return done(() => changeCard(call));
  if (verb === 'invoice' && features.invoice_history.enabled) {
    const invoice = records.invoices.get(id);
    return invoice?.customer === customer.id && done(() => showInvoice(call, invoice));
  }
  const subscription = subscriptionOf(call, id);
  if (!subscription) return false;
  if (verb === 'plan' && features.subscription_update.enabled) return done(() => showPlans(call, subscription));
  if (verb === 'confirm') {
    const price =
      offered(call, subscription).find((one) => one.id === priceId) ??
      (quantity === null ? undefined : records.prices.get(subscription.price));
    return price !== undefined && done(() => confirmPlan(call, subscription, price, quantity));
  }
  if (verb === 'cancel' && features.subscription_cancel.enabled) return done(() => cancelPlan(call, subscription));
  if (!isPost || (verb !== 'resume' && verb !== 'stay')) return false;
  if (verb === 'resume') ledger.lifecycle.change(subscription, { cancelAtPeriodEnd: false, canceledAt: null });
  else ledger.changes.stay(subscription);
  return done(() => leadTo(call.response, `${call.base}/home`));
}

function subscriptionOf({ records, customer }: PortalCall, id: string): Subscription | undefined {
  const found = records.subscriptions.get(id);
  return found?.customer === customer.id && !isOver(found) ? found : undefined;
}

function showDone(call: PortalCall): void {
  const text = call.session.flow?.after.message ?? 'Your change is made.';
  showPortal(call, 'Done', `${lead(text)}${backLink(call)}`);
}
