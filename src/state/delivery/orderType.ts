import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { orderTypes, type OrderType } from '../../domain/order/orderStatus';
import { oneOf } from '../../domain/plainSchema';
import { changeDraft } from '../checkoutDraft';
import { storedStore } from '../storedStore';

/** The choice between delivery and pickup. */
export const useOrderType = storedStore<{ orderType: OrderType }, OrderType>({
  stored: storedValue({ key: storageKeys.orderType, schema: oneOf(orderTypes), version: 1 }),
  initial: { orderType: 'delivery' },
  toState: (orderType) => ({ orderType: orderType ?? 'delivery' }),
});

/** Drops the chosen window, because deliveries and pickups have windows of their own. */
export function chooseOrderType(orderType: OrderType): void {
  if (useOrderType.getState().orderType === orderType) return;
  useOrderType.save(orderType);
  changeDraft({ slotStart: null });
}
