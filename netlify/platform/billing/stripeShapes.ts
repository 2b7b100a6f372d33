import type { RemoteInvoice, RemoteSubscription, Subscription } from './billing';

export interface StripeSubscription {
  id: string;
  customer: string | { id: string };
  status: string;
  metadata: Record<string, string>;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { data: { current_period_start: number; current_period_end: number }[] };
}

export interface StripeInvoice {
  id?: string;
  number: string | null;
  total: number;
  currency: string;
  status: string | null;
  created: number;
  hosted_invoice_url?: string | null;
  lines: { data: { period: { start: number; end: number } }[] };
  parent: { subscription_details: { subscription: string | { id: string } } | null } | null;
}

const getId = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

const toDate = (seconds: number): Date => new Date(seconds * 1000);

const statuses: Partial<Record<string, Subscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // Stripe stopped retrying the payment: the member owes money and can pay in the portal.
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** Null for a subscription that has not started, because its first payment is pending. */
export function remoteSubscription(subscription: StripeSubscription): RemoteSubscription | null {
  const status = statuses[subscription.status];
  const [item] = subscription.items.data;
  if (!status || !item) return null;
  return {
    subscriptionId: subscription.id,
    customerId: getId(subscription.customer),
    userId: subscription.metadata.userId ?? null,
    status,
    trialEndsAt: subscription.trial_end === null ? null : toDate(subscription.trial_end),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    // The customer portal sets one or the other, depending on the subscription's billing mode.
    cancelAtPeriodEnd: status !== 'canceled' && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
  };
}

const invoiceStatuses: Partial<Record<string, RemoteInvoice['status']>> = {
  open: 'open',
  uncollectible: 'open',
  paid: 'paid',
  void: 'void',
};

/** Null for drafts, which may still change, and for invoices without a subscription. */
export function remoteInvoice(invoice: StripeInvoice): RemoteInvoice | null {
  const status = invoiceStatuses[invoice.status ?? ''];
  const subscription = invoice.parent?.subscription_details?.subscription;
  const [line] = invoice.lines.data;
  if (!status || !subscription || !line || !invoice.id) return null;
  return {
    invoiceId: invoice.id,
    subscriptionId: getId(subscription),
    number: invoice.number ?? invoice.id,
    amountCents: Math.max(0, invoice.total),
    currencyCode: invoice.currency.toUpperCase(),
    status,
    periodStart: toDate(line.period.start),
    periodEnd: toDate(line.period.end),
    issuedAt: toDate(invoice.created),
    hostedUrl: invoice.hosted_invoice_url ?? null,
  };
}

export function eventSubjects(object: {
  object?: string;
  id?: string;
  subscription?: string | { id: string } | null;
}): { subscriptionId: string | null; invoiceId: string | null } {
  const { object: kind, id = null, subscription } = object;
  return {
    subscriptionId:
      kind === 'subscription' ? id : kind === 'checkout.session' && subscription ? getId(subscription) : null,
    invoiceId: kind === 'invoice' ? id : null,
  };
}
