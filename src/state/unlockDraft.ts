import { create } from 'zustand';
import { loadValue, onStorageChange, saveValue, storageKeys } from '../data/storage';
import { emptyUnlockDraft, parseUnlockDraft, type UnlockDraft } from '../data/unlock/parseUnlockDraft';
import { consumeLinkedKey } from '../data/unlock/consumeLinkedKey';
import { parsePodKey } from '../domain/unlock/podKey';

/** Stored in this browser, so that it survives a reload, going back, a lost connection or signing in again. */
export const useUnlockDraft = create<UnlockDraft>(() => emptyUnlockDraft);

let isLoaded = false;

function load(): void {
  isLoaded = true;
  const kept = loadValue(storageKeys.unlockDraft, (value) => parseUnlockDraft(value, Date.now()));
  useUnlockDraft.setState(kept ?? emptyUnlockDraft, true);
}

export function changeUnlock(change: Partial<UnlockDraft>): void {
  if (!isLoaded) load();
  const next = { ...useUnlockDraft.getState(), ...change };
  saveValue(storageKeys.unlockDraft, { ...next, keptAt: Date.now() });
  useUnlockDraft.setState(next);
}

/** Clears the draft: the pod is unlocked or saved, another one is started, or the shopper has signed out. */
export function forgetUnlock(): void {
  useUnlockDraft.setState(emptyUnlockDraft, true);
  saveValue(storageKeys.unlockDraft, null);
}

/** Starts or continues the draft of an account. Clears a draft that another account left in this browser. */
export function claimUnlock(shopper: string): void {
  const before = useUnlockDraft.getState();
  if (before.shopper === shopper) return;
  if (before.shopper !== null) forgetUnlock();
  else if (before !== emptyUnlockDraft) changeUnlock({ shopper });
}

/** Takes the key from a link and removes it from the URL. Progress with that same pod is kept. */
export function takeUnlockLink(): void {
  const typed = consumeLinkedKey();
  if (typed === null) return;
  if (!isLoaded) load();
  const { checked, shopper } = useUnlockDraft.getState();
  if (checked && checked.podKey === parsePodKey(typed)) return;
  changeUnlock({ ...emptyUnlockDraft, shopper, typed, isLinked: true });
}

/** Loads the stored draft, now and whenever another tab changes it. Returns a function that stops listening. */
export function restoreUnlock(): () => void {
  load();
  return onStorageChange(storageKeys.unlockDraft, load);
}
