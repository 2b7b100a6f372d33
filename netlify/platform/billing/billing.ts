import type { MembershipStatus } from '../../../src/domain/account/membershipStatus';

export interface Subscription {
  /** Null for the ledger, which identifies a membership by its shopper. */
  subscriptionId: string | null;
  customerId: string | null;
  status: Exclude<MembershipStatus, 'none'>;
  trialEndsAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

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

/** Events arrive late, twice and out of order, so only their ids are used and the objects are read from Stripe. */
export interface BillingEvent {
  id: string;
  subscriptionId: string | null;
  invoiceId: string | null;
}

export interface StartRequest {
  userId: string;
  email: string | null;
  customerId: string | null;
  hasTrial: boolean;
  now: Date;
  returnUrl: string;
}

export interface RemoteBilling {
  /** Reads the event of a signed message. Null when the signature or its time is invalid. */
  readEvent: (message: { body: string; signature: string; now: Date }) => Promise<BillingEvent | null>;
  /** Null when it does not exist or has not started (its first payment is pending). */
  readSubscription: (subscriptionId: string) => Promise<RemoteSubscription | null>;
  /** Null when it does not exist, is a draft, or has no subscription. */
  readInvoice: (invoiceId: string) => Promise<RemoteInvoice | null>;
  end: (subscriptionId: string) => Promise<void>;
}

export interface Billing {
  name: 'ledger' | 'stripe';
  /** Starts a membership, or returns the URL where the shopper agrees to pay. */
  start: (request: StartRequest) => Promise<{ subscription: Subscription } | { url: string }>;
  manageUrl: (customerId: string | null, returnUrl: string) => Promise<string>;
  /** Cancels at the end of the period, or revokes a cancellation. */
  setCancel: (subscription: Subscription, isCanceled: boolean) => Promise<Subscription>;
  /** Null for the ledger, whose periods are renewed by this server. */
  remote: RemoteBilling | null;
}

export interface BillingServices {
  forNewMembers: Billing;
  /** The billing service of an existing membership. Null when it is no longer configured. */
  find: (name: Billing['name']) => Billing | null;
}
