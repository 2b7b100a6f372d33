import { storageKeys } from '../../data/storage';
import { storedTexts, type Texts } from '../../data/storedValue';
import { storedStore } from '../storedStore';

interface LegalNoticeState {
  /** Null until browser storage has been read, so the server never renders the notice. */
  isAccepted: boolean | null;
  /** The version of the terms and the privacy policy that were accepted with the notice; null if none. */
  termsVersion: string | null;
}

const { legalAccepted, termsAccepted } = storageKeys;

/** Acceptance of the express delivery notice and the terms in this browser. */
export const useLegalNotice = storedStore<LegalNoticeState, Texts>({
  stored: storedTexts(legalAccepted, termsAccepted),
  initial: { isAccepted: null, termsVersion: null },
  toState: (texts) => ({
    isAccepted: texts?.[legalAccepted] === 'true',
    termsVersion: texts?.[termsAccepted] ?? null,
  }),
});

/** Stores that the notice and this version of the terms were accepted. */
export const acceptLegalNotice = (termsVersion: string): void =>
  useLegalNotice.save({ [legalAccepted]: 'true', [termsAccepted]: termsVersion });
