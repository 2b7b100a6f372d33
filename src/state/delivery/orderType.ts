import { storageKeys } from '../../data/storage';
import { orderTypes, type OrderType } from '../../domain/order/orderStatus';
import { oneOf } from '../../domain/validation/plainSchema';
import { changeDraft } from '../checkoutDraft';
import { storedStore } from '../storedStore';

export const useOrderType = storedStore<{ orderType: OrderType }, OrderType>({
  key: storageKeys.orderType,
  schema: oneOf(orderTypes),
  initial: { orderType: 'delivery' },
  toState: (orderType) => ({ orderType: orderType ?? 'delivery' }),
});

/** Clears the chosen window, because deliveries and pickups have different windows. */
export function chooseOrderType(orderType: OrderType): void {
  if (useOrderType.getState().orderType === orderType) return;
  useOrderType.save(orderType);
  changeDraft({ slotStart: null });
}
