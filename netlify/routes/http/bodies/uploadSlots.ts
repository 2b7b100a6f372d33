import type { ServiceError } from '../../../platform/errors';
import { uploadsBusy } from '../../../services/privacy/idPhotos/cleanImage';
import { bodyTooSlow } from './bodyProblems';

/** Each body is held in memory. */
const maxUploads = 16;
/** Fewer than the decoder and its queue can hold, so that one address cannot fill them. */
const maxUploadsPerAddress = 8;
const maxUploadsPerShopper = 2;
/** When slots are scarce, slower uploads are evicted. At this rate, a photo of 1 MB takes 16 seconds. */
const slowBytesPerSecond = 64 * 1024;
const minAgeMs = 1_000;

interface Uploader {
  address: string;
  userId: string;
}

interface Upload extends Uploader {
  startedAt: number;
  bytes: number;
  isReading: boolean;
  evict: (reason: ServiceError) => void;
}

export interface UploadSlot {
  addBytes: (bytes: number) => void;
  /** Keeps the slot while the photo is checked. */
  complete: () => void;
  release: () => void;
  evicted: Promise<never>;
}

/** When full, evicts a slow upload from an address with as many slots, or any upload from an address with more. */
export function createUploadSlots(now: () => number = () => performance.now()) {
  const uploads = new Set<Upload>();
  const getAgeMs = ({ startedAt }: Upload) => now() - startedAt;
  const getBytesPerSecond = (upload: Upload) => (upload.bytes / Math.max(1, getAgeMs(upload))) * 1000;
  const isSlow = (upload: Upload) => getAgeMs(upload) >= minAgeMs && getBytesPerSecond(upload) < slowBytesPerSecond;
  const countUploads = (address: string) => [...uploads].filter((upload) => upload.address === address).length;

  const candidatesFor = (address: string): Upload[] => {
    const addressCount = countUploads(address);
    const reading = [...uploads].filter(({ isReading }) => isReading);
    if (addressCount >= maxUploadsPerAddress)
      return reading.filter((upload) => upload.address === address && isSlow(upload));
    return reading.filter((upload) => {
      const count = countUploads(upload.address);
      return isSlow(upload) ? count > addressCount || upload.address === address : count > addressCount + 1;
    });
  };
  /** Returns the upload to evict, or null if a slot is free. Throws `uploads_busy` if no upload may be evicted. */
  const findVictim = ({ address, userId }: Uploader): Upload | null => {
    if ([...uploads].filter((upload) => upload.userId === userId).length >= maxUploadsPerShopper) throw uploadsBusy();
    if (uploads.size < maxUploads && countUploads(address) < maxUploadsPerAddress) return null;
    const [victim] = candidatesFor(address).toSorted(
      (a, b) => Number(isSlow(b)) - Number(isSlow(a)) || getBytesPerSecond(a) - getBytesPerSecond(b),
    );
    if (!victim) throw uploadsBusy();
    return victim;
  };

  return {
    /** Throws `uploads_busy` if `reserve` would. */
    check: (uploader: Uploader): void => void findVictim(uploader),
    /** Evicts another upload if necessary. */
    reserve: (uploader: Uploader): UploadSlot => {
      const victim = findVictim(uploader);
      if (victim) {
        uploads.delete(victim);
        victim.evict(isSlow(victim) ? bodyTooSlow() : uploadsBusy());
      }
      const upload: Upload = { ...uploader, startedAt: now(), bytes: 0, isReading: true, evict: () => {} };
      const evicted = new Promise<never>((_, fail) => (upload.evict = fail));
      // The slot may be lost while nothing awaits this promise.
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
