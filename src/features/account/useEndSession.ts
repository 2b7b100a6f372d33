import { useCallback } from 'react';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { leaveAccount } from '../../state/session/signOut';
import { showToast } from '../../state/notifications/toasts';

/** Clears the local session and opens the home page. Call it after the server has ended the session. */
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
