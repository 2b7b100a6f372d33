import { storageKeys } from '../data/storage';
import { consumeLinkedKey } from '../data/unlock/consumeLinkedKey';
import { serverNow } from '../data/serverClock';
import {
  check,
  boolean,
  arrayOf,
  number,
  oneOf,
  nullable,
  object,
  string,
  type Schema,
} from '../domain/validation/plainSchema';
import type { Subcountry } from '../domain/region/regions';
import { isPodKey, parsePodKey } from '../domain/unlock/podKey';
import type { Activation, CheckedKey } from '../domain/unlock/unlockSchema';
import { storedStore } from './storedStore';

interface UnlockDraft {
  shopper: string | null;
  typed: string;
  /** True if the key came from a link or was typed before hydration. It is then checked without another tap. */
  isLinked: boolean;
  checked: CheckedKey | null;
  /** True if a visitor checked the key. Then creating an account is one of the steps. */
  isOfVisitor: boolean;
  variant: 'unlock' | 'save' | null;
  activation: Activation | null;
  /** True once the light was played to its end. */
  isShown: boolean;
  isRainbow: boolean;
}

/** The time of the last change, in epoch milliseconds. */
type StoredDraft = UnlockDraft & { keptAt: number };

const empty: UnlockDraft = {
  shopper: null,
  typed: '',
  isLinked: false,
  checked: null,
  isOfVisitor: false,
  variant: null,
  activation: null,
  isShown: false,
  isRainbow: false,
};

/** After this time, the shopper starts over. */
const lifetimeMs = 24 * 3_600_000;

const isFresh = (keptAt: number) => keptAt <= serverNow() && serverNow() - keptAt < lifetimeMs;

const batchSchema: Schema<NonNullable<CheckedKey['batch']>> = object({
  batchId: string,
  productVariantId: string,
  title: string,
  variantTitle: string,
  brandName: string,
  productType: string,
  slug: string,
  productPath: string,
  featuredImage: string,
  grams: nullable(number),
  thcGrams: nullable(number),
  regions: arrayOf(string) as Schema<Subcountry[]>,
});

const checkedSchema: Schema<CheckedKey> = object({
  podKey: check<string>((value) => isPodKey(string(value))),
  state: oneOf([null, 'new', 'saved', 'unlocked']),
  batch: nullable(batchSchema),
});

const activationSchema: Schema<Activation> = object({
  activationId: string,
  expiresAt: string,
  protocol: string,
  version: number,
  symbolMs: number,
  fastSymbolMs: number,
  repeats: number,
  colours: arrayOf(string),
  levels: arrayOf(number),
});

const draftSchema: Schema<StoredDraft> = object({
  shopper: nullable(string),
  typed: string,
  isLinked: boolean,
  checked: nullable(checkedSchema),
  isOfVisitor: boolean,
  variant: oneOf([null, 'unlock', 'save']),
  activation: nullable(activationSchema),
  isShown: boolean,
  isRainbow: boolean,
  keptAt: check<number>((value) => isFresh(number(value))),
});

/** Survives a reload, going back, a lost connection and signing in again. */
export const useUnlockDraft = storedStore<UnlockDraft, StoredDraft>({
  key: storageKeys.unlockDraft,
  schema: draftSchema,
  initial: empty,
  toState: (stored) => {
    if (!stored) return empty;
    const { keptAt: _, ...draft } = stored;
    return draft;
  },
});

export function changeUnlock(change: Partial<UnlockDraft>): void {
  useUnlockDraft.sync();
  useUnlockDraft.save({ ...useUnlockDraft.getState(), ...change, keptAt: serverNow() });
}

/** Call this when the pod is unlocked or saved, when another one is started, and on sign-out. */
export const clearUnlock = (): void => useUnlockDraft.save(null);

/** Assigns the draft to the account, and clears a draft of another account. */
export function claimUnlock(shopper: string): void {
  const draft = useUnlockDraft.getState();
  if (draft.shopper === shopper) return;
  if (draft.shopper !== null) clearUnlock();
  else if (draft !== empty) changeUnlock({ shopper });
}

/** Removes the key from the URL, and keeps existing progress with the same pod. */
export function consumeUnlockLink(): void {
  const typed = consumeLinkedKey();
  if (typed === null) return;
  useUnlockDraft.sync();
  const { checked, shopper } = useUnlockDraft.getState();
  if (checked && checked.podKey === parsePodKey(typed)) return;
  changeUnlock({ ...empty, shopper, typed, isLinked: true });
}
