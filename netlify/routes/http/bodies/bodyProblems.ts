import { ServiceError } from '../../../platform/errors';

/** For a body that is still arriving after its time. `answerProblem` closes the connection, so that nobody waits for the rest. */
export const bodyTooSlow = () =>
  new ServiceError({
    code: 'request_timeout',
    status: 408,
    detail: 'What you sent took too long to arrive. Please try again with a better connection.',
  });

export const bodyTooLong = () => new ServiceError({ code: 'too_large', status: 413, detail: 'The body is too long.' });
