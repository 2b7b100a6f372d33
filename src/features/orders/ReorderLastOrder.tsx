import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { pastOrdersQuery } from '../../data/order/orderCalls';
import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { QueryIsland } from '../../state/QueryIsland';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';
import { InsertBelowScreen } from '../../ui/hydration/InsertBelowScreen';
import { Heading } from '../../ui/text/Heading';
import { space } from '../../ui/theme/tokens';
import { ReorderButton } from './ReorderButton';
import { OrderRow } from './OrderRow';

/** Renders nothing for visitors who are signed out or have no completed order. */
export function ReorderLastOrder() {
  const { locale } = useWords();
  const { code } = useRegion(locale.country);
  const isInBrowser = useClientValue(() => true, false);
  const isSignedIn = useSession((state) => state.isSignedIn);
  if (!isInBrowser || !isSignedIn || !isFeatureOn('expressDelivery', code)) return null;
  return (
    <Suspense>
      <QueryIsland>
        <LastOrder />
      </QueryIsland>
    </Suspense>
  );
}

function LastOrder() {
  const { t } = useWords('account', 'order');
  const { data } = useInfiniteQuery(pastOrdersQuery());
  const order = data?.pages.flatMap(({ items }) => items).find(({ status }) => status === 'COMPLETED');
  return (
    <InsertBelowScreen>
      {order && (
        <Root aria-label={t('order.again.home')}>
          <Heading level={2} size="sub">
            {t('order.again.home')}
          </Heading>
          <OrderRow order={order} />
          <div>
            <ReorderButton order={order} />
          </div>
        </Root>
      )}
    </InsertBelowScreen>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  max-width: 640px;
  padding-top: ${space[12]};
`;
