import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedRequest {
  /** The full URL that Twilio requested, with its query. */
  url: string;
  fields: Record<string, string>;
}

/** Twilio's signature: HMAC-SHA1 of the URL and then each name and value, sorted by name. */
export const twilioSignature = (authToken: string, { url, fields }: SignedRequest): string =>
  createHmac('sha1', authToken)
    .update(
      url +
        Object.keys(fields)
          .sort()
          .map((name) => name + fields[name]!)
          .join(''),
    )
    .digest('base64');

export function isFromTwilio(authToken: string, signed: SignedRequest, signature: string): boolean {
  const [expected, received] = [twilioSignature(authToken, signed), signature].map((text) => Buffer.from(text));
  return expected!.length === received!.length && timingSafeEqual(expected!, received!);
}
