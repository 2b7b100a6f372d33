import { rootErrorCode } from '../log/sanitizeError';
import { postExternal } from './postExternal';
import { inHttpCall } from '../tracing/outgoingCalls';
import { signatureHeaders, type SignedMessage } from './webhooks';
import { parseWebhookUrl, type WebhookTargets } from './webhookTarget';

const timeoutMs = 10_000;

export interface WebhookDelivery {
  message: SignedMessage;
  /** Two while a new one replaces the other. */
  secrets: readonly string[];
  targets: WebhookTargets;
  signal?: AbortSignal;
}

/** Errors contain neither URL nor message, so they can be stored with the delivery. Redirects count as failures. */
export async function sendWebhook(url: string, { message, secrets, targets, signal }: WebhookDelivery): Promise<void> {
  const target = parseWebhookUrl(url, targets);
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    ...signatureHeaders(secrets, message),
  };
  const limit = signal ? AbortSignal.any([timeout, signal]) : timeout;
  const { status } = await inHttpCall('dispensary', 'POST', () =>
    postExternal(target, { body: message.body, headers, targets, signal: limit }),
  ).catch((error: unknown) => {
    if (timeout.aborted) throw new Error(`the webhook did not respond within ${timeoutMs / 1000} s`, { cause: error });
    if (signal?.aborted) throw new Error('the server stopped before the webhook responded', { cause: error });
    const code = rootErrorCode(error);
    throw code ? new Error(`the webhook could not be reached: ${code}`, { cause: error }) : error;
  });
  if (status < 200 || status > 299) throw new Error(`the webhook responded with ${status}`);
}
