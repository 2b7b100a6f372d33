import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client';
import { loginCodes, users } from '../../netlify/database/accountTables';
import type { Peppers } from '../../netlify/platform/keyRing';
import { hashClientIp, hashCode, hashDestination } from '../../netlify/services/people/codeHash';

export interface SignIn {
  address: string;
  body: string;
}

const otp = '123456';
const batchSize = 1_000;

/** Creates as many accounts, each with a code that was sent to its own address a moment ago. */
export async function prepareSignIns(database: Database, settings: Peppers, count: number): Promise<SignIn[]> {
  const now = new Date();
  const signIns: SignIn[] = [];
  while (signIns.length < count) {
    const batch = Array.from({ length: batchSize }, (_, index) => {
      const at = signIns.length + index;
      const email = `${randomUUID()}@shop.example`;
      return { id: randomUUID(), email, address: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` };
    });
    await database.insert(users).values(batch.map(({ email }) => ({ email, emailVerified: true, createdAt: now })));
    await database.insert(loginCodes).values(
      batch.map(({ id, email, address }) => ({
        id,
        destinationHash: hashDestination(settings, { channel: 'email', value: email }),
        originHash: hashClientIp(settings, address),
        codeHash: hashCode(settings, { channel: 'email', value: email }, otp),
        expiresAt: new Date(now.getTime() + 600_000),
        createdAt: now,
      })),
    );
    for (const { id, email, address } of batch)
      signIns.push({ address, body: JSON.stringify({ email, otp, challengeId: id }) });
  }
  return signIns;
}
