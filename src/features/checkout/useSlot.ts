import { useEffect, useMemo, useState } from 'react';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';

/** S5-09: why a window that was chosen is no longer to be had. */
const lossKeys = { missed: 'error.slotMissed', full: 'error.slotFull' } as const;
type Loss = keyof typeof lossKeys;

/** The windows that may be chosen now, the chosen one, and why it went if it did (S5-09, S5-15). */
export function useSlot(provider: DeliveryProvider, now: Date) {
  const { t } = useAllWords();
  const chosen = useCheckoutDraft((draft) => draft.slotStart);
  const slots = useMemo(() => deliverySlots(provider, now), [provider, now]);
  const offered = slots.find(({ start }) => start === chosen);
  const slot = offered && !offered.isFull ? offered : null;
  const loss: Loss | null = chosen && !slot ? (offered ? 'full' : 'missed') : null;
  const [told, setTold] = useState<Loss | null>(null);
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
    lost: told && !slot ? t(lossKeys[told]) : null,
    choose: (start: string | null) => {
      setTold(null);
      changeDraft({ slotStart: start });
    },
    /** The server says that the chosen window went: it has begun, or somebody else took its last place. */
    lose: () => {
      setTold(slot && Date.parse(slot.start) > Date.now() ? 'full' : 'missed');
      changeDraft({ slotStart: null });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlot>;
