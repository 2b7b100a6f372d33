import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createKeyId, allPeppers, type Peppers } from '../../platform/keyRing';
import type { Destination } from './destination';

type Parts = readonly string[];

export const hashWith = (pepper: string, parts: Parts): Buffer =>
  createHmac('sha256', pepper).update(parts.join('\n')).digest();

const encodedHash = (pepper: string, parts: Parts): string => hashWith(pepper, parts).toString('base64url');

/** Stored hashes start with the pepper's id. */
export const storedHash = (pepper: string, parts: Parts): string =>
  `${createKeyId(pepper)}.${encodedHash(pepper, parts)}`;

export const currentHash = (settings: Peppers, parts: Parts): string => storedHash(allPeppers(settings)[0]!, parts);

/** Returns every hash that a stored value may have, current first. Older values have no pepper id. */
export const candidateHashes = (settings: Peppers, parts: Parts): string[] =>
  allPeppers(settings).flatMap((pepper) => [storedHash(pepper, parts), encodedHash(pepper, parts)]);

/** For rate limits and short-lived signatures, which are not stored in columns. */
const hashWithoutKeyId = ({ codePepper }: Peppers, ...parts: string[]): string => encodedHash(codePepper, parts);

const destinationParts = ({ channel, value }: Destination): Parts => ['destination', channel, value];

export const hashDestination = (settings: Peppers, destination: Destination): string =>
  currentHash(settings, destinationParts(destination));
export const destinationHashes = (settings: Peppers, destination: Destination): string[] =>
  candidateHashes(settings, destinationParts(destination));

export const hashClientIp = (settings: Peppers, origin: string): string => currentHash(settings, ['origin', origin]);
export const clientIpHashes = (settings: Peppers, origin: string): string[] =>
  candidateHashes(settings, ['origin', origin]);

/** `requester` is a client IP address or a familiar key. */
export const hashRequester = (settings: Peppers, { channel, value }: Destination, requester: string): string =>
  hashWithoutKeyId(settings, 'asker', channel, value, requester);

const signInAddressParts = (accountId: string, origin: string): Parts => ['sign-in-place', accountId, origin];

/** With a key id, because a sign-in is remembered for months. */
export const hashSignInAddress = (settings: Peppers, accountId: string, origin: string): string =>
  currentHash(settings, signInAddressParts(accountId, origin));
export const signInAddressHashes = (settings: Peppers, accountId: string, origin: string): string[] =>
  candidateHashes(settings, signInAddressParts(accountId, origin));

const deviceParts = (accountId: string, device: string): Parts => ['device', accountId, device];

export const signDevice = (settings: Peppers, accountId: string, device: string): string =>
  hashWithoutKeyId(settings, ...deviceParts(accountId, device));
/** Accepts every pepper of the ring, because devices are remembered for months. */
export const isDeviceSignature = (
  settings: Peppers,
  { accountId, device }: { accountId: string; device: string },
  signature: string,
): boolean =>
  matchesAnyHash(
    allPeppers(settings).map((pepper) => encodedHash(pepper, deviceParts(accountId, device))),
    signature,
  );

const personParts = ({ channel, value }: Destination): Parts => ['person', channel, value];

/** Differs from every other hash of the same destination, because it outlives the account. */
export const hashDeletedPerson = (settings: Peppers, destination: Destination): string =>
  currentHash(settings, personParts(destination));
export const deletedPersonHashes = (settings: Peppers, destination: Destination): string[] =>
  candidateHashes(settings, personParts(destination));

/** Keys for counting orders to one door, current first. Pass the result of `normalizeDoor`. */
export const doorHashes = (settings: Peppers, door: string): string[] => candidateHashes(settings, ['door', door]);

/** Keys for counting a network's orders, current first. They cannot be compared across scopes. */
export const networkHashes = (settings: Peppers, network: string, scope: string): string[] =>
  candidateHashes(settings, ['network', network, scope]);

/** The tokens that an earlier release may have derived for a link, one for every pepper. */
export const derivedTrackingTokens = (settings: Peppers, orderId: string, version: number): string[] =>
  allPeppers(settings).map((pepper) => encodedHash(pepper, ['tracking', orderId, String(version)]));

/** Keys for counting accounts that use the same ID image, current first. */
export const idImageHashes = (settings: Peppers, image: Uint8Array): string[] =>
  candidateHashes(settings, ['id-image', createHash('sha256').update(image).digest('base64url')]);

export type MailingList = 'unsubscribe' | 'unsubscribe-stock-alerts' | 'unsubscribe-price-alerts';

export interface UnsubscribeAccount {
  id: string;
  email: string;
  unsubscribeSecret: string;
}

const unsubscribeParts = (list: MailingList, { id, email }: UnsubscribeAccount): Parts => [list, id, email];

/** Depends on the email address but on no setting, because people keep emails for years. */
export const signUnsubscription = (list: MailingList, account: UnsubscribeAccount): string =>
  encodedHash(account.unsubscribeSecret, unsubscribeParts(list, account));

/** Accepts every pepper of the ring too, because earlier releases signed links with it. */
export const unsubscribeSignatures = (settings: Peppers, list: MailingList, account: UnsubscribeAccount): string[] =>
  [account.unsubscribeSecret, ...allPeppers(settings)].map((key) => encodedHash(key, unsubscribeParts(list, account)));

const codeParts = ({ channel, value }: Destination, code: string): Parts => ['code', channel, value, code];

export const hashCode = (settings: Peppers, destination: Destination, code: string): string =>
  currentHash(settings, codeParts(destination, code));
export const codeHashes = (settings: Peppers, destination: Destination, code: string): string[] =>
  candidateHashes(settings, codeParts(destination, code));

/** Separate rate-limit keys, so that requests for a shopper's codes do not use up staff codes. */
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

/** Bound to the staff member and the challenge. Differs from every shopper's code hash. */
export const hashStaffCode = (settings: Peppers, code: StaffCode): string =>
  currentHash(settings, staffCodeParts(code));
export const staffCodeHashes = (settings: Peppers, code: StaffCode): string[] =>
  candidateHashes(settings, staffCodeParts(code));

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Compares every hash each time, so that timing does not reveal which one matched. */
export const matchesAnyHash = (hashes: readonly string[], stored: string): boolean =>
  hashes.map((hash) => isSameHash(hash, stored)).includes(true);
