import { useEffect, useRef } from 'react';
import { resumeMembership } from '../../data/account/membershipCalls';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { CancelMembership } from './CancelMembership';
import { MembershipError } from './MembershipError';
import { useMembershipChange } from './useMembershipChange';
import { useBillingPortal } from './useBillingPortal';

interface MembershipActionsProps {
  membership: Membership;
  onChanged: () => void;
}

export function MembershipActions({ membership, onChanged }: MembershipActionsProps) {
  const { t } = useWords('account', 'settings');
  const portal = useBillingPortal();
  const resuming = useMembershipChange({
    request: resumeMembership,
    announcement: () => t('membership.resume.done'),
    onChanged,
  });
  return (
    <Stack $gap={3}>
      <Cluster>
        {isMember(membership.status) && !portal.hasNoPortal && (
          <Button
            variant={membership.status === 'past_due' ? 'primary' : 'secondary'}
            size="small"
            isBusy={portal.isBusy}
            busyLabel={t('membership.manage.busy')}
            onClick={portal.open}
          >
            {t('membership.manage')}
          </Button>
        )}
        {membership.isEnding && (
          <Button
            variant="secondary"
            size="small"
            isBusy={resuming.isPending}
            busyLabel={t('membership.resume.busy')}
            onClick={() => resuming.mutate()}
          >
            {t('membership.resume')}
          </Button>
        )}
        <CancelMembership membership={membership} onChanged={onChanged} />
      </Cluster>
      {portal.hasNoPortal && <NoPaymentDetails />}
      {portal.error && <MembershipError error={portal.error} />}
      {resuming.error && <MembershipError error={resuming.error} />}
    </Stack>
  );
}

/** Replaces the button that had focus, so it takes the focus. */
function NoPaymentDetails() {
  const { t } = useWords('account', 'settings');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Paragraph size="label" tone="muted">
        {t('membership.manage.nothing')}
      </Paragraph>
    </div>
  );
}
