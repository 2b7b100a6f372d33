import { create } from 'zustand';
import { isKept, loadValue, onStoredElsewhere, saveText, saveValue, storageKeys } from '../data/storage';

/** What a shopper has typed and chosen on the way to an order, and not sent yet. */
interface CheckoutDraft {
  /** Tells this order from every other: part of its idempotency key (D-16). '' until the checkout has begun. */
  seed: string;
  /** The account whose draft it is, once one is known. */
  shopper: string | null;
  givenName: string;
  familyName: string;
  note: string;
  /** A unit number that was typed and not taken over yet, and of which place. */
  unit: { placeId: string; text: string } | null;
  /** Start of the chosen window, as an ISO instant. */
  slotStart: string | null;
  useRewards: boolean;
  /** Null: not typed. */
  contactPhone: string | null;
  keepContactPhone: boolean;
  /** The dispensary that the order goes to, and the name of the one before a change of the address, if there was one. */
  provider: { id: string; name: string; before: string | null; isPriced: boolean } | null;
}

const empty: CheckoutDraft = {
  seed: '',
  shopper: null,
  givenName: '',
  familyName: '',
  note: '',
  unit: null,
  slotStart: null,
  useRewards: false,
  contactPhone: null,
  keepContactPhone: true,
  provider: null,
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isUnit(value: unknown): value is CheckoutDraft['unit'] {
  if (typeof value !== 'object') return false;
  const { placeId, text } = (value ?? { placeId: '', text: '' }) as Record<string, unknown>;
  return isText(placeId) && isText(text);
}

function isProvider(value: unknown): value is NonNullable<CheckoutDraft['provider']> {
  const { id, name, before, isPriced } = (value ?? {}) as Record<string, unknown>;
  return isText(id) && isText(name) && isTextOrNull(before) && typeof isPriced === 'boolean';
}

function parseDraft(value: unknown): CheckoutDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  // Drafts saved before these fields existed lack them.
  const { contactPhone, keepContactPhone, provider: none } = empty;
  const draft = { contactPhone, keepContactPhone, provider: none, ...value } as Partial<CheckoutDraft>;
  const { seed, shopper, givenName, familyName, note, unit, slotStart, useRewards, provider } = draft;
  const isDraft =
    [seed, givenName, familyName, note].every(isText) &&
    [shopper, slotStart, draft.contactPhone].every(isTextOrNull) &&
    isUnit(unit) &&
    (provider === null || isProvider(provider)) &&
    typeof useRewards === 'boolean' &&
    typeof draft.keepContactPhone === 'boolean';
  return isDraft ? (draft as CheckoutDraft) : null;
}

/** Kept in this browser, so that a reload, the way back, a lost connection or a new sign-in costs no typing (S2-73). */
export const useCheckoutDraft = create<CheckoutDraft>(() => empty);

let isLoaded = false;

function load(): void {
  isLoaded = true;
  useCheckoutDraft.setState(loadValue(storageKeys.checkoutDraft, parseDraft) ?? empty);
}

export function changeDraft(change: Partial<CheckoutDraft>): void {
  // A page that adds to the draft before the checkout has come must not lose the rest.
  if (!isLoaded) load();
  const next = { ...useCheckoutDraft.getState(), ...change };
  saveValue(storageKeys.checkoutDraft, next);
  useCheckoutDraft.setState(next);
}

/** Forgets the draft: the order was placed. */
export function clearDraft(): void {
  useCheckoutDraft.setState(empty);
  saveValue(storageKeys.checkoutDraft, null);
}

/** Forgets the draft and what is known of orders: the shopper has signed out. */
export function forgetCheckout(): void {
  clearDraft();
  saveText(storageKeys.orderAttempt, null);
  saveText(storageKeys.lastOrder, null);
}

/** Begins the draft of an account, or goes on with it; what another account left in this browser is not theirs to see. */
export function claimDraft(shopper: string): void {
  const draft = useCheckoutDraft.getState();
  if (draft.shopper === shopper && draft.seed) return;
  if (draft.shopper !== null && draft.shopper !== shopper) clearDraft();
  changeDraft({ shopper, seed: useCheckoutDraft.getState().seed || crypto.randomUUID() });
}

/** Whether the draft would survive a reload. */
export const isDraftKept = (): boolean => isKept(storageKeys.checkoutDraft);

/** Takes the stored draft over, now and whenever another tab changes it; returns what stops it. */
export function restoreDraft(): () => void {
  load();
  return onStoredElsewhere(storageKeys.checkoutDraft, load);
}
