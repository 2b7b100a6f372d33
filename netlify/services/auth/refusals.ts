import { ServiceError } from '../../platform/errors';
import type { Destination } from './destination';

/** S8-05: one answer for whatever is wrong with a code. */
export const invalidCode = () =>
  new ServiceError({ code: 'invalid_code', status: 400, detail: 'Invalid verification code' });

/** No live session, or one that ended meanwhile. */
export const signedOut = () => new ServiceError({ code: 'unauthenticated', status: 401, detail: 'Please sign in.' });

/** Another code is asked for too soon after the last. */
export const codeJustSent = (retryAfterSeconds: number | undefined) =>
  new ServiceError({ code: 'code_just_sent', status: 429, detail: 'We just sent you a code.', retryAfterSeconds });

/** Text messages to numbers that no account has verified are used up: of the client address, the exchange, or the day. */
export const smsLimited = (retryAfterSeconds: number | undefined) =>
  new ServiceError({
    code: 'sms_limited',
    status: 429,
    detail: 'We cannot text this number right now. Please use your email instead.',
    retryAfterSeconds,
  });

/** What changes an account needs a session that was confirmed by a code lately. */
export const confirmationRequired = () =>
  new ServiceError({
    code: 'confirmation_required',
    status: 403,
    detail: 'Please confirm that it is you. We send a code to the email or phone number of your account.',
  });

/** An account without what its code could be sent to. */
export const destinationMissing = ({ channel }: Pick<Destination, 'channel'>) =>
  new ServiceError({
    code: 'destination_missing',
    status: 409,
    detail:
      channel === 'email'
        ? 'Your account has no confirmed email. Please use your phone number.'
        : 'Your account has no confirmed phone number. Please use your email.',
  });

const taken: Record<Destination['channel'], string> = {
  phone: 'This phone number has already been registered with another account with the product.',
  email: 'This email has already been registered with another account with the product.',
};
/** S5-06. */
export const accountExists = ({ channel }: Pick<Destination, 'channel'>, cause?: unknown) =>
  new ServiceError({ code: 'account_exists', status: 409, detail: taken[channel], cause });

const unknown: Record<Destination['channel'], string> = {
  phone: 'We could not find an account with this phone number. Would you like to create one?',
  email: 'We could not find an account with this email. Would you like to create one?',
};
/** S5-07. */
export const accountUnknown = ({ channel }: Destination) =>
  new ServiceError({ code: 'account_unknown', status: 404, detail: unknown[channel] });

const unchanged: Record<Destination['channel'], string> = {
  phone: 'This is already the phone number of your account.',
  email: 'This is already the email of your account.',
};
/** A change to what the account has, verified, already. */
export const destinationUnchanged = ({ channel }: Destination) =>
  new ServiceError({ code: 'destination_unchanged', status: 409, detail: unchanged[channel] });
