import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { keyIdOf, peppersOf, type Peppers } from '../../platform/keyRing';
import type { Destination } from './destination';

type Parts = readonly string[];

/** A hash of the parts with one pepper. */
export const hashWith = (pepper: string, parts: Parts): Buffer =>
  createHmac('sha256', pepper).update(parts.join('\n')).digest();

const encodedHash = (pepper: string, parts: Parts): string => hashWith(pepper, parts).toString('base64url');

/** The form in which a hash is stored: the pepper's id, then the hash. */
export const storedHash = (pepper: string, parts: Parts): string => `${keyIdOf(pepper)}.${encodedHash(pepper, parts)}`;

/** The hash for new values. */
export const currentHash = (settings: Peppers, parts: Parts): string => storedHash(peppersOf(settings)[0]!, parts);

/** Every hash that a stored value of these parts may have, current first; without an id if it is from before peppers had ids. */
export const candidateHashes = (settings: Peppers, parts: Parts): string[] =>
  peppersOf(settings).flatMap((pepper) => [storedHash(pepper, parts), encodedHash(pepper, parts)]);

/** Hashes values used in links and rate limits instead of columns. */
const hashWithoutKeyId = ({ codePepper }: Peppers, ...parts: string[]): string => encodedHash(codePepper, parts);

const destinationParts = ({ channel, value }: Destination): Parts => ['destination', channel, value];

/** The keyed hash that stands for a destination in the database and in rate limits. */
export const hashDestination = (settings: Peppers, destination: Destination): string =>
  currentHash(settings, destinationParts(destination));
/** Every form of that hash in the database. */
export const destinationHashes = (settings: Peppers, destination: Destination): string[] =>
  candidateHashes(settings, destinationParts(destination));

/** The keyed hash that stands for a client IP address in the database. */
export const hashClientIp = (settings: Peppers, origin: string): string => currentHash(settings, ['origin', origin]);
/** Every form of that hash in the database. */
export const clientIpHashes = (settings: Peppers, origin: string): string[] =>
  candidateHashes(settings, ['origin', origin]);

/** Rate-limit key for one asker of codes to one destination: a client IP address or a familiar asker. Reveals neither. */
export const hashRequester = (settings: Peppers, { channel, value }: Destination, requester: string): string =>
  hashWithoutKeyId(settings, 'asker', channel, value, requester);

/** Key for counting sign-ins to an account from one client IP address. Reveals neither. */
export const hashSignInAddress = (settings: Peppers, accountId: string, origin: string): string =>
  hashWithoutKeyId(settings, 'sign-in-place', accountId, origin);

const deviceParts = (accountId: string, device: string): Parts => ['device', accountId, device];

/** The signature of a device that has signed in to the account. */
export const signDevice = (settings: Peppers, accountId: string, device: string): string =>
  hashWithoutKeyId(settings, ...deviceParts(accountId, device));
/** True if the signature was made with any pepper of the ring: a device is remembered for months. */
export const isDeviceSignature = (
  settings: Peppers,
  { accountId, device }: { accountId: string; device: string },
  signature: string,
): boolean =>
  matchesAnyHash(
    peppersOf(settings).map((pepper) => encodedHash(pepper, deviceParts(accountId, device))),
    signature,
  );

const personParts = ({ channel, value }: Destination): Parts => ['person', channel, value];

/** The keyed hash kept after an account is deleted. It differs from every other hash of the same destination. */
export const hashDeletedPerson = (settings: Peppers, destination: Destination): string =>
  currentHash(settings, personParts(destination));
/** Every form of that hash in the database. */
export const deletedPersonHashes = (settings: Peppers, destination: Destination): string[] =>
  candidateHashes(settings, personParts(destination));

/** Keys for counting orders to one door, current first. `normalizeDoor` produces the `door`. */
export const doorHashes = (settings: Peppers, door: string): string[] => candidateHashes(settings, ['door', door]);

/** Keys for counting the orders of one client network in a `scope`, current first. Networks cannot be compared across scopes. */
export const networkHashes = (settings: Peppers, network: string, scope: string): string[] =>
  candidateHashes(settings, ['network', network, scope]);

const trackingParts = (orderId: string, version: number): Parts => ['tracking', orderId, String(version)];

/** The token in an order's tracking link. Each `version` has another one, so that a link can be revoked. */
export const deriveTrackingToken = (settings: Peppers, orderId: string, version: number): string =>
  hashWithoutKeyId(settings, ...trackingParts(orderId, version));
/** The token by each pepper of the ring, since an order's link stays the same when the pepper changes. */
export const trackingTokens = (settings: Peppers, orderId: string, version: number): string[] =>
  peppersOf(settings).map((pepper) => encodedHash(pepper, trackingParts(orderId, version)));

/** Every key for counting accounts that use the same ID image, current first. */
export const idImageHashes = (settings: Peppers, image: Uint8Array): string[] =>
  candidateHashes(settings, ['id-image', createHash('sha256').update(image).digest('base64url')]);

type MailingList = 'unsubscribe' | 'unsubscribe-stock-alerts';
interface UnsubscribeToken {
  userId: string;
  email: string;
  token: string;
}

const isValidToken = (settings: Peppers, list: MailingList, { userId, email, token }: UnsubscribeToken): boolean =>
  peppersOf(settings).some((pepper) => isSameHash(encodedHash(pepper, [list, userId, email]), token));

/** The signature in the link that ends an account's emails about orders. It stops working when the address changes. */
export const signUnsubscription = (settings: Peppers, userId: string, email: string): string =>
  hashWithoutKeyId(settings, 'unsubscribe', userId, email);
/** True if the signature was made with any pepper of the ring: emails are kept for years. */
export const isUnsubscribeSignature = (settings: Peppers, unsubscribeToken: UnsubscribeToken): boolean =>
  isValidToken(settings, 'unsubscribe', unsubscribeToken);

/** The same for the link that removes an account's stock alerts. */
export const signAlertUnsubscription = (settings: Peppers, userId: string, email: string): string =>
  hashWithoutKeyId(settings, 'unsubscribe-stock-alerts', userId, email);
export const isAlertUnsubscribeSignature = (settings: Peppers, unsubscribeToken: UnsubscribeToken): boolean =>
  isValidToken(settings, 'unsubscribe-stock-alerts', unsubscribeToken);

const codeParts = ({ channel, value }: Destination, code: string): Parts => ['code', channel, value, code];

/** The stored form of a code, bound to its destination. */
export const hashCode = (settings: Peppers, destination: Destination, code: string): string =>
  currentHash(settings, codeParts(destination, code));
/** Every form that a stored code may have. */
export const codeHashes = (settings: Peppers, destination: Destination, code: string): string[] =>
  candidateHashes(settings, codeParts(destination, code));

/**
 * Rate-limit keys of the console's sign-in, so that requests for a shopper's codes do not use them up. An asker is a client
 * IP address or a familiar asker.
 */
export const hashStaffInbox = (settings: Peppers, email: string): string =>
  hashWithoutKeyId(settings, 'staff-inbox', email);
export const hashStaffRequester = (settings: Peppers, email: string, requester: string): string =>
  hashWithoutKeyId(settings, 'staff-asker', email, requester);

interface StaffCode {
  staffId: string;
  challengeId: string;
  code: string;
}
const staffCodeParts = ({ staffId, challengeId, code }: StaffCode): Parts => ['staff-code', staffId, challengeId, code];

/** The stored form of a console code, bound to the member and to the request it answers. No shopper's code has this hash. */
export const hashStaffCode = (settings: Peppers, code: StaffCode): string =>
  currentHash(settings, staffCodeParts(code));
/** Every form that a stored console code may have. */
export const staffCodeHashes = (settings: Peppers, code: StaffCode): string[] =>
  candidateHashes(settings, staffCodeParts(code));

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Compares a stored hash with each form it may have, all of them each time, so that the time does not tell which. */
export const matchesAnyHash = (hashes: readonly string[], stored: string): boolean =>
  hashes.map((hash) => isSameHash(hash, stored)).includes(true);
