import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endAllSessions } from '../../data/account/accountDataCalls';
import type { ApiError } from '../../data/apiError';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Paragraph } from '../../ui/text/Paragraph';
import { ConfirmDialog } from './ConfirmDialog';
import { useEndSession } from './useEndSession';

/** Ends every session, including this one. */
export function SignOutEverywhere() {
  const { t } = useWords('account', 'settings');
  const [isConfirming, setConfirming] = useState(false);
  const endSession = useEndSession();
  const signingOut = useMutation<void, ApiError>({
    networkMode: 'always',
    mutationFn: endAllSessions,
    onSuccess: () => endSession(t('settings.signOut.done')),
  });
  const openDialog = () => {
    signingOut.reset();
    setConfirming(true);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={openDialog}>
        {t('settings.signOut')}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('settings.signOut.question')}
        onClose={() => setConfirming(false)}
        confirm={{
          label: t('settings.signOut'),
          busyLabel: t('settings.signOut.busy'),
          // Stays busy after success, because the page is about to navigate away.
          isBusy: signingOut.isPending || signingOut.isSuccess,
          onClick: () => signingOut.mutate(),
        }}
        cancelLabel={t('settings.signOut.keep')}
        error={signingOut.error}
      >
        <Paragraph>{t('settings.signOut.warning')}</Paragraph>
      </ConfirmDialog>
    </>
  );
}
