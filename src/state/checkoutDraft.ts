import { randomId } from '../data/randomId';
import { isPersisted, saveText, storageKeys } from '../data/storage';
import { boolean, nullable, object, string, withDefault, type Schema } from '../domain/validation/plainSchema';
import { storedStore } from './storedStore';

interface CheckoutDraft {
  /** Part of the order's idempotency key. '' before the checkout starts. */
  seed: string;
  /** The id of the draft's account, or null until it is known. */
  shopper: string | null;
  givenName: string;
  familyName: string;
  note: string;
  /** A typed unit number that is not applied yet. */
  unit: { placeId: string; text: string } | null;
  slotStart: string | null;
  useRewards: boolean;
  contactPhone: string | null;
  keepContactPhone: boolean;
  /** `before` is the name of the previous dispensary if a new address changed it. */
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

// Drafts that an earlier build stored lack the fields with a default.
const draftSchema: Schema<CheckoutDraft> = object({
  seed: string,
  shopper: nullable(string),
  givenName: string,
  familyName: string,
  note: string,
  unit: nullable(object({ placeId: string, text: string })),
  slotStart: nullable(string),
  useRewards: boolean,
  contactPhone: withDefault(nullable(string), null),
  keepContactPhone: withDefault(boolean, true),
  provider: withDefault(
    nullable(object({ id: string, name: string, before: nullable(string), isPriced: boolean })),
    null,
  ),
});

/** Survives a reload, going back, a lost connection and signing in again. */
export const useCheckoutDraft = storedStore<CheckoutDraft, CheckoutDraft>({
  key: storageKeys.checkoutDraft,
  schema: draftSchema,
  initial: empty,
  toState: (draft) => draft ?? empty,
});

export function changeDraft(change: Partial<CheckoutDraft>): void {
  useCheckoutDraft.sync();
  useCheckoutDraft.save({ ...useCheckoutDraft.getState(), ...change });
}

export const clearDraft = (): void => useCheckoutDraft.save(null);

/** Call this when the shopper signs out. */
export function clearCheckout(): void {
  clearDraft();
  saveText(storageKeys.orderAttempt, null);
  saveText(storageKeys.lastOrder, null);
}

/** Assigns the draft to the account, and clears a draft of another account. */
export function claimDraft(shopper: string): void {
  const draft = useCheckoutDraft.getState();
  if (draft.shopper === shopper && draft.seed) return;
  if (draft.shopper !== null && draft.shopper !== shopper) clearDraft();
  changeDraft({ shopper, seed: useCheckoutDraft.getState().seed || randomId() });
}

export const isDraftPersisted = (): boolean => isPersisted(storageKeys.checkoutDraft);
