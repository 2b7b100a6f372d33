import type { Destination } from '../auth/destination';
import type { UserRow } from '../auth/readSession';

/** Where an account can be reached: by e-mail, by phone, or both. */
export const destinationsOf = ({ email, phoneNumber }: Pick<UserRow, 'email' | 'phoneNumber'>): Destination[] => [
  ...(email === null ? [] : [{ channel: 'email' as const, value: email }]),
  ...(phoneNumber === null ? [] : [{ channel: 'phone' as const, value: phoneNumber }]),
];
