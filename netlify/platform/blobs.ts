import { join } from 'node:path';
import { createStorage, type Driver, type Storage } from 'unstorage';
import type { Settings } from './settings';

/** Bytes under keys. Keys are random: the file driver tears two writes of one key at once. */
export interface BlobStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

const name = 'id-images';

type BlobSettings = Pick<Settings, 'blobStore' | 'dataDir' | 's3'>;

async function driverOf({ blobStore, dataDir, s3 }: BlobSettings): Promise<Driver> {
  if (blobStore === 's3' && s3) return (await import('./s3Driver')).s3Driver(s3);
  if (blobStore === 'netlify')
    return (await import('unstorage/drivers/netlify-blobs')).default({ name, consistency: 'strong' });
  return (await import('unstorage/drivers/fs-lite')).default({ base: join(dataDir, name) });
}

const over = (storage: Promise<Storage>): BlobStore => ({
  put: async (key, bytes) => (await storage).setItemRaw(key, bytes),
  get: async (key) => (await (await storage).getItemRaw<Uint8Array>(key)) ?? null,
  remove: async (key) => (await storage).removeItem(key),
  keys: async () => (await storage).getKeys(),
});

/** The store of ID images (D-19): files of the data folder, Netlify Blobs, or a bucket that speaks S3. */
export const createBlobStore = (settings: BlobSettings): BlobStore =>
  over(driverOf(settings).then((driver) => createStorage({ driver })));

/** A store that is gone with the process, for tests. */
export const createMemoryBlobStore = (): BlobStore => over(Promise.resolve(createStorage()));
