import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createVapidKey, vapidPublicKey } from '../push/vapidKeys';

const secretsSchema = z.object({
  CODE_PEPPER: z.string().min(32),
  ID_IMAGE_KEY: z.string().regex(/^[0-9a-f]{64}$/),
  /** Missing in data folders from before push messages existed. */
  VAPID_PRIVATE_KEY: z.string().optional(),
});
type Kept = z.infer<typeof secretsSchema>;
export type LocalSecrets = Required<Kept> & { VAPID_PUBLIC_KEY: string };

const textOf = (kept: Kept): string => `${JSON.stringify(kept, null, 2)}\n`;

function readKept(file: string): Kept {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is damaged: expected CODE_PEPPER and ID_IMAGE_KEY. ID images encrypted with a lost key cannot be recovered.`,
    );
  }
}

/** Adds the VAPID key pair for push messages, creating it if it is missing. */
function complete(kept: Kept, file: string): LocalSecrets {
  const known = kept.VAPID_PRIVATE_KEY && vapidPublicKey(kept.VAPID_PRIVATE_KEY);
  if (known) return { ...kept, VAPID_PRIVATE_KEY: kept.VAPID_PRIVATE_KEY!, VAPID_PUBLIC_KEY: known };
  const renewed = { ...kept, VAPID_PRIVATE_KEY: createVapidKey() };
  // Write to a new file and rename it, so that a crash in between leaves the old secrets intact.
  writeFileSync(`${file}.new`, textOf(renewed), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return complete(renewed, file);
}

/**
 * The secrets of a local server with an embedded database, created at the first start and stored in `secrets.json` in its
 * data folder, readable only by their owner. Use: `parseSettings({ ...loadLocalSecrets(dataDir), ...env })`.
 */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh = {
    CODE_PEPPER: randomBytes(32).toString('hex'),
    ID_IMAGE_KEY: randomBytes(32).toString('hex'),
    VAPID_PRIVATE_KEY: createVapidKey(),
  };
  try {
    writeFileSync(file, textOf(fresh), { mode: 0o600, flag: 'wx' });
    return complete(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return complete(readKept(file), file);
}
