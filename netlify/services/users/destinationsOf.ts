import type { Destination } from '../auth/destination';
import type { UserRow } from '../auth/readSession';

/** The account's email, phone, or both. */
export const destinationsOf = ({ email, phoneNumber }: Pick<UserRow, 'email' | 'phoneNumber'>): Destination[] => [
  ...(email === null ? [] : [{ channel: 'email' as const, value: email }]),
  ...(phoneNumber === null ? [] : [{ channel: 'phone' as const, value: phoneNumber }]),
];
