import type { RemoteInvoice, RemoteSubscription, Subscription } from './billing';

/** What is read of Stripe's objects, as its API of the package's version has them. */
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

const idOf = (reference: string | { id: string }): string => (typeof reference === 'string' ? reference : reference.id);

const instantOf = (seconds: number): Date => new Date(seconds * 1000);

const statuses: Partial<Record<string, Subscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // Payment was given up, or has to be set up: the member owes, and manages it in the portal.
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** Null for a subscription whose first payment is pending: it has not begun. */
export function remoteSubscription(subscription: StripeSubscription): RemoteSubscription | null {
  const status = statuses[subscription.status];
  const [item] = subscription.items.data;
  if (!status || !item) return null;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    userId: subscription.metadata.userId ?? null,
    status,
    trialEndsAt: subscription.trial_end === null ? null : instantOf(subscription.trial_end),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    // The customer portal sets one or the other, by the subscription's billing mode.
    cancelAtPeriodEnd: status !== 'canceled' && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
  };
}

const invoiceStatuses: Partial<Record<string, RemoteInvoice['status']>> = {
  open: 'open',
  uncollectible: 'open',
  paid: 'paid',
  void: 'void',
};

/** Null for a draft, which may still change, and for what no subscription is billed by. */
export function remoteInvoice(invoice: StripeInvoice): RemoteInvoice | null {
  const status = invoiceStatuses[invoice.status ?? ''];
  const subscription = invoice.parent?.subscription_details?.subscription;
  const [line] = invoice.lines.data;
  if (!status || !subscription || !line || !invoice.id) return null;
  return {
    invoiceId: invoice.id,
    subscriptionId: idOf(subscription),
    number: invoice.number ?? invoice.id,
    amountCents: Math.max(0, invoice.total),
    currencyCode: invoice.currency.toUpperCase(),
    status,
    periodStart: instantOf(line.period.start),
    periodEnd: instantOf(line.period.end),
    issuedAt: instantOf(invoice.created),
    hostedUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** The ids that an event is about; both null where it concerns nothing that is kept here. */
export function eventSubjects(object: {
  object?: string;
  id?: string;
  subscription?: string | { id: string } | null;
}): { subscriptionId: string | null; invoiceId: string | null } {
  const { object: kind, id = null, subscription } = object;
  return {
    subscriptionId:
      kind === 'subscription' ? id : kind === 'checkout.session' && subscription ? idOf(subscription) : null,
    invoiceId: kind === 'invoice' ? id : null,
  };
}
