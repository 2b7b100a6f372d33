import { useRef, useState } from 'react';
import { parsePhone } from '../../../domain/account/destination';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import type { User } from '../../../domain/account/userSchema';
import type { PlaceOrder } from '../../../domain/order/orderSchema';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';

type ContactFields = Pick<PlaceOrder, 'contactPhone' | 'keepContactPhone'>;
type ContactFault = 'required' | 'phone';

/** The phone number for the driver, requested if the account has no verified number. */
export function useContactPhone({ phoneNumber, contactPhone }: User) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ContactFault | null>(null);
  const draft = useCheckoutDraft();
  const typed = draft.contactPhone ?? (contactPhone ? formatPhoneNumber(contactPhone) : '');
  const parsed = parsePhone(typed);
  const number = parsed && 'phoneNumber' in parsed ? parsed.phoneNumber : null;
  const isAsked = phoneNumber === null;
  /** The order's phone fields. Null if the number is missing or invalid; the field then shows the error. */
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
