import { useMutation } from '@tanstack/react-query';
import { fetchAccountData } from '../../data/account/accountDataCalls';
import type { ApiError } from '../../data/apiError';
import { downloadFile } from '../../data/order/downloadFile';
import { accountDataFileName } from '../../domain/privacy/accountDataFile';
import type { AccountData } from '../../domain/privacy/accountDataSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';

export function DownloadData({ brandName }: { brandName: string }) {
  const { t } = useWords('account', 'settings');
  const fetching = useMutation<AccountData, ApiError>({
    networkMode: 'always',
    mutationFn: fetchAccountData,
    onSuccess: (data) => {
      const name = accountDataFileName(brandName);
      downloadFile(name, JSON.stringify(data, null, 2), 'application/json');
      showToast({ variant: 'success', message: t('settings.data.saved', { name }) });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={fetching.isPending}
        busyLabel={t('settings.data.preparing')}
        onClick={() => fetching.mutate()}
      >
        {t('settings.data.download')}
      </Button>
      {fetching.error && <Notice tone="error">{errorMessage(fetching.error, t)}</Notice>}
    </>
  );
}
