import { ServiceError } from './errors';

/** The header with the signature. Its name doubles as the authentication scheme, because none is registered. */
type SignatureHeader = 'webhook-signature' | 'stripe-signature' | 'x-twilio-signature';

/** The 401 asks for a signature, not for a token. */
export const signatureInvalid = (scheme: SignatureHeader) =>
  new ServiceError({ code: 'signature_invalid', detail: 'This message’s signature is invalid, or too old.', scheme });
