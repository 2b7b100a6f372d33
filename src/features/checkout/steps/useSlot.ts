import { useEffect, useMemo, useState } from 'react';
import { serverClock, serverNow } from '../../../data/serverClock';
import { deliverySlots, type DeliverySlot, type SlotRules } from '../../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import type { OrderType } from '../../../domain/order/orderStatus';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { useReservedSlots } from './useReservedSlots';

/** Messages for a chosen slot that is no longer available. */
const lossKeys = {
  missed: 'error.slotMissed',
  full: 'error.slotFull',
  reserved: 'error.slotReserved',
} as const;
type Loss = keyof typeof lossKeys;

/** While the schedule differs from the usual one, a window may be lost for that reason, which is shown beside this. */
const lossKey = (loss: Loss, isUsual: boolean) => (isUsual || loss === 'reserved' ? lossKeys[loss] : 'error.slotGone');
/** The reason that was already shown. For 'refused', the server's own text was shown. */
type Told = Loss | 'refused';

const nextFree = (slots: readonly DeliverySlot[]) => slots.find(({ isFull }) => !isFull)?.start ?? null;

/** Why a wanted slot cannot be had. It is undefined if the dispensary no longer offers it. */
function lossOf(slot: DeliverySlot | undefined, isReserved: (slot: DeliverySlot) => boolean): Loss {
  if (!slot) return 'missed';
  return isReserved(slot) ? 'reserved' : 'full';
}

interface Known {
  providerId: string;
  clockOffset: number;
  /**
   * The next free slot until the shopper chooses one. It must not change while on screen, or the shopper could order a
   * slot without noticing.
   */
  proposed: string | null;
  told: Told | null;
}

/**
 * The preselected slot and the shown reason for one dispensary. Both reset for another dispensary, and when the device's
 * clock turns out to be wrong.
 */
function useKnown({ id }: DeliveryProvider, slots: readonly DeliverySlot[]) {
  const unknown: Known = { providerId: id, clockOffset: serverClock.offsetMs, proposed: null, told: null };
  const [known, setKnown] = useState(unknown);
  const isOther = known.providerId !== id || known.clockOffset !== unknown.clockOffset;
  const next = isOther ? unknown : known;
  const proposed = next.proposed ?? nextFree(slots);
  if (isOther || proposed !== known.proposed) setKnown({ ...next, proposed });
  const setTold = (told: Told | null) => setKnown((before) => ({ ...before, told }));
  return { proposed, told: next.told, setTold };
}

/** The draft's slot, unless it was chosen with another dispensary and this one does not offer it. */
function useChosen({ id }: DeliveryProvider, slots: readonly DeliverySlot[]): string | null {
  const chosen = useCheckoutDraft((draft) => draft.slotStart);
  const isForeign = useCheckoutDraft(({ provider }) => provider !== null && provider.id !== id);
  return isForeign && !slots.some(({ start }) => start === chosen) ? null : chosen;
}

/** The slots as they are for this shopper: those reserved for others are full. */
function useOwnSlots(provider: DeliveryProvider, now: Date, orderType: OrderType) {
  const { reserved, addReserved } = useReservedSlots(provider.id, orderType);
  const rules = useMemo<SlotRules>(
    () => ({ ...provider, fullSlots: [...provider.fullSlots, ...reserved] }),
    [provider, reserved],
  );
  const slots = useMemo(() => deliverySlots(rules, now), [rules, now]);
  const isReserved = ({ start }: DeliverySlot) => reserved.includes(start) && !provider.fullSlots.includes(start);
  return { rules, slots, isReserved, addReserved };
}

/** The available slots, the chosen one, and the reason if the chosen one is no longer available. */
export function useSlot(provider: DeliveryProvider, now: Date, orderType: OrderType) {
  const { t } = useWords('account', 'order');
  const { rules, slots, isReserved, addReserved } = useOwnSlots(provider, now, orderType);
  const chosen = useChosen(provider, slots);
  const { proposed, told, setTold } = useKnown(provider, slots);
  // After losing a slot, the shopper must choose the next one.
  const wanted = chosen ?? (told ? null : proposed);
  const offered = slots.find(({ start }) => start === wanted);
  const slot = offered && !offered.isFull ? offered : null;
  const isUsual = scheduleNotice(provider, now) === null;
  const loss = wanted && !slot ? lossOf(offered, isReserved) : null;
  // The draft loses its slot, but the reason stays until another slot is chosen.
  if (loss && told !== loss) setTold(loss);

  useEffect(() => {
    if (!loss) return;
    changeDraft({ slotStart: null });
    announce(t(lossKey(loss, isUsual)));
  }, [loss, isUsual, t]);

  return {
    /** The dispensary's hours and every slot that is full for this shopper. */
    rules,
    slots,
    slot,
    isReserved,
    /** True if the slot was preselected rather than chosen by the shopper. */
    isProposed: slot !== null && chosen === null,
    lost: told && told !== 'refused' && !slot ? t(lossKey(told, isUsual)) : null,
    choose: (start: string | null) => {
      setTold(null);
      changeDraft({ slotStart: start });
    },
    /** Marks the chosen slot as reserved for other shoppers, so that it cannot be chosen again. */
    reserve: () => {
      if (slot) void addReserved(slot.start);
      setTold('refused');
      changeDraft({ slotStart: null });
    },
    /** Handles the server's refusal of the chosen slot, which has begun or has become full. */
    lose: () => {
      setTold(slot && Date.parse(slot.start) > serverNow() ? 'full' : 'missed');
      changeDraft({ slotStart: null });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlot>;
