import type { ServiceError } from '../../../platform/errors';
import { uploadsBusy } from '../../../services/ids/cleanImage';
import { bodyTooSlow } from './bodyProblems';

/** The most uploads at the same time, because each body is held in memory. */
const most = 16;
/** The most of one address: fewer than the decoder and its queue take. */
const mostOfAddress = 8;
/** While places are short, slower uploads make room. At this rate, a photo of 1 MB takes 16 seconds. */
const slowBytesPerSecond = 64 * 1024;
/** An upload is not called slow before this age. */
const judgedAfterMs = 1_000;

interface Held {
  address: string;
  startedAt: number;
  bytes: number;
  isReading: boolean;
  evict: (reason: ServiceError) => void;
}

export interface UploadPlace {
  /** Notes that a part of the body has arrived. */
  arrived: (bytes: number) => void;
  /** Notes that the body is complete. Its place is kept while the photo is checked. */
  complete: () => void;
  leave: () => void;
  /** Rejects when the place goes to another upload. */
  evicted: Promise<never>;
}

export interface UploadPlaces {
  /** Takes a place, if need be from another upload. Throws `uploads_busy` if none may be taken. */
  enter: (address: string) => UploadPlace;
}

/**
 * Shares the places for uploads among client addresses. When they are all taken, an upload whose body is still arriving makes
 * room: a slow one of an address that has as many places, or any of an address that has more even without it. So neither slow
 * bodies nor a few addresses keep others out, and no address takes a place from one that has fewer.
 */
export function createUploadPlaces(now: () => number = () => performance.now()): UploadPlaces {
  const all = new Set<Held>();
  const ageOf = ({ startedAt }: Held) => now() - startedAt;
  const rateOf = (held: Held) => (held.bytes / Math.max(1, ageOf(held))) * 1000;
  const isSlow = (held: Held) => ageOf(held) >= judgedAfterMs && rateOf(held) < slowBytesPerSecond;
  const countOf = (address: string) => [...all].filter((held) => held.address === address).length;

  const candidatesFor = (address: string): Held[] => {
    const own = countOf(address);
    const reading = [...all].filter(({ isReading }) => isReading);
    if (own >= mostOfAddress) return reading.filter((held) => held.address === address && isSlow(held));
    return reading.filter((held) => {
      const count = countOf(held.address);
      return isSlow(held) ? count > own || held.address === address : count > own + 1;
    });
  };
  const makeRoom = (address: string): void => {
    const [victim] = candidatesFor(address).toSorted(
      (a, b) => Number(isSlow(b)) - Number(isSlow(a)) || rateOf(a) - rateOf(b),
    );
    if (!victim) throw uploadsBusy();
    all.delete(victim);
    victim.evict(isSlow(victim) ? bodyTooSlow() : uploadsBusy());
  };

  return {
    enter: (address) => {
      if (all.size >= most || countOf(address) >= mostOfAddress) makeRoom(address);
      const held: Held = { address, startedAt: now(), bytes: 0, isReading: true, evict: () => {} };
      const evicted = new Promise<never>((_, fail) => (held.evict = fail));
      // Nobody may be reading the body when its place is taken.
      evicted.catch(() => {});
      all.add(held);
      return {
        arrived: (bytes) => void (held.bytes += bytes),
        complete: () => void (held.isReading = false),
        leave: () => void all.delete(held),
        evicted,
      };
    },
  };
}
