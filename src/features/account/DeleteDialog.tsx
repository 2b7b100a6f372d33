import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { deleteAccount } from '../../data/account/accountDataCalls';
import type { ApiError } from '../../data/apiError';
import type { User } from '../../domain/account/userSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { DangerButton } from './DangerButton';
import { DeleteForm } from './DeleteForm';
import { useEndSession } from './useEndSession';

interface DeleteDialogProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteDialog({ user, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useWords('account', 'settings');
  const formId = useId();
  const endSession = useEndSession();
  const deleting = useMutation<void, ApiError, string>({
    networkMode: 'always',
    mutationFn: (confirm) => deleteAccount(confirm),
    onSuccess: () => endSession(t('settings.delete.done')),
  });
  // Stays busy after success, because the page is about to navigate away.
  const isBusy = deleting.isPending || deleting.isSuccess;
  const close = () => {
    deleting.reset();
    onClose();
  };
  const footer = (
    <Stack $gap={3}>
      <DangerButton type="submit" form={formId} size="large" isWide isBusy={isBusy} busyLabel={t('settings.deleting')}>
        {t('settings.delete.submit')}
      </DangerButton>
      <Button variant="secondary" size="large" isWide onClick={close}>
        {t('settings.delete.keep')}
      </Button>
    </Stack>
  );
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      closeLabel={t('app.close')}
      title={t('settings.delete.question')}
      footer={footer}
    >
      <Stack $gap={4}>
        <Paragraph>{t('settings.delete.goes')}</Paragraph>
        <Paragraph>{t('settings.delete.stays')}</Paragraph>
        <DeleteForm
          id={formId}
          user={user}
          error={deleting.error}
          onConfirm={(typed) => {
            if (!isBusy) deleting.mutate(typed);
          }}
        />
      </Stack>
    </Modal>
  );
}
