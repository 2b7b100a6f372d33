import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { removePod } from '../../data/unlock/podCalls';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { refetchUserPods } from '../../state/userPods';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { podTitle } from './podTitle';

interface RemovePodProps {
  pod: UserPod;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes a saved pod from every cached list; 409 if it was unlocked elsewhere in the meantime. */
function useRemovePod(pod: UserPod, onRemoved: () => void) {
  const translator = useWords('account', 'pods');
  const queries = useQueryClient();
  const queryKey = ['pods'];
  const refresh = () => void queries.invalidateQueries({ queryKey });
  return useMutation<void, ApiError>({
    // Fails immediately when offline, instead of pausing, so that the dialog can show the error.
    networkMode: 'always',
    mutationFn: () => removePod(pod.podKey),
    onSuccess: () => {
      queries.setQueriesData<UserPod[]>({ queryKey }, (pods) => pods?.filter(({ podKey }) => podKey !== pod.podKey));
      refresh();
      refetchUserPods();
      onRemoved();
      showToast({ variant: 'success', message: translator.t('pods.removed', { title: podTitle(pod, translator) }) });
    },
    onError: ({ status }) => (status === 409 ? refresh() : undefined),
  });
}

export function RemovePod({ pod, isOpen, onClose, onRemoved }: RemovePodProps) {
  const translator = useWords('account', 'pods');
  const { t } = translator;
  const { mutate, reset, isPending, error } = useRemovePod(pod, onRemoved);
  const close = () => {
    reset();
    onClose();
  };
  const footer = (
    <Cluster>
      {error?.status !== 409 && (
        <Button isBusy={isPending} busyLabel={t('pods.remove.busy')} onClick={() => mutate()}>
          {t('pods.remove.confirm')}
        </Button>
      )}
      <Button variant="secondary" onClick={close}>
        {t('pods.remove.keep')}
      </Button>
    </Cluster>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} closeLabel={t('app.close')} title={t('pods.remove')} footer={footer}>
      <Stack>
        <Paragraph>{t('pods.remove.question', { title: podTitle(pod, translator) })}</Paragraph>
        {error && (
          <Notice tone="error">{error.status === 409 ? t('pods.remove.unlocked') : errorMessage(error, t)}</Notice>
        )}
      </Stack>
    </Modal>
  );
}
