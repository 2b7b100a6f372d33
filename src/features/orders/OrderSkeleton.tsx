import { useAllWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Reserves the space of an order, or of a list of orders, while it loads. */
export function OrderSkeleton() {
  const { t } = useAllWords();
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
