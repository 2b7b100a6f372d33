import { Webhook } from 'standardwebhooks';

/** What is signed: the id and the time stand in headers beside the signature of all three (D-15). */
export interface SignedMessage {
  id: string;
  at: Date;
  body: string;
}

const idForm = /^[A-Za-z0-9_-]{1,200}$/;
/** The library takes '1700000000x' for the number that it begins with, which is what was signed. */
const timeForm = /^\d{1,12}$/;

/** The Standard Webhooks headers of a message, signed with a provider's `whsec_…` secret. */
export const signatureHeaders = (secret: string, { id, at, body }: SignedMessage): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
});

/** The characters of a body, each of its bytes counted; null when they are no UTF-8. Lenient decoding would make one text of several bodies, and the signature would hold for all of them. */
export function signedText(body: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

/** The id of a message whose signature is right and whose time is within five minutes of now; else null (D-15). */
export function verifiedMessageId(secret: string, headers: Record<string, string>, body: string): string | null {
  const id = headers['webhook-id'];
  if (!id || !idForm.test(id) || !timeForm.test(headers['webhook-timestamp'] ?? '')) return null;
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return id;
  } catch {
    return null;
  }
}
