import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { membershipQuery } from '../../data/account/membershipQuery';
import { isFeatureOn } from '../../domain/region/features';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { asIsland } from '../../state/QueryIsland';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Heading } from '../../ui/text/Heading';
import { space } from '../../ui/theme/tokens';
import { BillingHistory } from './BillingHistory';
import { MembershipState } from './MembershipState';
import { BillingReturnNotice } from './BillingReturnNotice';
import { useBillingReturn } from './useBillingReturn';
import { LoadingStack } from '../../i18n/LoadingStack';

export function MembershipCard() {
  const { locale, t } = useWords('account', 'settings');
  const isOffered = isFeatureOn('membership', useRegion(locale.country).code);
  const id = useId();
  const query = useQuery(membershipQuery());
  const { data: membership, error, dataUpdatedAt } = query;
  const billingReturn = useBillingReturn();
  // Elsewhere, the card is only for those who have or had a membership, as anybody may if it cannot be loaded.
  const hasOne = membership ? membership.status !== 'none' : error !== null;
  const isShown = isOffered || billingReturn.state !== 'none' || hasOne;
  if (!isShown) return null;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Heading level={2} size="sub" id={id}>
        {t('membership.title')}
      </Heading>
      <BillingReturnNotice billingReturn={billingReturn} membership={membership} />
      {error && <LoadFailure title={t('membership.error')} query={query} />}
      {!membership && !error && <MembershipSkeleton />}
      {membership && (
        <>
          <MembershipState
            membership={membership}
            fetchedAt={dataUpdatedAt}
            isCheckingPayment={billingReturn.state === 'checking'}
            isOffered={isOffered}
          />
          <BillingHistory />
        </>
      )}
    </Sheet>
  );
}

function MembershipSkeleton() {
  return (
    <LoadingStack gap={4}>
      <Skeleton $width="min(100%, 260px)" $height="1.5rem" />
      <Skeleton $height="3rem" />
      <Skeleton $width="min(100%, 180px)" $height="2.75rem" />
    </LoadingStack>
  );
}

export const MembershipIsland = asIsland(MembershipCard);

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;
