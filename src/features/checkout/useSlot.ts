import { useEffect, useMemo, useState } from 'react';
import { deliverySlots, type DeliverySlot } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';

/** Messages for a chosen slot that is no longer available. */
const lossKeys = { missed: 'error.slotMissed', full: 'error.slotFull' } as const;
type Loss = keyof typeof lossKeys;
/** The reason that was already shown. For 'reserved', the server's own text was shown. */
type Told = Loss | 'reserved';

const nextFree = (slots: readonly DeliverySlot[]) => slots.find(({ isFull }) => !isFull)?.start ?? null;

interface Known {
  providerId: string;
  /**
   * The next free slot until the shopper chooses one. It must not change while on screen, or the shopper could order a
   * slot without noticing.
   */
  proposed: string | null;
  told: Told | null;
}

/** The preselected slot and the shown reason for one dispensary; both reset for another dispensary. */
function useKnown({ id }: DeliveryProvider, slots: readonly DeliverySlot[]) {
  const [known, setKnown] = useState<Known>({ providerId: id, proposed: null, told: null });
  const isOther = known.providerId !== id;
  const next = isOther ? { providerId: id, proposed: null, told: null } : known;
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

/** The available slots, the chosen one, and the reason if the chosen one is no longer available. */
export function useSlot(provider: DeliveryProvider, now: Date) {
  const { t } = useAllWords();
  const [reserved, setReserved] = useState<readonly string[]>([]);
  const slots = useMemo(
    () => deliverySlots({ ...provider, fullSlots: [...provider.fullSlots, ...reserved] }, now),
    [provider, reserved, now],
  );
  const chosen = useChosen(provider, slots);
  const { proposed, told, setTold } = useKnown(provider, slots);
  // After losing a slot, the shopper must choose the next one.
  const wanted = chosen ?? (told ? null : proposed);
  const offered = slots.find(({ start }) => start === wanted);
  const slot = offered && !offered.isFull ? offered : null;
  const loss: Loss | null = wanted && !slot ? (offered ? 'full' : 'missed') : null;
  // The draft loses its slot, but the reason stays until another slot is chosen.
  if (loss && told !== loss) setTold(loss);

  useEffect(() => {
    if (!loss) return;
    changeDraft({ slotStart: null });
    announce(t(lossKeys[loss]));
  }, [loss, t]);

  return {
    slots,
    slot,
    /** True if the slot was preselected rather than chosen by the shopper. */
    isProposed: slot !== null && chosen === null,
    lost: told && told !== 'reserved' && !slot ? t(lossKeys[told]) : null,
    choose: (start: string | null) => {
      setTold(null);
      changeDraft({ slotStart: start });
    },
    /** Marks the chosen slot as reserved for other shoppers, so that it cannot be chosen again. */
    reserve: () => {
      if (slot) setReserved((before) => [...before, slot.start]);
      setTold('reserved');
      changeDraft({ slotStart: null });
    },
    /** Handles the server's refusal of the chosen slot, which has begun or has become full. */
    lose: () => {
      setTold(slot && Date.parse(slot.start) > Date.now() ? 'full' : 'missed');
      changeDraft({ slotStart: null });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlot>;
