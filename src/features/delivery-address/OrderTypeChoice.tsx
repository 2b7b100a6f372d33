import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../../data/delivery/deliveryCalls';
import { orderTypes } from '../../domain/order/orderStatus';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { chooseOrderType, useOrderType } from '../../state/delivery/orderType';
import { asIsland } from '../../state/QueryIsland';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';

/** Only shown if a dispensary near the address offers pickups. */
export const OrderTypeChoice = asIsland(Choice);

function Choice() {
  const { t } = useWords('order');
  const place = useDeliveryPlace((state) => state.place);
  const orderType = useOrderType((state) => state.orderType);
  const { data } = useQuery(providersQuery(place?.placeId ?? null, 'pickup'));
  const isOffered = Boolean(place && data?.[0]?.pickup);
  // A pickup that is no longer offered can still be changed to a delivery.
  if (!isOffered && orderType === 'delivery') return null;
  return (
    <div>
      <SegmentedControl
        legend={t('pickup.choice')}
        name="order-type"
        value={orderType}
        onChange={chooseOrderType}
        options={orderTypes.map((value) => ({ value, label: t(`pickup.choice.${value}`) }))}
      />
    </div>
  );
}
