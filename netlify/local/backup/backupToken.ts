import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const tokenName = 'backup-token';

/** Writes the word by which a running server knows its own owner: who can read it could copy the data folder itself. New with each start. */
export function writeBackupToken(dataDir: string): string {
  const file = join(dataDir, tokenName);
  const token = randomBytes(32).toString('base64url');
  writeFileSync(file, token, { mode: 0o600 });
  // The mode above counts only for a new file.
  chmodSync(file, 0o600);
  return token;
}

export function readBackupToken(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, tokenName), 'utf8');
  } catch {
    throw new Error(
      'The running server makes no backups: it listens beyond loopback, or behind a proxy. Stop it first.',
    );
  }
}

export function isBackupToken(expected: string, authorization: string | null): boolean {
  const said = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '');
  const right = Buffer.from(expected);
  return said.length === right.length && timingSafeEqual(said, right);
}
