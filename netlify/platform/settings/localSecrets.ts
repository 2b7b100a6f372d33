import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createVapidKey, vapidPublicKey } from '../push/vapidKeys';

const secretsSchema = z.object({
  CODE_PEPPER: z.string().min(32),
  ID_IMAGE_KEY: z.string().regex(/^[0-9a-f]{64}$/),
  /** Optional, because the data folders of older versions lack it. */
  VAPID_PRIVATE_KEY: z.string().optional(),
});
type StoredSecrets = z.infer<typeof secretsSchema>;
export type LocalSecrets = Required<StoredSecrets> & { VAPID_PUBLIC_KEY: string };

const serialize = (stored: StoredSecrets): string => `${JSON.stringify(stored, null, 2)}\n`;

function readStored(file: string): StoredSecrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is damaged: expected CODE_PEPPER and ID_IMAGE_KEY. ID images encrypted with a lost key cannot be recovered.`,
    );
  }
}

function addVapidKeys(stored: StoredSecrets, file: string): LocalSecrets {
  const publicKey = stored.VAPID_PRIVATE_KEY && vapidPublicKey(stored.VAPID_PRIVATE_KEY);
  if (publicKey) return { ...stored, VAPID_PRIVATE_KEY: stored.VAPID_PRIVATE_KEY!, VAPID_PUBLIC_KEY: publicKey };
  const updated = { ...stored, VAPID_PRIVATE_KEY: createVapidKey() };
  // Write to a new file and rename it, so that a crash in between leaves the old secrets intact.
  writeFileSync(`${file}.new`, serialize(updated), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return addVapidKeys(updated, file);
}

/** Creates the secrets at the first start and stores them in the data folder, readable only by their owner. */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const created = {
    CODE_PEPPER: randomBytes(32).toString('hex'),
    ID_IMAGE_KEY: randomBytes(32).toString('hex'),
    VAPID_PRIVATE_KEY: createVapidKey(),
  };
  try {
    writeFileSync(file, serialize(created), { mode: 0o600, flag: 'wx' });
    return addVapidKeys(created, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return addVapidKeys(readStored(file), file);
}
