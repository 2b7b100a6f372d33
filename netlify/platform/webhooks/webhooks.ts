import { Webhook } from 'standardwebhooks';

export interface SignedMessage {
  id: string;
  at: Date;
  body: string;
}

/** Standard Webhooks rules out full stops, because they separate the signed parts. */
const idPattern = /^(?!.*\.)[!-~]{1,200}$/;
export const messageIdRule = 'expected 1 to 200 visible ASCII characters without a full stop';

export const isMessageId = (id: string): boolean => idPattern.test(id);

/** The library parses '1700000000x' as the number it starts with, so check the format first. */
const timestampPattern = /^\d{1,12}$/;

/** Accepts two `whsec_…` secrets during a rotation, so that the dispensary can verify either signature. */
export const signatureHeaders = (
  secret: string | readonly string[],
  { id, at, body }: SignedMessage,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': [secret]
    .flat()
    .map((eachSecret) => new Webhook(eachSecret).sign(id, at, body))
    .join(' '),
});

/** Strict UTF-8, else null. Lenient decoding would map different bodies to one text with the same valid signature. */
export function decodeSignedBody(body: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

/** Null if the signature is invalid or older than five minutes. Check the id with `isMessageId`. */
export function verifiedMessageId(secret: string, headers: Record<string, string>, body: string): string | null {
  const id = headers['webhook-id'];
  if (!id || !timestampPattern.test(headers['webhook-timestamp'] ?? '')) return null;
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return id;
  } catch {
    return null;
  }
}
