import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { removeReview } from '../../data/rating/ratingCalls';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Modal } from '../../ui/overlays/Modal';
import { Paragraph } from '../../ui/text/Paragraph';

interface DeleteReviewProps {
  podKey: string;
  onDeleted: () => void;
}

/** Asks for confirmation first. */
export function DeleteReview({ podKey, onDeleted }: DeleteReviewProps) {
  const { t } = useWords('account', 'reviews');
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, reset, isPending, error } = useMutation<void, ApiError>({
    networkMode: 'always',
    mutationFn: () => removeReview(podKey),
    onSuccess: () => {
      showToast({ variant: 'success', message: t('review.deleted') });
      onDeleted();
    },
  });
  const close = () => {
    reset();
    setIsOpen(false);
  };
  const footer = (
    <Cluster>
      <Button isBusy={isPending} busyLabel={t('review.deleting')} onClick={() => mutate()}>
        {t('review.delete.confirm')}
      </Button>
      <Button variant="secondary" onClick={close}>
        {t('review.delete.keep')}
      </Button>
    </Cluster>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('review.delete')}
      </Button>
      <Modal isOpen={isOpen} onClose={close} closeLabel={t('app.close')} title={t('review.delete')} footer={footer}>
        <Stack>
          <Paragraph>{t('review.delete.question')}</Paragraph>
          {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
        </Stack>
      </Modal>
    </>
  );
}
