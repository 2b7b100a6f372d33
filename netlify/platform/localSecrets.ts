import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({ CODE_PEPPER: z.string().min(32), ID_IMAGE_KEY: z.string().regex(/^[0-9a-f]{64}$/) });
export type LocalSecrets = z.infer<typeof secretsSchema>;

/**
 * The secrets of a local server with an embedded database: made at the first start and kept in `secrets.json` of its data
 * folder, readable by their owner alone. Use: `parseSettings({ ...loadLocalSecrets(dataDir), ...env })`.
 */
export function loadLocalSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const fresh: LocalSecrets = {
    CODE_PEPPER: randomBytes(32).toString('hex'),
    ID_IMAGE_KEY: randomBytes(32).toString('hex'),
  };
  try {
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is damaged: expected CODE_PEPPER and ID_IMAGE_KEY. ID images kept under a lost key cannot be read again.`,
    );
  }
}
