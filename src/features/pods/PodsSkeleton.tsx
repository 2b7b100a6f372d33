import { usePodsWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Reserves the space of a list while it loads. */
export function PodsSkeleton({ rowHeight }: { rowHeight: string }) {
  const { t } = usePodsWords();
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={4}>
        <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
        <Skeleton $height={rowHeight} />
        <Skeleton $height={rowHeight} />
        <Skeleton $height={rowHeight} />
      </Stack>
    </div>
  );
}
