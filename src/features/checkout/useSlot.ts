import { useEffect, useMemo, useState } from 'react';
import { deliverySlots, type DeliverySlot } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';

/** S5-09: why a window that was chosen is no longer to be had. */
const lossKeys = { missed: 'error.slotMissed', full: 'error.slotFull' } as const;
type Loss = keyof typeof lossKeys;
/** What was told of it; the server's own sentence tells that it is reserved. */
type Told = Loss | 'reserved';

const nextFree = (slots: readonly DeliverySlot[]) => slots.find(({ isFull }) => !isFull)?.start ?? null;

interface Known {
  providerId: string;
  /**
   * The next free window, until the shopper chooses one. It stays the same while it is on screen: a window that moved on by
   * itself could be ordered unread.
   */
  proposed: string | null;
  told: Told | null;
}

/** What is known of the windows of one dispensary; another one begins with its own proposal. */
function useKnown({ id }: DeliveryProvider, slots: readonly DeliverySlot[]) {
  const [known, setKnown] = useState<Known>({ providerId: id, proposed: null, told: null });
  const isOther = known.providerId !== id;
  const next = isOther ? { providerId: id, proposed: null, told: null } : known;
  const proposed = next.proposed ?? nextFree(slots);
  if (isOther || proposed !== known.proposed) setKnown({ ...next, proposed });
  const setTold = (told: Told | null) => setKnown((before) => ({ ...before, told }));
  return { proposed, told: next.told, setTold };
}

/** The window of the draft, unless it was chosen of another dispensary and this one does not offer it. */
function useChosen({ id }: DeliveryProvider, slots: readonly DeliverySlot[]): string | null {
  const chosen = useCheckoutDraft((draft) => draft.slotStart);
  const isForeign = useCheckoutDraft(({ provider }) => provider !== null && provider.id !== id);
  return isForeign && !slots.some(({ start }) => start === chosen) ? null : chosen;
}

/** The windows that may be chosen now, the chosen one, and why it went if it did (S5-09, S5-15). */
export function useSlot(provider: DeliveryProvider, now: Date) {
  const { t } = useAllWords();
  const [reserved, setReserved] = useState<readonly string[]>([]);
  const slots = useMemo(
    () => deliverySlots({ ...provider, fullSlots: [...provider.fullSlots, ...reserved] }, now),
    [provider, reserved, now],
  );
  const chosen = useChosen(provider, slots);
  const { proposed, told, setTold } = useKnown(provider, slots);
  // After a loss the shopper chooses.
  const wanted = chosen ?? (told ? null : proposed);
  const offered = slots.find(({ start }) => start === wanted);
  const slot = offered && !offered.isFull ? offered : null;
  const loss: Loss | null = wanted && !slot ? (offered ? 'full' : 'missed') : null;
  // The choice goes from the draft, the reason stays until there is another.
  if (loss && told !== loss) setTold(loss);

  useEffect(() => {
    if (!loss) return;
    changeDraft({ slotStart: null });
    announce(t(lossKeys[loss]));
  }, [loss, t]);

  return {
    slots,
    slot,
    /** Whether the window was chosen for the shopper and not by them. */
    isProposed: slot !== null && chosen === null,
    lost: told && told !== 'reserved' && !slot ? t(lossKeys[told]) : null,
    choose: (start: string | null) => {
      setTold(null);
      changeDraft({ slotStart: start });
    },
    /** The server keeps what is left of the chosen window for others: it can no longer be chosen here. */
    reserve: () => {
      if (slot) setReserved((before) => [...before, slot.start]);
      setTold('reserved');
      changeDraft({ slotStart: null });
    },
    /** The server says that the chosen window went: it has begun, or somebody else took its last place. */
    lose: () => {
      setTold(slot && Date.parse(slot.start) > Date.now() ? 'full' : 'missed');
      changeDraft({ slotStart: null });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlot>;
