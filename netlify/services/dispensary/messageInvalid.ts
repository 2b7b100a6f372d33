import { ServiceError } from '../../platform/errors';

/** Refuses a verified message that cannot be processed as it is. Names each wrong part of body and headers. */
export const messageInvalid = (errors: { path: string; message: string }[]) =>
  new ServiceError({ code: 'not_valid', status: 422, detail: 'Some of what was sent isn’t valid.', errors });
