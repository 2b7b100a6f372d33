import { create } from 'zustand';
import { loadText, onStorageChange, saveText, storageKeys } from '../data/storage';

interface LegalNoticeState {
  /** Null until browser storage has been read, so the server never renders the notice. */
  isAccepted: boolean | null;
  /** The version of the terms and the privacy policy that were accepted with the notice; null if none. */
  termsVersion: string | null;
}

/** Acceptance of the express delivery notice and the terms in this browser. */
export const useLegalNotice = create<LegalNoticeState>(() => ({ isAccepted: null, termsVersion: null }));

/** Stores that the notice and this version of the terms were accepted. */
export function acceptLegalNotice(termsVersion: string): void {
  saveText(storageKeys.legalAccepted, 'true');
  saveText(storageKeys.termsAccepted, termsVersion);
  useLegalNotice.setState({ isAccepted: true, termsVersion });
}

/** Loads the stored answer, now and whenever another tab changes it. */
export function restoreLegalNotice(): void {
  const load = () =>
    useLegalNotice.setState({
      isAccepted: loadText(storageKeys.legalAccepted) === 'true',
      termsVersion: loadText(storageKeys.termsAccepted),
    });
  load();
  onStorageChange(storageKeys.legalAccepted, load);
}
