import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

export function AccountSkeleton() {
  const { t } = useWords('account', 'settings');
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={5}>
        <Skeleton $width="min(100%, 200px)" $height="2rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="6rem" />
      </Stack>
    </div>
  );
}
