import { eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import { readBounces, type Bounce, type BounceReport } from '../../../platform/messages/bounceReport';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import type { AppContext } from '../../context/appContext';
import { recordSuppression } from './suppressions';

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
  const bounces = readBounces(settings, report);
  if (!bounces) throw signatureInvalid('Basic');
  let count = 0;
  for (const bounce of bounces) if (await applyBounce(context, bounce)) count += 1;
  return count;
}
