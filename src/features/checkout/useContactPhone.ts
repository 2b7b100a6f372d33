import { useRef, useState } from 'react';
import { parsePhone } from '../../domain/account/destination';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { User } from '../../domain/account/userSchema';
import type { PlaceOrder } from '../../domain/order/orderSchema';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';

type ContactFields = Pick<PlaceOrder, 'contactPhone' | 'keepContactPhone'>;
type ContactFault = 'required' | 'phone';

/** The phone number that a driver needs: asked for where the account has none that was verified. */
export function useContactPhone({ phoneNumber, contactPhone }: User) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ContactFault | null>(null);
  const draft = useCheckoutDraft();
  const typed = draft.contactPhone ?? (contactPhone ? formatPhoneNumber(contactPhone) : '');
  const parsed = parsePhone(typed);
  const number = parsed && 'phoneNumber' in parsed ? parsed.phoneNumber : null;
  const isAsked = phoneNumber === null;
  /** What the order says of it; null where it is missing or wrong, and then the field says so. */
  const take = (): ContactFields | null => {
    if (!isAsked) return {};
    if (number) return { contactPhone: number, keepContactPhone: draft.keepContactPhone && number !== contactPhone };
    setFault(typed.trim() ? 'phone' : 'required');
    input.current?.focus();
    return null;
  };
  const change = (text: string) => {
    setFault(null);
    changeDraft({ contactPhone: text });
  };
  return { isAsked, isKnown: number !== null && number === contactPhone, typed, fault, input, take, change };
}

export type ContactPhoneState = ReturnType<typeof useContactPhone>;
