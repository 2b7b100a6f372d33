import type { MembershipStatus } from '../../../src/domain/account/membershipStatus';

/** A membership as who bills it tells it. */
export interface Subscription {
  /** Null in the ledger, which knows a membership by its shopper. */
  subscriptionId: string | null;
  customerId: string | null;
  status: Exclude<MembershipStatus, 'none'>;
  trialEndsAt: Date | null;
  periodStart: Date;
  /** The next billing date, or the end if it is cancelled. */
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** A subscription read at the billing service, with the shopper that it was made for. */
export interface RemoteSubscription extends Subscription {
  subscriptionId: string;
  customerId: string;
  userId: string | null;
}

export interface RemoteInvoice {
  invoiceId: string;
  subscriptionId: string;
  number: string;
  amountCents: number;
  currencyCode: string;
  status: 'paid' | 'open' | 'void';
  periodStart: Date;
  periodEnd: Date;
  issuedAt: Date;
  hostedUrl: string | null;
}

/** What an event is about. It is no news of itself: events come late, twice and out of order, so what they name is read. */
export interface BillingEvent {
  id: string;
  subscriptionId: string | null;
  invoiceId: string | null;
}

export interface StartRequest {
  userId: string;
  email: string | null;
  /** Of an earlier membership. */
  customerId: string | null;
  hasTrial: boolean;
  now: Date;
  /** Where the shopper comes back to. */
  returnUrl: string;
}

/** What a billing service that works elsewhere can be asked. */
export interface RemoteBilling {
  /** The event of a signed message; null where signature or time is not right. */
  readEvent: (message: { body: string; signature: string; now: Date }) => Promise<BillingEvent | null>;
  /** Null: not there, or not begun (a first payment that is pending). */
  readSubscription: (subscriptionId: string) => Promise<RemoteSubscription | null>;
  /** Null: not there, a draft, or of no subscription. */
  readInvoice: (invoiceId: string) => Promise<RemoteInvoice | null>;
  /** Ends a subscription at once; one that has ended stays so. */
  end: (subscriptionId: string) => Promise<void>;
}

/** Who bills memberships (D-26): one interface over the embedded ledger and a payment service. */
export interface Billing {
  name: 'ledger' | 'stripe';
  /** Begins a membership, or gives the address where the shopper agrees to it. */
  start: (request: StartRequest) => Promise<{ subscription: Subscription } | { url: string }>;
  /** Where the shopper manages payment. */
  manageUrl: (customerId: string | null, returnUrl: string) => Promise<string>;
  /** Cancels for the end of the period, or takes that back. */
  setCancel: (subscription: Subscription, isCancelled: boolean) => Promise<Subscription>;
  /** Null: nothing happens elsewhere; periods are renewed here. */
  remote: RemoteBilling | null;
}

export interface Billings {
  /** Who bills memberships that begin now. */
  offered: Billing;
  /** Who bills a membership that began earlier; null where its settings are gone. */
  of: (name: Billing['name']) => Billing | null;
}
