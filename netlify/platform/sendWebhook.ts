import { codeOf } from './complaint';
import { postOut } from './postOut';
import { signatureHeaders, type SignedMessage } from './webhooks';
import { webhookTarget, type WebhookTargets } from './webhookTarget';

const patience = 10_000;

export interface Delivery {
  message: SignedMessage;
  secret: string;
  targets: WebhookTargets;
  /** Gives the try up, as when the process is to end. */
  signal?: AbortSignal;
}

/**
 * Posts a signed message; throws what went wrong, in words for the outbox row, which name neither the address nor anything
 * of the message. An answer counts within ten seconds; redirects are failures, and so is an address that `targets` forbids.
 */
export async function sendWebhook(url: string, { message, secret, targets, signal }: Delivery): Promise<void> {
  const target = webhookTarget(url, targets);
  const timeout = AbortSignal.timeout(patience);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(message.body),
    ...signatureHeaders(secret, message),
  };
  const { status } = await postOut(target, {
    body: message.body,
    headers,
    targets,
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  }).catch((error: unknown) => {
    if (timeout.aborted) throw new Error(`the webhook did not answer within ${patience / 1000} s`, { cause: error });
    if (signal?.aborted) throw new Error('the server stopped before the webhook answered', { cause: error });
    const code = codeOf(error);
    throw code ? new Error(`the webhook was not reached: ${code}`, { cause: error }) : error;
  });
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
}
