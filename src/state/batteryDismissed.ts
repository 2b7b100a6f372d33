import { storageKeys } from '../data/storage';
import { storedTexts, type StoredTexts } from '../data/storedValue';
import { storedStore } from './storedStore';

const key = storageKeys.batteryDismissed;

export const useBatteryDismissed = storedStore<boolean, StoredTexts>({
  stored: storedTexts(key),
  initial: false,
  toState: (texts) => texts?.[key] === 'true',
});

export const dismissBattery = (): void => useBatteryDismissed.save({ [key]: 'true' });
