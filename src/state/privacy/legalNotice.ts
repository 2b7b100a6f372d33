import { storageKeys } from '../../data/storage';
import { storedTexts, type StoredTexts } from '../../data/storedValue';
import { storedStore } from '../storedStore';

interface LegalNoticeState {
  /** Null before storage has been read, so the server never renders the notice. */
  isAccepted: boolean | null;
  termsVersion: string | null;
}

const { legalAccepted, termsAccepted } = storageKeys;

export const useLegalNotice = storedStore<LegalNoticeState, StoredTexts>({
  stored: storedTexts(legalAccepted, termsAccepted),
  initial: { isAccepted: null, termsVersion: null },
  toState: (texts) => ({
    isAccepted: texts?.[legalAccepted] === 'true',
    termsVersion: texts?.[termsAccepted] ?? null,
  }),
});

export const acceptLegalNotice = (termsVersion: string): void =>
  useLegalNotice.save({ [legalAccepted]: 'true', [termsAccepted]: termsVersion });
