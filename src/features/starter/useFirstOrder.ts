import type { StarterView } from '../../content/pages/pageContext';
import { batterySale } from '../../domain/cart/batterySuggestion';
import { createCartItem } from '../../domain/cart/createCartItem';
import { firstOrderTotals } from '../../domain/cart/firstOrder';
import type { StarterPod } from '../../domain/catalogue/starter/starterPods';
import { upcomingSlot } from '../../domain/delivery/deliveryOpening';
import { nextSlot } from '../../domain/delivery/deliverySchedule';
import type { DeliverySlot } from '../../domain/delivery/deliverySlots';
import { useWords } from '../../i18n/LocaleContext';
import { useBatteryDismissed } from '../../state/batteryDismissed';
import { addToCart, useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery/delivery';
import { useScheduleClock } from '../../state/delivery/useScheduleClock';
import { useIsMember } from '../../state/session/useIsMember';
import { openPanel } from '../../state/panels';
import { useUserPods } from '../../state/userPods';
import { formatFirstSlot } from './formatStarter';

/** True if the shopper said so or has unlocked pods. */
function useOwnsBattery(): boolean {
  const isDismissed = useBatteryDismissed();
  const hasPods = useUserPods(({ pods }) => pods.length > 0);
  return isDismissed || hasPods;
}

/** The state of the lookup of the shopper's address. */
function statusOf({ place, provider, offers, isProviderKnown, loading, error }: Delivery) {
  if (!place) return 'noAddress';
  if (provider && offers) return 'ready';
  if (isProviderKnown && !provider) return 'unserved';
  if (error) return 'failed';
  // Without a connection, requests are paused: they neither load nor fail.
  return loading ? 'checking' : 'offline';
}

/** When the dispensary can be at the door first, as its checkout offers it. Without that, its next window to come. */
function useFirstSlot({ provider }: Delivery) {
  const { locale, t } = useWords('starter');
  const now = useScheduleClock(provider);
  if (!provider) return { when: null, later: null };
  const format = (slot: DeliverySlot | undefined | null) =>
    slot ? formatFirstSlot(slot, { locale, t, timezone: provider.timezone, now }) : null;
  const when = format(nextSlot(provider, now));
  return { when, later: when ? null : format(upcomingSlot(provider, now)?.slot) };
}

export function useFirstOrder({ battery }: StarterView, pod: StarterPod, delivery: Delivery) {
  const ownsBattery = useOwnsBattery();
  const isMember = useIsMember(useWords('starter').locale.country);
  const { items } = useCart();
  const isInCart = (id: string | undefined) => items.some(({ productVariantId }) => productVariantId === id);
  const slots = useFirstSlot(delivery);
  const isOrdered = isInCart(pod.variant.id) && isInCart(battery.variants?.[0]?.id);
  const needsBattery = !ownsBattery && (isOrdered || !items.some(({ metadata }) => metadata.productType === 'devices'));
  const sale = needsBattery ? batterySale(battery, delivery.offers) : null;
  const podItem = createCartItem({ product: pod.summary, variant: pod.variant }, pod.price);
  const lines = [
    ...(sale ? [{ kind: 'battery', item: createCartItem(sale, sale.price), stock: sale.stock } as const] : []),
    { kind: 'pod', item: podItem, stock: pod.stock } as const,
  ];
  const missing = lines.filter(({ item }) => !isInCart(item.productVariantId));
  return {
    status: statusOf(delivery),
    provider: delivery.provider,
    orderType: delivery.orderType,
    ...slots,
    totals: firstOrderTotals(
      lines.map(({ item }) => item),
      { provider: delivery.provider, isMember },
    ),
    includesBattery: sale !== null,
    isBatteryMissing: needsBattery && sale === null,
    /** The lines that the cart lacks. */
    missing: missing.map(({ kind }) => kind),
    refresh: delivery.refresh,
    /** Adds one of each that the cart lacks, and opens the cart. */
    add: () => {
      for (const { item, stock } of missing) addToCart(item, 1, stock);
      openPanel('cart');
    },
  };
}

export type FirstOrder = ReturnType<typeof useFirstOrder>;
