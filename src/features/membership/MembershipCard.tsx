import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { membershipQuery } from '../../data/account/membershipQuery';
import { useWords } from '../../i18n/LocaleContext';
import { asIsland } from '../../state/QueryIsland';
import { Card } from '../../ui/layout/Card';
import { Heading } from '../../ui/text/Heading';
import { space } from '../../ui/theme/tokens';
import { BillingHistory } from './BillingHistory';
import { LoadFailure } from '../../i18n/LoadFailure';
import { MembershipSkeleton } from './MembershipSkeleton';
import { MembershipState } from './MembershipState';
import { ReturnNotice } from './ReturnNotice';
import { useBillingReturn } from './useBillingReturn';

/** The shopper's membership, payment method and invoices. */
export function MembershipCard() {
  const { t } = useWords('account', 'settings');
  const id = useId();
  const query = useQuery(membershipQuery());
  const { data: membership, error, dataUpdatedAt } = query;
  const back = useBillingReturn();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Heading level={2} size="sub" id={id}>
        {t('membership.title')}
      </Heading>
      <ReturnNotice back={back} membership={membership} />
      {error && <LoadFailure title={t('membership.error')} query={query} />}
      {!membership && !error && <MembershipSkeleton />}
      {membership && (
        <>
          <MembershipState membership={membership} at={dataUpdatedAt} isWaiting={back.state === 'asking'} />
          <BillingHistory />
        </>
      )}
    </Sheet>
  );
}

export const MembershipIsland = asIsland(MembershipCard);

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;
