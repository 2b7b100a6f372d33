import { ServiceError } from '../errors';

export const serverBusy = (retryAfterSeconds: number): ServiceError =>
  new ServiceError({
    code: 'server_busy',
    detail: 'We’re very busy right now. Please try again in a few seconds.',
    retryAfterSeconds,
  });
