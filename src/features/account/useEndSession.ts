import { useCallback } from 'react';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { leaveAccount } from '../../state/session/signOut';
import { showToast } from '../../state/notifications/toasts';

/**
 * After the server has ended the session at the shopper's request: clears the local session and goes to the home page.
 */
export function useEndSession(): (message: string) => void {
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
