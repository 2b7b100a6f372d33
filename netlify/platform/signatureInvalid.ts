import { ServiceError } from './errors';

/** The header with a signature, whose name doubles as the authentication scheme, because none is registered. */
type SignatureScheme = 'webhook-signature' | 'stripe-signature' | 'x-twilio-signature' | 'Basic';

/** The 401 asks for a signature, not for a token. */
export const signatureInvalid = (scheme: SignatureScheme) =>
  new ServiceError({ code: 'signature_invalid', detail: 'This message’s signature is invalid, or too old.', scheme });
