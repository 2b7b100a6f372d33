import type { ServiceError } from '../../../platform/errors';
import { uploadsBusy } from '../../../services/ids/cleanImage';
import { bodyTooSlow } from './bodyProblems';

/** The most uploads at the same time, because each body is held in memory. */
const maxUploads = 16;
/** The most of one address: fewer than the decoder and its queue take. */
const maxUploadsPerAddress = 8;
/** While places are short, slower uploads make room. At this rate, a photo of 1 MB takes 16 seconds. */
const slowBytesPerSecond = 64 * 1024;
/** An upload is not called slow before this age. */
const minAgeMs = 1_000;

interface Upload {
  address: string;
  startedAt: number;
  bytes: number;
  isReading: boolean;
  evict: (reason: ServiceError) => void;
}

export interface UploadSlot {
  /** Notes that a part of the body has arrived. */
  addBytes: (bytes: number) => void;
  /** Notes that the body is complete. Its place is kept while the photo is checked. */
  complete: () => void;
  release: () => void;
  /** Rejects when the place goes to another upload. */
  evicted: Promise<never>;
}

export interface UploadSlots {
  /** Takes a place, if need be from another upload. Throws `uploads_busy` if none may be taken. */
  reserve: (address: string) => UploadSlot;
}

/**
 * Shares the places for uploads among client addresses. When they are all taken, an upload whose body is still arriving makes
 * room: a slow one of an address that has as many places, or any of an address that has more even without it. So neither slow
 * bodies nor a few addresses keep others out, and no address takes a place from one that has fewer.
 */
export function createUploadSlots(now: () => number = () => performance.now()): UploadSlots {
  const uploads = new Set<Upload>();
  const ageOf = ({ startedAt }: Upload) => now() - startedAt;
  const rateOf = (upload: Upload) => (upload.bytes / Math.max(1, ageOf(upload))) * 1000;
  const isSlow = (upload: Upload) => ageOf(upload) >= minAgeMs && rateOf(upload) < slowBytesPerSecond;
  const countOf = (address: string) => [...uploads].filter((upload) => upload.address === address).length;

  const candidatesFor = (address: string): Upload[] => {
    const addressCount = countOf(address);
    const reading = [...uploads].filter(({ isReading }) => isReading);
    if (addressCount >= maxUploadsPerAddress)
      return reading.filter((upload) => upload.address === address && isSlow(upload));
    return reading.filter((upload) => {
      const count = countOf(upload.address);
      return isSlow(upload) ? count > addressCount || upload.address === address : count > addressCount + 1;
    });
  };
  const evictUpload = (address: string): void => {
    const [victim] = candidatesFor(address).toSorted(
      (a, b) => Number(isSlow(b)) - Number(isSlow(a)) || rateOf(a) - rateOf(b),
    );
    if (!victim) throw uploadsBusy();
    uploads.delete(victim);
    victim.evict(isSlow(victim) ? bodyTooSlow() : uploadsBusy());
  };

  return {
    reserve: (address) => {
      if (uploads.size >= maxUploads || countOf(address) >= maxUploadsPerAddress) evictUpload(address);
      const upload: Upload = { address, startedAt: now(), bytes: 0, isReading: true, evict: () => {} };
      const evicted = new Promise<never>((_, fail) => (upload.evict = fail));
      // Nobody may be reading the body when its place is taken.
      evicted.catch(() => {});
      uploads.add(upload);
      return {
        addBytes: (bytes) => void (upload.bytes += bytes),
        complete: () => void (upload.isReading = false),
        release: () => void uploads.delete(upload),
        evicted,
      };
    },
  };
}
