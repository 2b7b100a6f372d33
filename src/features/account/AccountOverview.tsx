// Must be imported before any schema is created.
import '../../domain/validation/disableZodCodegen';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { User } from '../../domain/account/userSchema';
import { isFeatureOn } from '../../domain/region/features';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { asIsland } from '../../state/QueryIsland';
import { useRegion } from '../../state/region';
import { Notice } from '../../ui/feedback/Notice';
import { media, space } from '../../ui/theme/tokens';
import { AccountSkeleton } from './AccountSkeleton';
import { DeleteCard } from './DeleteCard';
import { DeliveryCard } from './DeliveryCard';
import { DetailsCard } from './DetailsCard';
import { InviteCard } from './InviteCard';
import { LinkCards } from './LinkCards';
import { OrderUpdatesCard } from './OrderUpdatesCard';
import { PrivacyCard } from './PrivacyCard';
import { StockAlertsCard } from './StockAlertsCard';
import { useUser } from './useUser';
import { Stack } from '../../ui/layout/Stack';

interface AccountOverviewProps {
  brandName: string;
  /** The membership section. A template passes it in, because features do not import each other. */
  membership: ReactNode;
}

export function AccountOverview(props: AccountOverviewProps) {
  const { t } = useWords('account', 'settings');
  const offline = useOfflineMessage(t('settings.offline'));
  const query = useUser();
  const { data: user, error } = query;
  return (
    <Root>
      {offline && <Notice tone="warning">{offline}</Notice>}
      {user && <Sections user={user} {...props} />}
      {!user && error && <LoadFailure title={t('settings.error')} query={query} />}
      {!user && !error && <AccountSkeleton />}
    </Root>
  );
}

export const AccountOverviewIsland = asIsland(AccountOverview);

function Sections({ user, brandName, membership }: { user: User } & AccountOverviewProps) {
  const { locale } = useWords('account', 'settings');
  const region = useRegion(locale.country);
  return (
    <Columns>
      <Stack $gap={6}>
        <DetailsCard user={user} />
        <DeliveryCard />
        {isFeatureOn('orderMessages', region.code) && <OrderUpdatesCard user={user} />}
        {locale.country === 'us' && <StockAlertsCard />}
        {membership}
      </Stack>
      <Stack $gap={6}>
        <LinkCards />
        {locale.country === 'us' && <InviteCard />}
        <PrivacyCard brandName={brandName} />
        <DeleteCard user={user} />
      </Stack>
    </Columns>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-bottom: ${space.section};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    align-items: start;
  }
`;
