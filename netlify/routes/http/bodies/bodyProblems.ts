import { ServiceError } from '../../../platform/errors';

/** `respondWithProblem` closes the connection, so that the client stops sending. */
export const bodyTooSlow = () =>
  new ServiceError({
    code: 'request_timeout',
    detail: 'What you sent took too long to arrive. Please try again with a better connection.',
  });

export const bodyTooLong = () => new ServiceError({ code: 'too_large', detail: 'The body is too long.' });
