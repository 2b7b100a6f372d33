import { eq } from 'drizzle-orm';
import type { WebhookSecret, WebhookSettings } from '../../../../src/domain/staff/onboardingSchema';
import type { Database, Transaction } from '../../../database/client';
import { createWebhookSecret } from '../../../database/insertProvider';
import { providers } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { staffTransaction, type StaffScope } from '../members/staffTransaction';

/** Both secrets are valid this long, so that both sides can switch without a gap. */
const rotationMs = 24 * 3_600_000;

export async function readWebhook(
  database: Database | Transaction,
  providerId: string,
  now: Date,
): Promise<WebhookSettings> {
  const [row] = await database.select().from(providers).where(eq(providers.id, providerId));
  const until = row!.previousSecretUntil;
  return {
    webhookUrl: row!.webhookUrl,
    path: `/v1/webhooks/dispensary/${providerId}`,
    previousSecretUntil: until && until > now ? until.toISOString() : null,
  };
}

export const changeWebhook = (
  context: AppContext,
  { signedIn, providerId }: StaffScope,
  webhookUrl: string | null,
): Promise<WebhookSettings> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    await transaction.update(providers).set({ webhookUrl }).where(eq(providers.id, providerId));
    // Webhook URLs may contain secrets, so only the host is logged.
    const detail = { host: webhookUrl && new URL(webhookUrl).host };
    await appendAudit(transaction, { actor, providerId, action: 'webhook.set', subject: providerId, detail, now });
    return readWebhook(transaction, providerId, now);
  });

/** Returns the new secret, which is not shown again. Drop the previous one at once if it has leaked. */
export const rotateSecret = (
  context: AppContext,
  { signedIn, providerId }: StaffScope,
  { keepPrevious }: { keepPrevious: boolean },
): Promise<WebhookSecret> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const isProvider = eq(providers.id, providerId);
    const [before] = await transaction.select().from(providers).where(isProvider).for('no key update');
    const webhookSecret = createWebhookSecret();
    const until = keepPrevious ? new Date(now.getTime() + rotationMs) : null;
    await transaction
      .update(providers)
      .set({
        webhookSecret,
        previousWebhookSecret: keepPrevious ? before!.webhookSecret : null,
        previousSecretUntil: until,
      })
      .where(isProvider);
    const detail = { keepPrevious };
    await appendAudit(transaction, { actor, providerId, action: 'secret.rotate', subject: providerId, detail, now });
    return { providerId, webhookSecret, previousSecretUntil: until?.toISOString() ?? null };
  });
