import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../database/client';
import { sessions } from '../../database/accountTables';

/** Tokens are 256 random bits, so the hash needs no key or salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface NewSession {
  userId: string;
  now: Date;
}

export async function startSession(database: Database | Transaction, { userId, now }: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}
