import type { Destination } from './destination';
import type { UserRow } from './readSession';

export const isVerified = (
  user: Pick<UserRow, 'emailVerified' | 'phoneNumberVerified'>,
  channel: Destination['channel'],
): boolean => (channel === 'email' ? user.emailVerified : user.phoneNumberVerified);

export const getDestinations = ({ email, phoneNumber }: Pick<UserRow, 'email' | 'phoneNumber'>): Destination[] => [
  ...(email === null ? [] : [{ channel: 'email' as const, value: email }]),
  ...(phoneNumber === null ? [] : [{ channel: 'phone' as const, value: phoneNumber }]),
];
