import { useEffect, useState } from 'react';
import { loadText, onStoredElsewhere, saveText, storageKeys } from '../../data/storage';

const load = () => loadText(storageKeys.batteryDismissed) === 'true';

/** S4-22: whether the suggestion was dismissed in this browser, and what dismisses it. */
export function useBatteryDismissed(): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(load);
  useEffect(() => onStoredElsewhere(storageKeys.batteryDismissed, () => setIsDismissed(load())), []);
  const dismiss = () => {
    saveText(storageKeys.batteryDismissed, 'true');
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}
