import { useSettingsWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Reserves the space of the account while it loads. */
export function AccountSkeleton() {
  const { t } = useSettingsWords();
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
