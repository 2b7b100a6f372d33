import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import { actionReceipts } from '../../../database/staffTables';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import { readReport, type Bounce, type BounceReport } from '../../../platform/messages/bounceReport';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import type { AppContext } from '../../context/appContext';
import { recordSuppression } from './suppressions';

/** Stands for the relay among those who act. */
const relayId = '00000000-0000-0000-0000-000000000000';
/** Relays try for hours to deliver a report. */
const maxAgeMs = 24 * 3_600_000;
/** Clocks differ. */
const maxAheadMs = 5 * 60_000;

/** A signature that does not cover the body could be sent again with any address. Returns false if it was used before. */
async function claimToken(
  { database, clock }: AppContext,
  { token, at }: { token: string; at: Date },
): Promise<boolean> {
  const now = clock();
  const age = now.getTime() - at.getTime();
  if (age > maxAgeMs || age < -maxAheadMs) throw signatureInvalid('Basic');
  const claimed = await database
    .insert(actionReceipts)
    .values({ actorId: relayId, key: token, receivedAt: now })
    .onConflictDoNothing()
    .returning({ key: actionReceipts.key });
  return claimed.length === 1;
}

/** Changes nothing if no account has the address, or if a code has arrived there since. */
async function applyBounce(context: AppContext, { recipient, at }: Bounce): Promise<boolean> {
  return retryTransaction(context.database, async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.email, recipient)).for('update');
    if (!user?.emailVerified || at <= (user.emailProvenAt ?? user.createdAt)) return false;
    await recordSuppression(context, transaction, { channel: 'email', recipient, reason: 'bounce' });
    return true;
  });
}

/** Returns how many addresses get no more updates and alerts. */
export async function receiveBounces(context: AppContext, report: BounceReport): Promise<number> {
  const { bounces: settings } = context.settings;
  if (!settings) throw new ServiceError({ code: 'not_found', detail: 'There is nothing at this URL.' });
  const read = readReport(settings, report);
  if (!read) throw signatureInvalid('Basic');
  const { bounces, token } = read;
  if (bounces.length && token && !(await claimToken(context, token))) return 0;
  const latest = token?.at ?? context.clock();
  let count = 0;
  for (const { recipient, at } of bounces)
    if (await applyBounce(context, { recipient, at: at < latest ? at : latest })) count += 1;
  return count;
}
