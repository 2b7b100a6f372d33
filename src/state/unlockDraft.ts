import { create } from 'zustand';
import { loadValue, onStoredElsewhere, saveValue, storageKeys } from '../data/storage';
import { emptyUnlockDraft, parseUnlockDraft, type UnlockDraft } from '../data/unlock/parseUnlockDraft';
import { takeLinkedKey } from '../data/unlock/takeLinkedKey';
import { parsePodKey } from '../domain/unlock/podKey';

/** Kept in this browser, so that a reload, the way back, a lost connection or a new sign-in costs nothing (S2-61). */
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

/** Forgets the draft: the pod is unlocked or saved, another is begun, or the shopper has signed out. */
export function forgetUnlock(): void {
  useUnlockDraft.setState(emptyUnlockDraft, true);
  saveValue(storageKeys.unlockDraft, null);
}

/** Begins the draft of an account, or goes on with it; what another account left in this browser is not theirs to see. */
export function claimUnlock(shopper: string): void {
  const before = useUnlockDraft.getState();
  if (before.shopper === shopper) return;
  if (before.shopper !== null) forgetUnlock();
  else if (before !== emptyUnlockDraft) changeUnlock({ shopper });
}

/** Takes over the key that a link brought, and it out of the address; what was done with that same pod stays. */
export function takeUnlockLink(): void {
  const typed = takeLinkedKey();
  if (typed === null) return;
  if (!isLoaded) load();
  const { checked, shopper } = useUnlockDraft.getState();
  if (checked && checked.podKey === parsePodKey(typed)) return;
  changeUnlock({ ...emptyUnlockDraft, shopper, typed, isLinked: true });
}

/** Takes the stored draft over, now and whenever another tab changes it; returns what stops it. */
export function restoreUnlock(): () => void {
  load();
  return onStoredElsewhere(storageKeys.unlockDraft, load);
}
