import { join } from 'node:path';
import { createStorage, type Driver, type Storage } from 'unstorage';
import type { Settings } from '../settings/settings';

/** A key-value store for bytes. Keys must be random, because concurrent writes to one key corrupt it in the file driver. */
export interface BlobStore {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
}

const storeName = 'id-images';

type BlobSettings = Pick<Settings, 'blobStore' | 'dataDir' | 's3'>;

async function openDriver({ blobStore, dataDir, s3 }: BlobSettings): Promise<Driver> {
  if (blobStore === 's3' && s3) return (await import('./s3Driver')).s3Driver(s3);
  if (blobStore === 'netlify')
    return (await import('unstorage/drivers/netlify-blobs')).default({ name: storeName, consistency: 'strong' });
  // Production's store is the site's: a preview must neither read nor delete in it.
  if (blobStore === 'netlify-deploy')
    return (await import('unstorage/drivers/netlify-blobs')).default({ deployScoped: true });
  return (await import('unstorage/drivers/fs-lite')).default({ base: join(dataDir, storeName) });
}

const toBlobStore = (storage: Promise<Storage>): BlobStore => ({
  put: async (key, bytes) => (await storage).setItemRaw(key, bytes),
  get: async (key) => (await (await storage).getItemRaw<Uint8Array>(key)) ?? null,
  remove: async (key) => (await storage).removeItem(key),
  keys: async () => (await storage).getKeys(),
});

export const createBlobStore = (settings: BlobSettings): BlobStore =>
  toBlobStore(openDriver(settings).then((driver) => createStorage({ driver })));

export const createMemoryBlobStore = (): BlobStore => toBlobStore(Promise.resolve(createStorage()));
