import { ServiceError } from '../errors';

/** Repeated as a literal below, because a test scans the source for the codes it throws. */
export const busyCode = 'server_busy';

export const serverBusy = (retryAfterSeconds: number): ServiceError =>
  new ServiceError({
    code: 'server_busy',
    status: 503,
    detail: 'We’re very busy right now. Please try again in a few seconds.',
    retryAfterSeconds,
  });
