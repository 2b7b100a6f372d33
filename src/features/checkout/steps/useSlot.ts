import { useEffect, useMemo, useState, useCallback } from 'react';
import { serverClock, serverNow } from '../../../data/serverClock';
import { deliverySlots, type DeliverySlot, type SlotRules } from '../../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import type { OrderType } from '../../../domain/order/orderStatus';
import { useWords } from '../../../i18n/LocaleContext';
import { announce } from '../../../state/notifications/announcements';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reservedSlotsQuery } from '../../../data/delivery/deliveryCalls';
import { replaceCached } from '../../../data/replaceCached';

const none: readonly string[] = [];

/**
 * Loads the slots whose remaining capacity is reserved for other shoppers. Until then it returns none, because the
 * server refuses such a slot anyway.
 */
function useReservedSlots(providerId: string, orderType: OrderType) {
  const queries = useQueryClient();
  const { data } = useQuery(reservedSlotsQuery(providerId, orderType));
  /** Adds a slot that the server has just refused. */
  const addReserved = useCallback(
    (start: string) =>
      replaceCached(queries, reservedSlotsQuery(providerId, orderType).queryKey, (current) => ({
        slotStarts: [...(current?.slotStarts ?? []), start],
      })),
    [queries, providerId, orderType],
  );
  return { reserved: data?.slotStarts ?? none, addReserved };
}

const lossKeys = {
  missed: 'error.slotMissed',
  full: 'error.slotFull',
  reserved: 'error.slotReserved',
} as const;
type Loss = keyof typeof lossKeys;

/** While hours are exceptional, a notice already explains why a slot is missing, so the reason is not guessed. */
const lossKey = (loss: Loss, isUsual: boolean) => (isUsual || loss === 'reserved' ? lossKeys[loss] : 'error.slotGone');
/** For 'refused', the page shows the server's own text. */
type ShownReason = Loss | 'refused';

const nextFree = (slots: readonly DeliverySlot[]) => slots.find(({ isFull }) => !isFull)?.start ?? null;

/** `slot` is undefined if the dispensary no longer offers it. */
function getLoss(slot: DeliverySlot | undefined, isReserved: (slot: DeliverySlot) => boolean): Loss {
  if (!slot) return 'missed';
  return isReserved(slot) ? 'reserved' : 'full';
}

interface SlotState {
  providerId: string;
  clockOffset: number;
  /**
   * Preselected until the shopper chooses. It must not change on screen, or the shopper could order another slot
   * without noticing.
   */
  proposed: string | null;
  shownReason: ShownReason | null;
}

/**
 * Keeps the preselected slot and the reason on screen. Both reset for another dispensary, and when the device's clock
 * turns out to be wrong.
 */
function useProposedSlot({ id }: DeliveryProvider, slots: readonly DeliverySlot[]) {
  const initialState: SlotState = {
    providerId: id,
    clockOffset: serverClock.offsetMs,
    proposed: null,
    shownReason: null,
  };
  const [state, setState] = useState(initialState);
  const isOther = state.providerId !== id || state.clockOffset !== initialState.clockOffset;
  const next = isOther ? initialState : state;
  const proposed = next.proposed ?? nextFree(slots);
  if (isOther || proposed !== state.proposed) setState({ ...next, proposed });
  const setShownReason = (shownReason: ShownReason | null) => setState((current) => ({ ...current, shownReason }));
  return { proposed, shownReason: next.shownReason, setShownReason };
}

/** Returns the draft's slot, unless it was chosen with another dispensary and this one does not offer it. */
function useChosenSlot({ id }: DeliveryProvider, slots: readonly DeliverySlot[]): string | null {
  const chosen = useCheckoutDraft((draft) => draft.slotStart);
  const isOtherProvider = useCheckoutDraft(({ provider }) => provider !== null && provider.id !== id);
  return isOtherProvider && !slots.some(({ start }) => start === chosen) ? null : chosen;
}

/** Marks slots as full that are reserved for other shoppers. */
function useShopperSlots(provider: DeliveryProvider, now: Date, orderType: OrderType) {
  const { reserved, addReserved } = useReservedSlots(provider.id, orderType);
  const rules = useMemo<SlotRules>(
    () => ({ ...provider, fullSlots: [...provider.fullSlots, ...reserved] }),
    [provider, reserved],
  );
  const slots = useMemo(() => deliverySlots(rules, now), [rules, now]);
  const isReserved = ({ start }: DeliverySlot) => reserved.includes(start) && !provider.fullSlots.includes(start);
  return { rules, slots, isReserved, addReserved };
}

export function useSlot(provider: DeliveryProvider, now: Date, orderType: OrderType) {
  const { t } = useWords('account', 'order');
  const { rules, slots, isReserved, addReserved } = useShopperSlots(provider, now, orderType);
  const chosen = useChosenSlot(provider, slots);
  const { proposed, shownReason, setShownReason } = useProposedSlot(provider, slots);
  // After losing a slot, the shopper must choose the next one explicitly.
  const requested = chosen ?? (shownReason ? null : proposed);
  const offered = slots.find(({ start }) => start === requested);
  const slot = offered && !offered.isFull ? offered : null;
  const isUsual = scheduleNotice(provider, now) === null;
  const loss = requested && !slot ? getLoss(offered, isReserved) : null;
  // The draft loses its slot, but the reason stays until another slot is chosen.
  if (loss && shownReason !== loss) setShownReason(loss);

  useEffect(() => {
    if (!loss) return;
    changeDraft({ slotStart: null });
    announce(t(lossKey(loss, isUsual)));
  }, [loss, isUsual, t]);

  return {
    /** Includes every slot that is full for this shopper. */
    rules,
    slots,
    slot,
    isReserved,
    isProposed: slot !== null && chosen === null,
    lossText: shownReason && shownReason !== 'refused' && !slot ? t(lossKey(shownReason, isUsual)) : null,
    choose: (start: string | null) => {
      setShownReason(null);
      changeDraft({ slotStart: start });
    },
    /** Marks the chosen slot as reserved for other shoppers, so that it cannot be chosen again. */
    markReserved: () => {
      if (slot) void addReserved(slot.start);
      setShownReason('refused');
      changeDraft({ slotStart: null });
    },
    /** Handles the server's refusal of the chosen slot, which has begun or has become full. */
    handleRefusal: () => {
      setShownReason(slot && Date.parse(slot.start) > serverNow() ? 'full' : 'missed');
      changeDraft({ slotStart: null });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlot>;
