import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { deleteId } from '../../../data/account/idPhotoCalls';
import { errorMessage } from '../../../i18n/errorMessage';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { Button } from '../../../ui/Button';
import { Modal } from '../../../ui/overlays/Modal';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { useIdStatus } from './useIdPhoto';

interface IdPhotoDeleteProps {
  providerId: string;
  onDeleted: () => void;
}

export function IdPhotoDelete({ providerId, onDeleted }: IdPhotoDeleteProps) {
  const { t } = useWords('account', 'order');
  const setStatus = useIdStatus(providerId);
  const [isOpen, setOpen] = useState(false);
  const deleting = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteId(providerId),
    onSuccess: (status) => {
      announce(t('checkout.id.deleted'));
      onDeleted();
      return setStatus(status);
    },
  });
  const open = () => {
    deleting.reset();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<Trash2 size={18} aria-hidden />} onClick={open}>
        {t('checkout.id.delete')}
      </Button>
      <Modal
        isOpen={isOpen}
        title={t('checkout.id.deleteTitle')}
        onClose={close}
        closeLabel={t('app.close')}
        footer={
          <Stack $gap={3}>
            <Button
              size="large"
              isWide
              isBusy={deleting.isPending}
              busyLabel={t('checkout.id.deleting')}
              onClick={() => deleting.mutate()}
            >
              {t('checkout.id.deleteConfirm')}
            </Button>
            <Button variant="secondary" size="large" isWide onClick={close}>
              {t('checkout.id.deleteKeep')}
            </Button>
          </Stack>
        }
      >
        <Stack $gap={4}>
          <Paragraph>{t('checkout.id.deleteText')}</Paragraph>
          {deleting.error && <Notice tone="error">{errorMessage(deleting.error, t)}</Notice>}
        </Stack>
      </Modal>
    </>
  );
}
