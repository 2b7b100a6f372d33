import type { WeightUse } from '../../domain/order/weightLimit';
import type { Locale } from '../../domain/region/locales';
import { formatWeightError } from '../../i18n/formatWeightError';
import type { CartObstacle } from '../../domain/cart/cartObstacle';
import type { CartChange } from '../../domain/cart/applyOffers';
import { errorMessage } from '../../i18n/errorMessage';
import type { Translator } from '../../i18n/translator';
import type { Delivery } from '../../state/delivery/delivery';

export type CartTranslator = Translator<'first' | 'account' | 'order'>;
type T = CartTranslator['t'];

export function changeText({ kind, name, was, now }: CartChange, words: CartTranslator): string {
  const { t, plural, formatMoney } = words;
  const prices = () => ({ newPrice: formatMoney({ amount: now }), oldPrice: formatMoney({ amount: was }) });
  if (kind === 'price') return t('cart.changed.price', { title: name, ...prices() });
  const stockText = t('cart.changed.stock', { title: name, newQuantity: now, oldQuantity: was });
  return `${stockText} ${plural('cart.maxStock', now)}`;
}

const loadingKeys = {
  address: 'address.loadingAddress',
  provider: 'address.loadingProvider',
  products: 'address.loadingProducts',
} as const;

function failureText({ failed, error }: Delivery, t: T): string {
  const apiError: (Error & { status?: number }) | null = error;
  // The general message for a rate limit says how long to wait.
  if (apiError?.status === 429) return errorMessage(apiError, t);
  if (failed === 'provider') return t('error.providers');
  if (failed === 'products') return t('error.products');
  return error ? errorMessage(error, t) : t('error.unknown');
}

/** Returns null for an empty cart, which has its own message. */
export function obstacleText(
  obstacle: CartObstacle,
  { delivery, weight }: { delivery: Delivery; weight: WeightUse | null },
  words: CartTranslator & { locale: Locale },
): string | null {
  const { t, formatMoney } = words;
  const { provider, loading, orderType } = delivery;
  switch (obstacle) {
    case 'EMPTY_CART':
      return null;
    case 'OFFLINE':
      return t('cart.offline');
    case 'LOADING':
      return t(loadingKeys[loading ?? 'products']);
    case 'FAILED':
      return failureText(delivery, t);
    case 'NONE_AVAILABLE':
      return t('cart.noneAvailable');
    case 'NO_DELIVERY_ADDRESS':
      return t('cart.error.noAddress');
    case 'UNAVAILABLE_DELIVERY_ADDRESS':
      return t(orderType === 'pickup' ? 'pickup.unavailable' : 'cart.error.unavailableAddress');
    case 'UNDER_MINIMUM_TOTAL':
      return t(orderType === 'pickup' ? 'pickup.minimumTotal' : 'cart.error.minimumTotal', {
        price: formatMoney({ amount: provider?.deliveryTotalMinimum ?? 0 }),
      });
    case 'OVER_THC_TOTAL_LIMIT':
    case 'OVER_OIL_TOTAL_LIMIT':
      return weight && formatWeightError(weight, words);
  }
}
