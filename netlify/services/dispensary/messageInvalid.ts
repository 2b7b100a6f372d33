import { ServiceError } from '../../platform/errors';

/** For messages whose signature is valid. Lists each invalid part of body and headers. */
export const messageInvalid = (errors: { path: string; message: string }[]) =>
  new ServiceError({ code: 'not_valid', status: 422, detail: 'Some of what was sent isn’t valid.', errors });
