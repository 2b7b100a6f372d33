import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Progress } from '../../../ui/feedback/Progress';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Cluster } from '../../../ui/layout/Cluster';
import { Flush } from '../../../ui/layout/Flush';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import type { useIdPhoto } from './useIdPhoto';

type Upload = ReturnType<typeof useIdPhoto>;

/** Shows progress or an error. The photo stays selected until the upload succeeds. */
export function IdPhotoUpload({ upload }: { upload: Upload }) {
  const { t } = useWords('account', 'order');
  if (upload.isPreparing)
    return (
      <Cluster $gap={3}>
        <Spinner />
        <Paragraph tone="muted">{t('checkout.id.preparing')}</Paragraph>
      </Cluster>
    );
  if (upload.isSending) return <UploadProgress progress={upload.progress} onCancel={upload.discard} />;
  if (upload.isWaiting) return <Notice tone="warning">{t('checkout.id.offline')}</Notice>;
  if (!upload.error) return null;
  return <LoadFailure title={t('error.upload')} query={{ error: upload.error, refetch: upload.retry }} />;
}

function UploadProgress({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { locale, t } = useWords('account', 'order');
  const percent = new Intl.NumberFormat(locale.id, { style: 'percent' }).format(progress);
  return (
    <Stack $gap={3}>
      <Progress
        value={progress}
        max={1}
        label={t(progress < 1 ? 'checkout.id.sending' : 'checkout.id.checking')}
        detail={percent}
      />
      <Flush>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('checkout.id.cancel')}
        </Button>
      </Flush>
    </Stack>
  );
}
