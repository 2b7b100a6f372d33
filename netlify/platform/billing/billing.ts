import type { MembershipStatus } from '../../../src/domain/account/membershipStatus';

/** A membership's state at its billing service. */
export interface Subscription {
  /** Null for the ledger, which identifies a membership by its shopper. */
  subscriptionId: string | null;
  customerId: string | null;
  status: Exclude<MembershipStatus, 'none'>;
  trialEndsAt: Date | null;
  periodStart: Date;
  /** The next billing date, or the end of a canceled membership. */
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

/** A subscription read from the billing service, with the shopper it was created for. */
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

/** The objects an event refers to. Events arrive late, twice and out of order, so only these ids are used and the objects are read. */
export interface BillingEvent {
  id: string;
  subscriptionId: string | null;
  invoiceId: string | null;
}

export interface StartRequest {
  userId: string;
  email: string | null;
  /** From an earlier membership, if any. */
  customerId: string | null;
  hasTrial: boolean;
  now: Date;
  /** The URL the shopper returns to. */
  returnUrl: string;
}

/** The operations of an external billing service. */
export interface RemoteBilling {
  /** Reads the event of a signed message. Null when the signature or its time is invalid. */
  readEvent: (message: { body: string; signature: string; now: Date }) => Promise<BillingEvent | null>;
  /** Null when it does not exist or has not started (its first payment is pending). */
  readSubscription: (subscriptionId: string) => Promise<RemoteSubscription | null>;
  /** Null when it does not exist, is a draft, or has no subscription. */
  readInvoice: (invoiceId: string) => Promise<RemoteInvoice | null>;
  /** Ends a subscription immediately. Does nothing if it has already ended. */
  end: (subscriptionId: string) => Promise<void>;
}

/** A billing service for memberships: the embedded ledger or a payment service. */
export interface Billing {
  name: 'ledger' | 'stripe';
  /** Starts a membership, or returns the URL where the shopper agrees to pay. */
  start: (request: StartRequest) => Promise<{ subscription: Subscription } | { url: string }>;
  /** Returns the URL where the shopper manages payment. */
  manageUrl: (customerId: string | null, returnUrl: string) => Promise<string>;
  /** Cancels at the end of the period, or takes a cancellation back. */
  setCancel: (subscription: Subscription, isCanceled: boolean) => Promise<Subscription>;
  /** Null for the ledger, whose periods are renewed by this server. */
  remote: RemoteBilling | null;
}

export interface BillingServices {
  /** The billing service for new memberships. */
  forNewMembers: Billing;
  /** The billing service of an existing membership. Null when it is no longer configured. */
  find: (name: Billing['name']) => Billing | null;
}
