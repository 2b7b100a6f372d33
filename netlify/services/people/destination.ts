import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { ServiceError } from '../../platform/errors';

export interface Destination {
  channel: 'email' | 'phone';
  /** A lower-case address or ten digits. */
  value: string;
}

export const emailDestination = (email: string): Destination => ({
  channel: 'email',
  value: email.trim().toLowerCase(),
});

const supportedTypes: (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/** Throws a 422 unless the digits are an ordinary US or Canadian number. */
export function requirePhone(digits: string, path: string): string {
  const number = parsePhoneNumberFromString(digits, 'US');
  if (
    number?.isValid() &&
    (number.country === 'US' || number.country === 'CA') &&
    supportedTypes.includes(number.getType())
  ) {
    return number.nationalNumber;
  }
  const detail = 'Please use a valid US or Canadian phone number.';
  throw new ServiceError({ code: 'phone_not_supported', detail, errors: [{ path, message: detail }] });
}

export const phoneDestination = (digits: string): Destination => ({
  channel: 'phone',
  value: requirePhone(digits, 'phoneNumber'),
});

/** Area code and exchange: '2135550100' → '213555'. Fake numbers tend to share them. */
export const phoneExchange = ({ value }: Destination): string => value.slice(0, 6);

/** 'maria@shop.example' → 'm•••@shop.example', '2135550100' → '(•••) •••-0100'. */
export const maskDestination = ({ channel, value }: Destination): string =>
  channel === 'email' ? `${value[0]}•••${value.slice(value.lastIndexOf('@'))}` : `(•••) •••-${value.slice(-4)}`;
