import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../platform/settings';
import type { Destination } from './destination';

type Pepper = Pick<Settings, 'codePepper'>;

const keyed = ({ codePepper }: Pepper, ...parts: string[]) =>
  createHmac('sha256', codePepper).update(parts.join('\n')).digest('base64url');

/** What the database and the limits know a destination by. */
export const hashDestination = (settings: Pepper, { channel, value }: Destination): string =>
  keyed(settings, 'destination', channel, value);

/** What the database knows a client address by. */
export const hashOrigin = (settings: Pepper, origin: string): string => keyed(settings, 'origin', origin);

/** What limits know a destination by that a client address asks for; neither can be read from it. */
export const hashAsker = (settings: Pepper, { channel, value }: Destination, origin: string): string =>
  keyed(settings, 'asker', channel, value, origin);

/** What is known of whose account was deleted; no other table knows a destination by it. */
export const hashPerson = (settings: Pepper, { channel, value }: Destination): string =>
  keyed(settings, 'person', channel, value);

/** What orders to one door are counted by; a `door` is written by `doorOf`. */
export const hashDoor = (settings: Pepper, door: string): string => keyed(settings, 'door', door);

/** What accounts with the same image of an ID are counted by. */
export const hashIdImage = (settings: Pepper, image: Uint8Array): string =>
  keyed(settings, 'id-image', createHash('sha256').update(image).digest('base64url'));

/** A code as the database keeps it, bound to its destination. */
export const hashCode = (settings: Pepper, destination: Destination, code: string): string =>
  keyed(settings, 'code', destination.channel, destination.value, code);

/** Whether two hashes are equal, in a time that tells nothing of where they differ. */
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
