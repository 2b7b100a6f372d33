import { Skeleton } from '../../ui/feedback/Skeleton';
import { LoadingStack } from '../../i18n/LoadingStack';

export function AccountSkeleton() {
  return (
    <LoadingStack>
      <Skeleton $width="min(100%, 200px)" $height="2rem" />
      <Skeleton $height="6rem" />
      <Skeleton $height="6rem" />
    </LoadingStack>
  );
}
