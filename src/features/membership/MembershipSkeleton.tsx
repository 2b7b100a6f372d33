import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** Reserves the space of the membership while it loads. */
export function MembershipSkeleton() {
  const { t } = useWords('account', 'settings');
  return (
    <div role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Stack aria-hidden $gap={4}>
        <Skeleton $width="min(100%, 260px)" $height="1.5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $width="min(100%, 180px)" $height="2.75rem" />
      </Stack>
    </div>
  );
}
