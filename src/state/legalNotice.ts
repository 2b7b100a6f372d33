import { create } from 'zustand';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../data/storage';

interface LegalNoticeState {
  /** Null until this browser's storage was read: the server asks nobody. */
  isAccepted: boolean | null;
  /** The version of the terms and the privacy policy that were accepted with the notice; null where none was. */
  termsVersion: string | null;
}

/** S4-35: whether this browser has accepted the notice of express delivery, and the terms with it. */
export const useLegalNotice = create<LegalNoticeState>(() => ({ isAccepted: null, termsVersion: null }));

/** Keeps that the notice was accepted, and with it these terms. */
export function acceptLegalNotice(termsVersion: string): void {
  saveText(storageKeys.legalAccepted, 'true');
  saveText(storageKeys.termsAccepted, termsVersion);
  useLegalNotice.setState({ isAccepted: true, termsVersion });
}

/** Takes the stored answer over, now and whenever another tab gives it. */
export function restoreLegalNotice(): void {
  const load = () =>
    useLegalNotice.setState({
      isAccepted: loadText(storageKeys.legalAccepted) === 'true',
      termsVersion: loadText(storageKeys.termsAccepted),
    });
  load();
  onStoredElsewhere(storageKeys.legalAccepted, load);
}
