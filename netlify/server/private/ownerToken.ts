import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const tokenName = 'owner-token';

/** Writes a new token at each start. Anyone who can read it could copy the data folder anyway. */
export function writeOwnerToken(dataDir: string): string {
  const file = join(dataDir, tokenName);
  const token = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, token, { mode: 0o600 });
  // `mode` above only applies to new files.
  chmodSync(file, 0o600);
  return token;
}

export const removeOwnerToken = (dataDir: string): void => rmSync(join(dataDir, tokenName), { force: true });

export function readOwnerToken(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, tokenName), 'utf8');
  } catch {
    throw new Error(
      'The running server does not accept commands, because it listens beyond loopback, has a public SITE_URL or is behind a proxy. Stop it first.',
    );
  }
}

/** Takes constant time, so that timing reveals nothing. */
export function isOwnerToken(expected: string, given: string | null | undefined): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}
