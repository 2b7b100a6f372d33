import { create } from 'zustand';
import { isKept, loadValue, onStorageChange, saveText, saveValue, storageKeys } from '../data/storage';

/** A shopper's input for an order that is not placed yet. */
interface CheckoutDraft {
  /** A unique value per order, part of its idempotency key. '' until the checkout has started. */
  seed: string;
  /** The id of the account that the draft belongs to, once known. */
  shopper: string | null;
  givenName: string;
  familyName: string;
  note: string;
  /** A unit number that was typed but not applied yet, and its place. */
  unit: { placeId: string; text: string } | null;
  /** Start of the chosen window, as an ISO instant. */
  slotStart: string | null;
  useRewards: boolean;
  /** Null if not typed. */
  contactPhone: string | null;
  keepContactPhone: boolean;
  /** The dispensary of the order. `before` is the name of the previous one, if a new address changed it. */
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

/** Stored in this browser, so that it survives a reload, going back, a lost connection or signing in again. */
export const useCheckoutDraft = create<CheckoutDraft>(() => empty);

let isLoaded = false;

function load(): void {
  isLoaded = true;
  useCheckoutDraft.setState(loadValue(storageKeys.checkoutDraft, parseDraft) ?? empty);
}

export function changeDraft(change: Partial<CheckoutDraft>): void {
  // A page that adds to the draft before the checkout has loaded must not lose the rest.
  if (!isLoaded) load();
  const next = { ...useCheckoutDraft.getState(), ...change };
  saveValue(storageKeys.checkoutDraft, next);
  useCheckoutDraft.setState(next);
}

/** Clears the draft once the order is placed. */
export function clearDraft(): void {
  useCheckoutDraft.setState(empty);
  saveValue(storageKeys.checkoutDraft, null);
}

/** Clears the draft and what is stored about orders, when the shopper signs out. */
export function forgetCheckout(): void {
  clearDraft();
  saveText(storageKeys.orderAttempt, null);
  saveText(storageKeys.lastOrder, null);
}

/** Starts or continues the draft of an account. Clears a draft that another account left in this browser. */
export function claimDraft(shopper: string): void {
  const draft = useCheckoutDraft.getState();
  if (draft.shopper === shopper && draft.seed) return;
  if (draft.shopper !== null && draft.shopper !== shopper) clearDraft();
  changeDraft({ shopper, seed: useCheckoutDraft.getState().seed || crypto.randomUUID() });
}

/** True if the draft would survive a reload. */
export const isDraftKept = (): boolean => isKept(storageKeys.checkoutDraft);

/** Loads the stored draft, now and whenever another tab changes it. Returns a function that stops listening. */
export function restoreDraft(): () => void {
  load();
  return onStorageChange(storageKeys.checkoutDraft, load);
}
