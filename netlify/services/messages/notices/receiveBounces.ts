import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import { claimReceipt } from '../../../database/claimReceipt';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import { readReport, type Bounce, type BounceReport, type ReadReport } from '../../../platform/messages/bounceReport';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import type { AppContext } from '../../context/appContext';
import { recordSuppression } from './suppressions';

/** Stands for the relay among those who act. */
const relayId = '00000000-0000-0000-0000-000000000000';
/** Relays try for hours to deliver a report. */
const maxAgeMs = 24 * 3_600_000;
/** Clocks differ. */
const maxAheadMs = 5 * 60_000;

interface SignedReport {
  /** The bounces happened before it. */
  at: Date;
  /** Counts once; null if the signature covers the report. */
  token: string | null;
}

/** Throws for a signature that does not cover the report and is old, because it could be sent again with any address. */
function requireRecent({ clock }: AppContext, token: ReadReport['token']): SignedReport {
  const now = clock();
  if (!token) return { at: now, token: null };
  const age = now.getTime() - token.at.getTime();
  if (age > maxAgeMs || age < -maxAheadMs) throw signatureInvalid('Basic');
  return { at: token.at, token: token.token };
}

/** Changes nothing if no account has the address, if a code has arrived there since, or if the token was used before. */
async function applyBounce(context: AppContext, bounce: Bounce, { at, token }: SignedReport): Promise<boolean> {
  const { recipient } = bounce;
  const bouncedAt = bounce.at < at ? bounce.at : at;
  return retryTransaction(context.database, async (transaction) => {
    const receipt = token && { actorId: relayId, key: token, request: null, now: context.clock() };
    if (receipt && !(await claimReceipt(transaction, receipt))) return false;
    const [user] = await transaction.select().from(users).where(eq(users.email, recipient)).for('update');
    if (!user?.emailVerified || bouncedAt <= (user.emailProvenAt ?? user.createdAt)) return false;
    await recordSuppression(context, transaction, { channel: 'email', recipient, reason: 'bounce' });
    return true;
  });
}

/** Returns how many addresses get no more updates and alerts. */
export async function receiveBounces(context: AppContext, received: BounceReport): Promise<number> {
  const { bounces: settings } = context.settings;
  if (!settings) throw new ServiceError({ code: 'not_found', detail: 'There is nothing at this URL.' });
  const read = readReport(settings, received);
  if (!read) throw signatureInvalid('Basic');
  const report = requireRecent(context, read.token);
  let count = 0;
  for (const bounce of read.bounces) if (await applyBounce(context, bounce, report)) count += 1;
  return count;
}
