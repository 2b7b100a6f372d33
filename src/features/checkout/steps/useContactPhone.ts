import { useRef, useState } from 'react';
import { parsePhone } from '../../../domain/account/destination';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import type { User } from '../../../domain/account/userSchema';
import type { PlaceOrderInput } from '../../../domain/order/orderSchema';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';

type ContactFields = Pick<PlaceOrderInput, 'contactPhone' | 'keepContactPhone'>;

/** The phone number for the driver, requested if the account has no verified number. */
export function useContactPhone({ phoneNumber, contactPhone }: User) {
  const input = useRef<HTMLInputElement>(null);
  const [isFaulty, setFaulty] = useState(false);
  const draft = useCheckoutDraft();
  const typed = draft.contactPhone ?? (contactPhone ? formatPhoneNumber(contactPhone) : '');
  const parsed = parsePhone(typed);
  const number = parsed?.phoneNumber ?? null;
  const isAsked = phoneNumber === null;
  /** The order's phone fields. Null if the number is missing or invalid; the field then shows the error. */
  const take = (): ContactFields | null => {
    if (!isAsked) return {};
    if (number) return { contactPhone: number, keepContactPhone: draft.keepContactPhone && number !== contactPhone };
    setFaulty(true);
    input.current?.focus();
    return null;
  };
  const change = (text: string) => {
    setFaulty(false);
    changeDraft({ contactPhone: text });
  };
  return { isAsked, isKnown: number !== null && number === contactPhone, typed, isFaulty, input, take, change };
}

export type ContactPhoneState = ReturnType<typeof useContactPhone>;
