import { useCallback } from 'react';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { leaveAccount } from '../../state/signOut';
import { showToast } from '../../state/toasts';

/** S4-43: for a session that the server has ended at the shopper's word: it ends here too, and leads home. */
export function useSessionOver(): (message: string) => void {
  const goTo = useLocalNavigate();
  return useCallback(
    (message) => {
      saveContactChange(null);
      leaveAccount(() => goTo('/'));
      showToast({ variant: 'success', message });
    },
    [goTo],
  );
}
