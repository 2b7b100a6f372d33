import { ServiceError } from '../../../platform/errors';
import { isFromTwilio } from '../../../platform/messages/twilioSignature';
import { signatureInvalid } from '../../../platform/signatureInvalid';
import type { AppContext } from '../../context/appContext';

export interface SignedFields {
  fields: Record<string, string>;
  signature: string;
}

/** Throws a 404 without Twilio, and a 401 for a call that Twilio has not signed. */
export function requireTwilio(
  { settings: { twilio, siteUrl } }: AppContext,
  path: string,
  { fields, signature }: SignedFields,
): void {
  if (!twilio) throw new ServiceError({ code: 'not_found', detail: 'There is nothing at this URL.' });
  if (!isFromTwilio(twilio.authToken, { url: siteUrl + path, fields }, signature))
    throw signatureInvalid('x-twilio-signature');
}
