import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** Shared by the order page and the list of orders. */
export function OrderSkeleton() {
  const { t } = useWords('account', 'order');
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={5}>
        <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
        <Skeleton $height="5.5rem" />
        <Skeleton $height="5.5rem" />
        <Skeleton $height="5.5rem" />
      </Stack>
    </div>
  );
}
