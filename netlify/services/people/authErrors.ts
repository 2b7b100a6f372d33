import { ServiceError } from '../../platform/errors';
import type { RecipientRefusedError } from '../../platform/messages/recipientRefusedError';
import type { Destination } from './destination';

/** Identical for every invalid code, so that it reveals nothing. */
export const invalidCode = () => new ServiceError({ code: 'invalid_code', detail: 'Invalid verification code' });

export const unauthenticated = () => new ServiceError({ code: 'unauthenticated', detail: 'Please sign in.' });

export const codeJustSent = (retryAfterSeconds: number | undefined) =>
  new ServiceError({ code: 'code_just_sent', detail: 'We just sent you a code.', retryAfterSeconds });

export const sendingFailed = (cause?: unknown) =>
  new ServiceError({ code: 'sending_failed', detail: 'We couldn’t send the code. Please try again later.', cause });

/** A limit on text messages was reached: per network, phone exchange or day. */
export const smsLimited = (retryAfterSeconds: number | undefined) =>
  new ServiceError({
    code: 'sms_limited',
    detail: 'We can’t text this number right now. Please use your email instead.',
    retryAfterSeconds,
  });

export function recipientRefused({ channel }: Destination, cause: RecipientRefusedError): ServiceError {
  if (channel === 'email')
    return new ServiceError({
      code: 'email_unreachable',
      detail: 'This email address can’t receive our messages. Please check it, or use your phone number.',
      cause,
    });
  if (cause.reason === 'stop')
    return new ServiceError({
      code: 'sms_stopped',
      detail: 'This number replied STOP to our text messages. Please reply START to the last one, or use your email.',
      cause,
    });
  return new ServiceError({
    code: 'sms_unreachable',
    detail: 'This number can’t receive our text messages. Please use another number, or your email.',
    cause,
  });
}

export const accountsLimited = (retryAfterSeconds: number | undefined) =>
  new ServiceError({
    code: 'accounts_limited',
    detail: 'Many accounts were created on your network within the last hour.',
    retryAfterSeconds,
  });

export const confirmationRequired = () =>
  new ServiceError({
    code: 'confirmation_required',
    detail: 'Please confirm it’s you. We’ll send a code to your account’s email or phone number.',
  });

export const destinationMissing = ({ channel }: Pick<Destination, 'channel'>) =>
  new ServiceError({
    code: 'destination_missing',
    detail:
      channel === 'email'
        ? 'Your account has no confirmed email. Please use your phone number.'
        : 'Your account has no confirmed phone number. Please use your email.',
  });

const takenDetails: Record<Destination['channel'], string> = {
  phone: 'This phone number has already been registered with another account with the product.',
  email: 'This email has already been registered with another account with the product.',
};
export const accountExists = ({ channel }: Pick<Destination, 'channel'>, cause?: unknown) =>
  new ServiceError({ code: 'account_exists', detail: takenDetails[channel], cause });

const unknownDetails: Record<Destination['channel'], string> = {
  phone: 'No account found for this phone number. Would you like to create one?',
  email: 'No account found for this email. Would you like to create one?',
};
export const accountUnknown = ({ channel }: Destination) =>
  new ServiceError({ code: 'account_unknown', detail: unknownDetails[channel] });

const unchangedDetails: Record<Destination['channel'], string> = {
  phone: 'This is already your account’s phone number.',
  email: 'This is already your account’s email.',
};
export const destinationUnchanged = ({ channel }: Destination) =>
  new ServiceError({ code: 'destination_unchanged', detail: unchangedDetails[channel] });
