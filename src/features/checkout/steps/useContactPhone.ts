import { useRef, useState } from 'react';
import { parsePhone } from '../../../domain/account/destination';
import { formatPhoneNumber } from '../../../domain/account/phoneNumber';
import type { User } from '../../../domain/account/userSchema';
import type { PlaceOrderInput } from '../../../domain/order/orderSchema';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';

type ContactFields = Pick<PlaceOrderInput, 'contactPhone' | 'keepContactPhone'>;

/** Requests a phone number for the driver if the account has no verified one. */
export function useContactPhone({ phoneNumber, contactPhone }: User) {
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const draft = useCheckoutDraft();
  const typed = draft.contactPhone ?? (contactPhone ? formatPhoneNumber(contactPhone) : '');
  const parsed = parsePhone(typed);
  const number = parsed?.phoneNumber ?? null;
  const isRequired = phoneNumber === null;
  /** Returns the order's phone fields, or null after showing that the number is missing or invalid. */
  const validate = (): ContactFields | null => {
    if (!isRequired) return {};
    if (number) return { contactPhone: number, keepContactPhone: draft.keepContactPhone && number !== contactPhone };
    setInvalid(true);
    input.current?.focus();
    return null;
  };
  const change = (text: string) => {
    setInvalid(false);
    changeDraft({ contactPhone: text });
  };
  return {
    isRequired,
    isSavedNumber: number !== null && number === contactPhone,
    typed,
    isInvalid,
    input,
    validate,
    change,
  };
}

export type ContactPhoneState = ReturnType<typeof useContactPhone>;
