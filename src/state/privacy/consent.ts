import { storageKeys } from '../../data/storage';
import { serverNow } from '../../data/serverClock';
import { consentSchema, type ConsentSettings, type Consent } from '../../domain/site/consent';
import { storedStore } from '../storedStore';

interface ConsentState {
  /** Null before the shopper decides. */
  consent: Consent | null;
  hasGpc: boolean;
  /** True if neither the shopper nor the browser (by Global Privacy Control) has decided. */
  mustAsk: boolean;
}

export const useConsent = storedStore<ConsentState, Consent>({
  key: storageKeys.consent,
  schema: consentSchema,
  initial: { consent: null, hasGpc: false, mustAsk: false },
  toState: (consent) => {
    const hasGpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    return { consent, hasGpc, mustAsk: !consent && !hasGpc };
  },
});

export const saveConsent = ({ analytics, errorReports }: ConsentSettings): void =>
  useConsent.save({ analytics, errorReports, decidedAt: new Date(serverNow()).toISOString() });
