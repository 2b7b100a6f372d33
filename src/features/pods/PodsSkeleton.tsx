import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

export function PodsSkeleton({ rowHeight }: { rowHeight: string }) {
  const { t } = useWords('account', 'pods');
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
