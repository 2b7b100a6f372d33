import { eq } from 'drizzle-orm';
import { findTextFaults, type TextFault } from '../../../../src/domain/text/textFaults';
import { providers, webhookReceipts } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import { isMessageId, messageIdRule, verifiedMessageId } from '../../../platform/webhooks/webhooks';
import type { AppContext } from '../../context/appContext';
import { retryTransaction } from '../../../database/retryTransaction';
import { webhookActor } from '../audit/appendAudit';
import { applyMessage } from './applyMessage';
import { dispensaryMessageSchema, type DispensaryResponse, type DispensaryMessage } from './dispensaryMessage';
import { messageInvalid } from './parseAsOf';

interface Received {
  providerId: string;
  headers: Record<string, string>;
  /** The exact body, because the signature covers it. Null if it is not valid UTF-8. */
  body: string | null;
  origin: string;
}

// Used for unknown providers, so that both rejections take the same time.
const decoySecret = 'whsec_bm9ib2R5cy1zZWNyZXQtbm9ib2R5cy1zZWNyZXQ=';

const toMessageInvalid = (faults: readonly TextFault[]) =>
  messageInvalid(faults.map(({ path, message }) => ({ path: path.join('.'), message })));

function parseMessage(body: string): DispensaryMessage {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ServiceError({ code: 'malformed_body', detail: 'The body isn’t JSON.' });
  }
  const result = dispensaryMessageSchema.safeParse(json);
  const issues: TextFault[] = result.success ? findTextFaults(result.data) : result.error.issues;
  if (result.success && !issues.length) return result.data;
  throw toMessageInvalid(issues);
}

/** Processes a signed message once. The id of a rejected message is not stored, so that a retry is evaluated again. */
export async function receiveMessage(
  { database, clock }: AppContext,
  { providerId, headers, body, origin }: Received,
): Promise<DispensaryResponse> {
  const pathFaults = findTextFaults({ providerId });
  if (pathFaults.length) throw toMessageInvalid(pathFaults);
  const [provider] = await database
    .select({
      secret: providers.webhookSecret,
      previous: providers.previousWebhookSecret,
      until: providers.previousSecretUntil,
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  const isRotating = provider?.previous && provider.until && provider.until > clock();
  const secrets = [provider?.secret ?? decoySecret, (isRotating && provider.previous) || decoySecret];
  const messageId = secrets.map((secret) => verifiedMessageId(secret, headers, body ?? '')).find(Boolean) ?? null;
  if (!provider || !messageId || body === null) throw signatureInvalid('webhook-signature');
  if (!isMessageId(messageId)) throw messageInvalid([{ path: 'webhook-id', message: messageIdRule }]);
  const message = parseMessage(body);
  return retryTransaction(database, async (transaction) => {
    const now = clock();
    const inserted = await transaction
      .insert(webhookReceipts)
      .values({ providerId, messageId, receivedAt: now })
      .onConflictDoNothing()
      .returning({ messageId: webhookReceipts.messageId });
    if (!inserted.length) return { duplicate: true };
    return {
      duplicate: false,
      ...(await applyMessage(transaction, { providerId, message, by: webhookActor(origin), now })),
    };
  });
}
