import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadingStack } from '../../i18n/LoadingStack';

export function PodsSkeleton({ rowHeight }: { rowHeight: string }) {
  return (
    <LoadingStack gap={4}>
      <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
      <Skeleton $height={rowHeight} />
      <Skeleton $height={rowHeight} />
      <Skeleton $height={rowHeight} />
    </LoadingStack>
  );
}
