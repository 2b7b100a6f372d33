import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../platform/settings';
import type { Destination } from './destination';

type Pepper = Pick<Settings, 'codePepper'>;

const keyed = ({ codePepper }: Pepper, ...parts: string[]) =>
  createHmac('sha256', codePepper).update(parts.join('\n')).digest('base64url');

/** The keyed hash that stands for a destination in the database and in rate limits. */
export const hashDestination = (settings: Pepper, { channel, value }: Destination): string =>
  keyed(settings, 'destination', channel, value);

/** The keyed hash that stands for a client IP address in the database. */
export const hashClientIp = (settings: Pepper, origin: string): string => keyed(settings, 'origin', origin);

/** Rate-limit key for one client IP address asking for codes to one destination. Reveals neither. */
export const hashRequester = (settings: Pepper, { channel, value }: Destination, origin: string): string =>
  keyed(settings, 'asker', channel, value, origin);

/** The keyed hash kept after an account is deleted. It differs from every other hash of the same destination. */
export const hashDeletedPerson = (settings: Pepper, { channel, value }: Destination): string =>
  keyed(settings, 'person', channel, value);

/** Key for counting orders to one door. `normalizeDoor` produces the `door`. */
export const hashDoor = (settings: Pepper, door: string): string => keyed(settings, 'door', door);

/** Key for counting accounts that use the same ID image. */
export const hashIdImage = (settings: Pepper, image: Uint8Array): string =>
  keyed(settings, 'id-image', createHash('sha256').update(image).digest('base64url'));

/** The stored form of a code, bound to its destination. */
export const hashCode = (settings: Pepper, destination: Destination, code: string): string =>
  keyed(settings, 'code', destination.channel, destination.value, code);

/** Compares two hashes in constant time. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
