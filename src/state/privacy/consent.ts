import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { serverNow } from '../../data/serverClock';
import { consentSchema, type ConsentSettings, type Consent } from '../../domain/site/consent';
import { storedStore } from '../storedStore';

interface ConsentState {
  /** Null until the shopper decides. */
  consent: Consent | null;
  /** True if the browser sends Global Privacy Control. */
  hasGpc: boolean;
  /** True once storage has been read and neither it nor the browser has an answer. */
  mustAsk: boolean;
}

/** The shopper's stored answer and the browser's signal. */
export const useConsent = storedStore<ConsentState, Consent>({
  stored: storedValue({ key: storageKeys.consent, schema: consentSchema, version: 1 }),
  initial: { consent: null, hasGpc: false, mustAsk: false },
  toState: (consent) => {
    const hasGpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    return { consent, hasGpc, mustAsk: !consent && !hasGpc };
  },
});

/** Stores the shopper's answer and applies it immediately. */
export const decideConsent = ({ analytics, errorReports }: ConsentSettings): void =>
  useConsent.save({ analytics, errorReports, decidedAt: new Date(serverNow()).toISOString() });
