import { create } from 'zustand';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';

interface LegalNoticeState {
  /** Null until this browser's storage was read: the server asks nobody. */
  isAccepted: boolean | null;
}

/** S4-35: whether this browser has accepted the notice of express delivery. */
export const useLegalNotice = create<LegalNoticeState>(() => ({ isAccepted: null }));

export function acceptLegalNotice(): void {
  saveText(storageKeys.legalAccepted, 'true');
  useLegalNotice.setState({ isAccepted: true });
}

/** Takes the stored answer over, now and whenever another tab gives it. */
export function restoreLegalNotice(): void {
  const load = () => useLegalNotice.setState({ isAccepted: loadText(storageKeys.legalAccepted) === 'true' });
  load();
  onStoredElsewhere(storageKeys.legalAccepted, load);
}
