import { ServiceError } from '../errors';

/** Written out below too: a test reads the codes that the source throws. */
export const busyCode = 'server_busy';

export const serverBusy = (retryAfterSeconds: number): ServiceError =>
  new ServiceError({
    code: 'server_busy',
    status: 503,
    detail: 'We’re very busy right now. Please try again in a few seconds.',
    retryAfterSeconds,
  });
