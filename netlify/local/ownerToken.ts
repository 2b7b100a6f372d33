import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const tokenName = 'owner-token';

/** Writes the token that a running server knows its owner by, new with each start: who can read it could copy the data folder itself. */
export function writeOwnerToken(dataDir: string): string {
  const file = join(dataDir, tokenName);
  const token = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, token, { mode: 0o600 });
  // The mode above counts only for a new file.
  chmodSync(file, 0o600);
  return token;
}

/** Removes the token of an earlier start, by which commands would ask in vain. */
export const removeOwnerToken = (dataDir: string): void => rmSync(join(dataDir, tokenName), { force: true });

/** The token of the server that has the data folder open, for the commands of its machine. */
export function readOwnerToken(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, tokenName), 'utf8');
  } catch {
    throw new Error(
      'The running server answers no commands: it listens beyond loopback, has a public SITE_URL or is behind a proxy. Stop it first.',
    );
  }
}

/** Compares in a time that tells nothing about the token. */
export function isOwnerToken(expected: string, given: string | null | undefined): boolean {
  const [said, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return said.length === right.length && timingSafeEqual(said, right);
}
