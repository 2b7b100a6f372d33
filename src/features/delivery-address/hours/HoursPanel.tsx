import type { OrderType } from '../../../domain/order/orderStatus';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { useOrderType } from '../../../state/delivery/orderType';
import { closePanel, openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Panel } from '../../../ui/overlays/Panel';
import { panelWidth } from '../panelWidth';
import { LoadingLine } from '../search/LoadingLine';
import { useProvider } from '../useProvider';
import { ProviderHours } from './ProviderHours';

export function HoursPanel() {
  const { t } = useWords('account', 'order');
  const orderType = useOrderType((state) => state.orderType);
  const query = useProvider(orderType);
  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t(orderType === 'pickup' ? 'pickup.hours' : 'address.hours')}
      closeLabel={t('app.close')}
      width={panelWidth}
    >
      <Stack $gap={8}>
        <Hours {...query} orderType={orderType} />
        {/* The scrolling area needs a focusable element for keyboard users. */}
        <Button variant="secondary" isWide onClick={() => openPanel('address')}>
          {t(query.place ? 'expressDelivery.otherAddress' : 'header.addAddress')}
        </Button>
      </Stack>
    </Panel>
  );
}

function Hours(props: ReturnType<typeof useProvider> & { orderType: OrderType }) {
  const { place, provider, isLoading, isKnown, retry, orderType } = props;
  const { t } = useWords('account', 'order');
  if (isLoading) return <LoadingLine>{t('address.loadingProvider')}</LoadingLine>;
  if (provider) return <ProviderHours provider={provider} />;
  if (place && !isKnown) return <LoadFailure title={t('error.providers')} query={{ refetch: retry }} />;
  const unavailable = orderType === 'pickup' ? 'pickup.unavailable' : 'cart.error.unavailableAddress';
  return <Notice tone="warning">{t(place ? unavailable : 'cart.error.noAddress')}</Notice>;
}
