import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadingStack } from '../../i18n/LoadingStack';

/** Shared by the order page and the list of orders. */
export function OrderSkeleton() {
  return (
    <LoadingStack>
      <Skeleton $width="min(100%, 240px)" $height="2.25rem" />
      <Skeleton $height="5.5rem" />
      <Skeleton $height="5.5rem" />
      <Skeleton $height="5.5rem" />
    </LoadingStack>
  );
}
