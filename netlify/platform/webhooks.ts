import { Webhook } from 'standardwebhooks';

/** What is signed: the id and the time stand in headers beside the signature of all three (D-15). */
export interface SignedMessage {
  id: string;
  at: Date;
  body: string;
}

const idForm = /^[A-Za-z0-9_-]{1,200}$/;

/** The Standard Webhooks headers of a message, signed with a provider's `whsec_…` secret. */
export const signatureHeaders = (secret: string, { id, at, body }: SignedMessage): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
});

/** The id of a message whose signature is right and whose time is within five minutes of now; else null (D-15). */
export function verifiedMessageId(secret: string, headers: Record<string, string>, body: string): string | null {
  const id = headers['webhook-id'];
  if (!id || !idForm.test(id)) return null;
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return id;
  } catch {
    return null;
  }
}

interface SentMessage extends SignedMessage {
  /** Gives the try up, as when the process is to end. */
  signal?: AbortSignal;
}

/** Posts a signed message; throws what went wrong, in words for the outbox row. Redirects are failures. */
export async function sendWebhook(url: string, secret: string, { signal, ...message }: SentMessage): Promise<void> {
  const timeout = AbortSignal.timeout(10_000);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureHeaders(secret, message) },
    body: message.body,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}
