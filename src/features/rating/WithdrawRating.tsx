import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../data/apiError';
import { ratedPodQuery, ratingQuery, removeRating } from '../../data/rating/ratingCalls';
import { clearRatingDraft, clearReviewDraft } from '../../data/rating/ratingDraft';
import { replaceCached } from '../../data/replaceCached';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { refetchUserPods } from '../../state/userPods';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Paragraph } from '../../ui/text/Paragraph';

interface WithdrawRatingProps {
  podKey: string;
  onWithdrawn: () => void;
}

/** Deletes the rating on the server and in every cached list of pods. */
function useWithdraw({ podKey, onWithdrawn }: WithdrawRatingProps) {
  const { locale, t } = useWords('account', 'pods');
  const queryClient = useQueryClient();
  return useMutation<void, ApiError>({
    // Fail immediately when offline instead of pausing, so that the dialog can show the error.
    networkMode: 'always',
    mutationFn: () => removeRating(podKey),
    onSuccess: async () => {
      clearRatingDraft();
      clearReviewDraft();
      await replaceCached(
        queryClient,
        ratedPodQuery(podKey, locale.language).queryKey,
        (pod) => pod && { ...pod, userRating: null },
      );
      queryClient.removeQueries({ queryKey: ratingQuery(podKey).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['pods'] });
      refetchUserPods();
      onWithdrawn();
      showToast({ variant: 'success', message: t('rating.withdrawn') });
    },
  });
}

/** Asks for confirmation first. */
export function WithdrawRating(props: WithdrawRatingProps) {
  const { t } = useWords('account', 'pods');
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, reset, isPending, error } = useWithdraw(props);
  const close = () => {
    reset();
    setIsOpen(false);
  };
  const footer = (
    <Cluster>
      <Button isBusy={isPending} busyLabel={t('rating.withdraw.busy')} onClick={() => mutate()}>
        {t('rating.withdraw.confirm')}
      </Button>
      <Button variant="secondary" onClick={close}>
        {t('rating.withdraw.keep')}
      </Button>
    </Cluster>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('rating.withdraw')}
      </Button>
      <Modal isOpen={isOpen} onClose={close} closeLabel={t('app.close')} title={t('rating.withdraw')} footer={footer}>
        <Stack>
          <Paragraph>{t('rating.withdraw.question')}</Paragraph>
          {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
        </Stack>
      </Modal>
    </>
  );
}
