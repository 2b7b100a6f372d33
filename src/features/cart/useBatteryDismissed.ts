import { useEffect, useState } from 'react';
import { loadText, onStorageChange, saveText, storageKeys } from '../../data/storage';

const load = () => loadText(storageKeys.batteryDismissed) === 'true';

/** The dismissed state of the battery suggestion, stored in this browser and synced across tabs. */
export function useBatteryDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(load);
  useEffect(() => onStorageChange(storageKeys.batteryDismissed, () => setIsDismissed(load())), []);
  const dismiss = () => {
    saveText(storageKeys.batteryDismissed, 'true');
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}
