import { create } from 'zustand';
import { loadValue, onStorageChange, saveValue, storageKeys } from '../data/storage';
import { parseConsent, type Choices, type Consent } from '../domain/site/consent';

interface ConsentState {
  /** Null until the shopper decides. */
  consent: Consent | null;
  /** True if the browser sends Global Privacy Control. */
  hasGpc: boolean;
  /** True once storage has been read and neither it nor the browser has an answer. */
  mustAsk: boolean;
}

export const useConsent = create<ConsentState>(() => ({ consent: null, hasGpc: false, mustAsk: false }));

/** Reads the stored answer and the browser's signal, now and whenever another tab answers. */
export function restoreConsent(): void {
  const load = () => {
    const consent = loadValue(storageKeys.consent, parseConsent);
    const hasGpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    useConsent.setState({ consent, hasGpc, mustAsk: !consent && !hasGpc });
  };
  load();
  onStorageChange(storageKeys.consent, load);
}

/** Stores the shopper's answer and applies it immediately. */
export function decideConsent({ analytics, errorReports }: Choices): void {
  const consent = { analytics, errorReports, decidedAt: new Date().toISOString() };
  useConsent.setState({ consent, mustAsk: false });
  saveValue(storageKeys.consent, consent);
}
